/** The TypeScript types of columns that PostgreSQL knows only as text or jsonb; `npm run db:types` writes them into tables.ts. */

/** Module → exported type → columns. `Type[]` is a column of several; a jsonb column takes the type or its JSON text. */
export const columnTypes: Record<string, Record<string, string[]>> = {
  "#features/accounts/account-export.ts": { ExportState: ["account_exports.state"] },
  "#features/accounts/account.ts": { UserType: ["accounts.user_type"] },
  "#features/accounts/sign-in-providers.ts": {
    SignInProvider: ["sign_in_identities.provider", "openid_flows.provider"],
  },
  "#platform/shared/language.ts": { Language: ["accounts.language"] },
  "#platform/shared/open-ai-log.ts": { ModelRating: ["open_ai_logs.rating"] },
  "#platform/shared/file-reference.ts": {
    StoredImage: ["employers.profile_image", "user_profiles.avatar"],
  },
  "#platform/server/mail/transport.ts": {
    "MailHeader[]": ["mails.headers"],
    MailCalendar: ["mails.calendar"],
  },
  "#features/brands/brand.ts": {
    BrandLogo: ["brands.logo"],
    BrandTheme: ["brands.theme"],
    BrandLinks: ["brands.links"],
  },
  "#features/accounts/email-types.ts": { MailerType: ["email_types.mailer_type"] },
  "#features/notifications/notification-types.ts": {
    NotificationType: ["system_notifications.notification_type"],
  },
  "#features/places/geography-options.ts": { GeographyOptionCategory: ["geography_options.category"] },
  "#features/educators/appeal.ts": { AppealState: ["appeals.state"] },
  "#features/educators/certification-constants.ts": {
    CertificationCategoryType: ["certification_categories.category_type"],
    "CertificationQualification[]": [
      "certification_options.qualifications",
      "job_listings.certification_qualifications",
    ],
  },
  "#features/educators/educator-states.ts": {
    ActiveState: ["user_profiles.active_state"],
    ApprovalState: ["user_profiles.approval_state"],
    VisibilityState: ["user_profiles.visibility_state"],
  },
  "#features/educators/profile-access.ts": { AccessKind: ["profile_accesses.kind"] },
  "#features/educators/profile-question-constants.ts": {
    QuestionCategory: ["profile_questions.category"],
    InputType: ["profile_questions.input_type"],
  },
  "#features/educators/question-flow.ts": { Answers: ["user_profiles.pardoned_answers"] },
  "#features/educators/profile-question.ts": { "QuestionOption[]": ["profile_questions.options"] },
  "#features/educators/resume-import.ts": {
    ResumeProblem: ["resume_imports.problem"],
    ResumeImportState: ["resume_imports.state"],
    FoundInResume: ["resume_imports.found"],
  },
  "#features/educators/video-answer.ts": {
    VideoProblem: ["video_ask_answers.problem"],
    VideoAnswerState: ["video_ask_answers.state"],
  },
  "#features/employers/employer-photo.ts": { "StoredPhoto[]": ["employers.photos"] },
  "#features/employers/employer-constants.ts": {
    CenterType: ["employers.center_type"],
    EmployerApprovalState: ["employers.approval_state"],
    "EmployerAbility[]": ["employers.abilities"],
    EmployerRole: ["employer_profiles.role"],
    InvitationState: ["employer_profiles.invitation_state"],
  },
  "#features/employers/subscription-status.ts": { SubscriptionStatus: ["subscriptions.status"] },
  "#features/promo-pages/promo-page.ts": { PromoAudience: ["promo_pages.audience"] },
  "#features/plans/price.ts": { PriceInterval: ["prices.interval"] },
  "#features/employers/api/roster/roster-row.ts": { RosterRow: ["employers.roster"] },
  "#features/employers/connector.ts": { ConnectorState: ["connectors.state"] },
  "#features/employers/join-request.ts": { JoinRequestState: ["join_requests.state"] },
  "#features/matching/match-facts.ts": {
    EducatorFacts: ["job_seekers.facts", "job_seekers.shown_facts", "candidate_facts.facts"],
  },
  "#features/jobs/job-constants.ts": {
    ListingStatus: [
      "job_listings.listing_status",
      "job_listing_events.from_state",
      "job_listing_events.to_state",
    ],
    CloseReason: ["job_listings.closed_reason"],
    HiredElsewhere: ["job_listings.hired_elsewhere"],
    "EmploymentType[]": ["job_listings.employment_type"],
    EmploymentSubtype: ["job_listings.employment_subtype"],
    EnglishProficiency: ["job_listings.english_proficiency"],
    HireTimeline: ["job_listings.hire_timeline"],
    StartTimeline: ["job_listings.start_timeline"],
    JobSchedule: ["job_listings.job_schedule"],
  },
  "#features/educators/job-preferences.ts": {
    RoleTitle: ["job_listings.role_type"],
    "JobAgeGroup[]": ["job_listings.age_group"],
  },
  "#features/educators/education-levels.ts": { EducationMinimum: ["job_listings.desired_education"] },
  "#features/educators/experience-options.ts": { WorkExperienceOption: ["job_listings.work_experience"] },
  "#features/educators/languages.ts": { "Language as SpokenLanguage[]": ["job_listings.languages"] },
  "#features/jobs/screening-questions.ts": { "ScreeningQuestion[]": ["job_listings.screening_questions"] },
  "#features/jobs/job-listing.ts": { SupplementalPay: ["job_listings.supplemental_pay"] },
  "#features/jobs/job-alert.ts": { AlertFrequency: ["job_alerts.frequency"] },
  "#features/jobs/alert-search.ts": { AlertFilters: ["job_alerts.filters"] },
  "#features/matching/match-row.ts": {
    "MatchRow[]": ["job_applications.qualification_matches", "job_recommendations.reasons"],
  },
  "#features/applications/application-constants.ts": {
    ApplicationState: [
      "job_applications.aasm_state",
      "job_applications.state_before_rejection",
      "job_applications.state_before_offer",
    ],
  },
  "#features/applications/application.ts": {
    "AnsweredQuestion[]": ["job_applications.screening_questions"],
    Offer: ["job_applications.offer"],
  },
  "#features/applications/rejection.ts": { RejectionMessage: ["job_applications.rejection_message"] },
  "#features/messages/message-constants.ts": {
    MessageType: ["messages.message_type"],
    ProfileType: [
      "messages.profile_type",
      "conversation_members.messageable_type",
      "conversations.blocked_by_type",
      "interviews.booked_by_type",
      "reports.reporter_type",
    ],
  },
  "#features/candidates/job-invitation-states.ts": { JobInvitationState: ["job_invitations.state"] },
  "#features/messages/message.ts": { MessageData: ["messages.data"] },
  "#features/messages/report-constants.ts": {
    ReportReason: ["reports.reason"],
    ReportState: ["reports.state"],
  },
  "#features/interviews/interview-constants.ts": {
    InterviewType: ["interviews.interview_type", "interview_event_types.interview_type"],
    InterviewStatus: ["interviews.status"],
    InterviewParty: ["interviews.canceled_by_type", "interviews.no_show_by"],
  },
  "#features/interviews/event-type.ts": {
    Instructions: ["interviews.instructions", "interview_event_types.instructions"],
  },
  "#features/interviews/calendar-constants.ts": {
    CalendarService: ["blocking_calendars.service"],
    CredentialService: ["third_party_credentials.service"],
  },
  "#features/operators/gates.ts": { FlagState: ["feature_flags.state"], "Group[]": ["feature_flags.groups"] },
};

