/** The collections, attributes and relationships that clients know by name: renaming or losing one is seen here. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());

interface Schema {
  properties: Record<"attributes" | "relationships", { properties: Record<string, object> }>;
}
const document: { paths: Record<string, object>; components: { schemas: Record<string, Schema> } } = (
  await server.request("openapi.json")
).json();

const words = (text: string) => text.trim().split(/\s+/);

test.each(
  words(`brands email_types account_email_preferences user_profiles user_profile/work_histories
    user_profile/certifications user_profile/conversations user_profile/job_listing_recommendations
    user_profile/education_histories user_profile/profile_question_answers education_fields education_levels
    educational_qualifications geographies geography_options profile_questions locations job_listings
    job_applications interviews interview_event_types conversation_members messages
    certification_categories certification_options system_notifications open_ai_logs video_ask_questions
    video_ask_answers onboarding_events connectors employers employer_profiles
    employers/employer_profile_locations employers/interview_event_types employers/saved_filter_selections
    employers/notes employers/blocking_calendars employers/interviews employers/interview_slots
    employers/employer_profiles employers/third_party_credentials employers/plans
    employers/prices employers/plan_benefits employers/subscriptions subscription_changes promo_pages
    employers/user_profiles_metadata employer/conversations employer/job_applications employer/job_listings`),
)("%s is listed and read one by one", (collection) => {
  expect(document.paths[`/api/${collection}`]).toHaveProperty("get");
  expect(document.paths[`/api/${collection}/{id}`]).toHaveProperty("get");
});

test.each([
  ["post", "accounts/tokens"],
  ["post", "accounts/sign_in"],
  ["post", "accounts/sign_up"],
  ["delete", "accounts/sign_out"],
  ["post", "account/reset_password"],
  ["get", "account"],
  ["put", "account"],
  ["get", "interview_slots"],
  ["get", "brands/find_by_domain"],
  ["get", "employer/job_applications/download"],
])("%s %s is a call of its own", (method, path) => {
  expect(document.paths[`/api/${path}`]).toHaveProperty(method);
});

/** Attributes first; relationships behind the bar. */
const names: Record<string, string> = {
  account:
    "email emailNotifications smsNotifications onboardComplete createdAt updatedAt | user_profile employer_profiles email_preferences",
  user_profiles: `activeRecently activeState approvalState avatar city completedEceCredits createdAt email firstName
    lastName geographyId liked indeedResume missingRequiredFields missingScreeningQuestions phoneNumber
    previouslyApplied recommended responsive resume attachments showCertifications showEducation slug state
    visibilityState zipCode metadata | account geography certifications conversation_members education_histories
    job_recommendations profile_question_answers work_histories video_ask_answers interviews system_notifications
    saved_filter_selections`,
  employers: `name slug about address zip phoneNumber website email centerType educationPhilosophy languages
    profileImage geographyId referrer abilities onboardingFinished createdAt | geography connectors employer_profiles
    locations subscriptions subscription_changes`,
  employer_profiles: `accountId firstName lastName phoneNumber position address city state zipCode slug timeZone
    calendarDaysInFuture emailNotifications smsNotifications | account employer locations employer_profile_locations
    interview_slots interviews system_notifications saved_filter_selections`,
  employer_profile_locations: "employerProfileId locationId emailNotifications smsNotifications | location",
  locations: `name address additional_address neighborhood administrativeAreaLevel1 administrativeAreaLevel2 zip lat
    lng capacity email phone_number | employer`,
  geographies: `longName shortName descriptiveLabel salesPhoneNumber zoomLevel latitude longitude
    userProfileRegisterable displayNeighborhoodLocations | profile_questions`,
  geography_options: "geographyId title description category | geography",
  job_listings: `slug title description additionalBenefits ageGroup certificationQualifications classroomType
    compensation supplementalPay desiredEducation educationPhilosophy educationalQualifications employmentSubtype
    employmentType englishProficiency externalUrl hireTimeline startTimeline jobSchedule jobApplicationsCount languages
    liked listingStatus locationIds minAge publishedAt qualificationsDescription roleCount roleType screeningQuestions
    workExperience createdAt updatedAt | employer applications locations`,
  job_applications: `aasmState createdAt withdrawn statusCategory aiSuitabilitySummary qualificationMatches
    screeningQuestions | job_listing user_profile locations`,
  education_histories: `school city startDate endDate current educationLevelId filterableEducationLevel major majorId
    minor minorId completedCollegeCredits transcript | user_profile education_level`,
  education_levels: "title eceRelated filterableEducationLevel creditCountRequired",
  education_fields: "title eceRelated",
  educational_qualifications: "title",
  work_histories: `aiGenerated approaches city company current description endDate gradeLevels jobTitle languages
    startDate teachingRoles teachingSettings workedWithChildren | user_profile`,
  profile_questions: `name label labelSubtext description category inputType minInput options config order required
    unlisted | geography`,
  profile_question_answers: "value profileQuestionId profileQuestionLabel profileQuestionName userProfileId",
  interview_event_types: "name slug duration interviewType inviteUrl instructions employerProfileId",
  interviews: "createdAt interviewEventTypeId employerProfileId status time instructions canceledByType",
  system_notifications: "notificationType startDate endDate seenAt metadata createdAt updatedAt",
  conversations: "unreadCount updatedAt latestMessageAt starred metadata | conversation_members messages",
  conversation_members: "conversationId messageableId messageableType",
  messages: `createdAt data profileType readAt messageType metadata interviewScheduledAt interviewScheduled
    deletedAt`,
  certification_categories: "title categoryType | geography certification_options",
  certification_options: "title position",
  certifications: "title document certificationOptionId",
  plans: "name trialPeriodDays activeJobListingLimit locationLimit creditCardRequiredForTrial",
  prices: "name interval intervalCount priceCents priceCurrency stripeId | plan",
  plan_benefits: "benefits mostPopular name reactivateButtonText subheading tier trialButtonText | plan",
  subscriptions: `cancelAt currentPeriodEnd currentPeriodStart freePlan status trialEnd trialPeriodDays trialStart |
    employer plan price`,
  subscription_changes: "currentPhaseEndDate | employer plan",
  brands: "name domain loginCopy removeSchoolSignup logo hideFooters",
  email_types: "active description mailerType name visible",
  account_email_preferences: "enabled | account email_type",
  blocking_calendars: "accountId calendarName calendarId enabled service",
  video_ask_questions: "title | geography",
  video_ask_answers: "contactShareUrl gifUrl | user_profile video_ask_question",
  onboarding_events: "event",
  saved_filter_selections: "filters diff updatedAt | employer_profile",
  notes: "body | user_profile employer_profile",
  user_profile_metadata: "previouslyMessaged | interview user_profile",
};

test.each(Object.keys(names))("%s has the attributes and relationships that clients read", (type) => {
  const [attributes = "", relationships = ""] = names[type]!.split("|");
  const { properties } = document.components.schemas[type]!;
  expect(Object.keys(properties.attributes.properties)).toEqual(expect.arrayContaining(words(attributes)));
  if (relationships)
    expect(Object.keys(properties.relationships.properties)).toEqual(
      expect.arrayContaining(words(relationships)),
    );
});

/** Those for everywhere, such as the CDA, stand beside the area's own. */
test("an area's certification categories come with the area and their options", async () => {
  const [area] = (await server.request("geographies?page[size]=1")).json().data;
  const query = `filter[geographyId]=${area.id}&include=geography,certification_options`;
  const { data, included } = (await server.request(`certification_categories?${query}`)).json();
  const areas = data.map(
    (row: { relationships: { geography: { data: { id: string } | null } } }) =>
      row.relationships.geography.data?.id,
  );
  expect(data.length).toBeGreaterThan(0);
  expect(new Set(areas)).toEqual(new Set([undefined, area.id]));
  expect(new Set(included.map(({ type }: { type: string }) => type))).toEqual(
    new Set(["geographies", "certification_options"]),
  );
});
