/** Every path of the product: builders that refuse to build a broken link, and the fixed pages. */
import { isOneOf } from "#platform/shared/literals.ts";

export const jobPath = (slug: Key) => `/jobs/${required(slug, "Job slug")}`;
export const applyPath = (slug: Key) => `${jobPath(slug)}/apply`;
export const employerJobPath = (slug: Key) => `/employer/jobs/${required(slug, "Job slug")}`;
export const employerPath = (slug: Key) => `/employer/${required(slug, "Employer slug")}`;
export const educatorPath = (slug: Key) => `/educators/${required(slug, "Educator slug")}`;
export const applicantPath = (applicationId: Key) =>
  `/employer/applicants/${required(applicationId, "Application Id")}`;
/** One's own application, opened beside the list. */
export const ownApplicationPath = (applicationId: Key) =>
  `/jobs/applications?application=${required(applicationId, "Application Id")}`;
export const interviewBookingPath = (employerSlug: Key, interviewTypeSlug: Key) =>
  `/interview/${required(employerSlug, "Employer slug")}/${required(interviewTypeSlug, "Path")}`;
/** The week that a day falls into, among the employer's interviews. */
export const employerInterviewWeekPath = (day: Key) =>
  `${pages.employerInterviews}?view=week&week=${required(day, "Day")}`;
export const likeEducatorPath = (userProfileId: Key) =>
  `/employer/user_profiles/${required(userProfileId, "UserProfile Id")}/like`;
export const likeJobPath = (jobId: Key) => `/job_listings/${required(jobId, "Job Id")}/like`;

/** A brand's landing page for a campaign. */
export const promoPath = (slug: Key) => `/p/${required(slug, "Promo page slug")}`;

/** Where somebody who accepted an invitation to a team chooses the first password. */
export const joinTeamPath = (token: Key) => `${pages.joinTeam}?token=${required(token, "Token")}`;

/** A program's open jobs, for a frame on its own web site. */
export const embeddedJobsPath = (employerSlug: Key, language: string) =>
  `/embed/jobs/${required(employerSlug, "Employer slug")}?language=${language}`;

/** The picture beside a link to a page, in chats and on other sites. */
export const linkImagePath = (of: "site" | `jobs/${string}` | `employers/${string}`, language: string) =>
  `/link-images/${of}.png?language=${language}`;

/** Any other path inside the product: always with one leading slash, never on another host. */
export function sitePath(path: Key) {
  if (!path?.trim()) throw new Error(missing("Path"));
  return `/${path.trim().replace(/^[/\\]+/, "")}`;
}

/** Rows of a collection of the API in the operators' console, or one of them: "employers/plans/{id}". */
export const consoleDataPath = (path: string) => `/admin/data/${path}`;

/** A message of the notification catalogue, as operators read it. */
export const catalogueMessagePath = (id: string) => `${pages.messageCatalogue}/${required(id, "Message")}`;

/** Where it is said how a hiring went: with a program, with a person, or for a job. */
export const hiringUpdatePath = (about: { employer?: string; person?: string; job?: string } = {}) => {
  const search = new URLSearchParams(about).toString();
  return pages.hiringUpdate + (search && `?${search}`);
};

/** The pages without a parameter. Mails and other sites link to them: an address is never changed. */
export const pages = {
  home: "/",
  jobs: "/jobs",
  applications: "/jobs/applications",
  interviews: "/interviews",
  messages: "/messages",
  profile: "/profile",
  settings: "/settings",
  educators: "/educators",
  hiringHero: "/hiring-hero",
  terms: "/terms",
  privacy: "/privacy",
  privacyRequest: "/privacy/request",
  login: "/login",
  loginContinue: "/login/continue",
  signUp: "/sign_up",
  resetPassword: "/reset_password",
  joinTeam: "/join_team",
  registerTeacher: "/register/teacher",
  registerTeacherOnboarding: "/register/teacher/onboarding",
  registerTeacherCityPending: "/register/teacher/city_pending",
  registerTeacherLocations: "/register/teacher/locations",
  registerEmployer: "/register/employer",
  registerEmployerOther: "/register/employer/other",
  selectEmployerProfile: "/select-employer-profile",
  employerToday: "/employer/today",
  employerApplicants: "/employer/applicants",
  employerInterviews: "/employer/interviews",
  employerAvailability: "/employer/interviews?tab=availability",
  employerEventTypes: "/employer/interviews?tab=event-types",
  employerJobs: "/employer/jobs",
  newJob: "/employer/jobs/new",
  employerMessages: "/employer/messages",
  plans: "/employer/plans",
  employerProfile: "/employer/profile",
  employerLocations: "/employer/profile/locations",
  employerTeam: "/employer/profile/team",
  employerOwnSettings: "/employer/profile/mine",
  employerWebsite: "/employer/website",
  upgrade: "/employer/upgrade",
  downgrade: "/employer/downgrade",
  hiringHeroStats: "/employer/hiring-hero-stats",
  hiringUpdate: "/hiring-update",
  notifications: "/notifications",
  admin: "/admin",
  reviewEducators: "/admin/user_profiles",
  reviewEmployers: "/admin/employers",
  messageCatalogue: "/admin/emails",
  backgroundJobs: "/admin/jobs",
  questionFlow: "/admin/questions",
  reviewReports: "/admin/reports_queue",
  reviewAppeals: "/admin/appeals",
  reports: "/admin/reports",
  heroThresholds: "/admin/hiring_hero",
} as const;

export type UserType = "educator" | "employer" | "operator";

/** Where somebody lands after signing in. */
export const roleHome = (userType: UserType | null | undefined): string =>
  userType ? roleHomes[userType] : pages.home;

/** Words that are pages of their own, so no row may have them as its slug. */
export const reservedSlugs = {
  job: ["applications", "new"],
  employer: [
    "applicants",
    "interviews",
    "jobs",
    "messages",
    "plans",
    "profile",
    "upgrade",
    "downgrade",
    "hiring-hero-stats",
    "today",
    "website",
    "user_profiles",
  ],
} as const;

export const isReservedSlug = (kind: keyof typeof reservedSlugs, slug: string) =>
  isOneOf(reservedSlugs[kind], slug.toLowerCase());

type Key = string | null | undefined;

const roleHomes = {
  educator: pages.jobs,
  employer: pages.employerToday,
  operator: pages.admin,
} as const satisfies Record<UserType, string>;

const missing = (what: string) => `${what} is required to generate URL`;

function required(key: Key, what: string) {
  if (!key?.trim()) throw new Error(missing(what));
  return encodeURIComponent(key);
}