/**
 * The generated tables with these types in the place of `string`, `string[]` and `Json`; nullability and defaults stay as
 * the database has them. Throws for a column that does not exist or is not of such a type.
 */
export function withColumnTypes(tables: string): string {
  let text = tables;
  const imports: string[] = [];
  for (const [module, types] of Object.entries(columnTypes)) {
    const names = Object.keys(types).map((name) => name.replace("[]", ""));
    imports.push(`import type { ${names.join(", ")} } from "${module}";`);
    for (const [name, columns] of Object.entries(types))
      for (const column of columns) text = replaceType(text, column, name.replace(/^.* as /, ""));
  }
  const kysely = 'import type { ColumnType } from "kysely";\n';
  return text
    .replace(kysely, `${imports.join("\n")}\n${kysely}`)
    .replace("export type Json =", `${jsonb}\n\nexport type Json =`);
}

const jsonb = `/** A jsonb column: reads give the value, writes take it or its JSON text (an array must be written as text). */
export type Jsonb<T> = ColumnType<T, T | string, T | string>;`;

function replaceType(tables: string, column: string, type: string): string {
  const [table = "", name = ""] = column.split(".").map(camelCase);
  const start = tables.indexOf(`export interface ${table[0]?.toUpperCase()}${table.slice(1)} {`);
  const at = tables.indexOf(`\n  ${name}: `, start);
  const end = tables.indexOf(";", at);
  const before = tables.slice(at, end);
  const untyped = ["string[]", "string", "Json"].find((word) => before.includes(word)) ?? "";
  const after = untyped && before.replace(untyped, untyped === "Json" ? `Jsonb<${type}>` : type);
  if (start < 0 || at < 0 || at > tables.indexOf("\n}", start) || !after)
    throw new Error(`${column} is no text or jsonb column.`);
  return tables.slice(0, at) + after + tables.slice(end);
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
