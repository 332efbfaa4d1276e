/**
 * The visits for which the browser's scripts are laid together in few files (`vite.config.ts`): of each its screen, with the
 * parts that are loaded on demand at once. `bench:scripts` shows what comes of it.
 */

interface Visit {
  /** How many pages that are not named here it counts for. */
  weight: number;
  /** The ends of the names of its modules. */
  modules: string[];
}

/** Parts that are loaded at once for whoever is signed in, and for an employer. */
const signedIn = [
  "platform/web/live/cable.ts",
  "node_modules/idb-keyval/dist/index.js",
  "interviews/screens/starts-soon-strip.tsx",
];
const employer = [...signedIn, "employers/screens/standing/invitation-strip.tsx"];

/** Of a candidate, on a row and on the profile. */
const candidateParts = [
  "invitations/screens/invite-to-apply-button.tsx",
  "interviews/screens/invite/candidate-invitations.tsx",
  "messages/screens/slots/candidate-messages.tsx",
];
const settings = [
  "accounts/screens/settings/settings.screen.tsx",
  "educators/screens/settings/phone-setting.tsx",
  "interviews/screens/calendars/calendar-settings.tsx",
];

/** Of those who come for the first time, with nothing loaded before. */
const guestVisits = [
  ["app/pages/home/home.screen.tsx"],
  ["app/pages/employer/employer.screen.tsx"],
  ["jobs/screens/search/job-search.screen.tsx"],
  ["jobs/screens/job/job.screen.tsx"],
];

const signUpVisits = [
  ["accounts/screens/login.screen.tsx"],
  ["accounts/screens/sign-up.screen.tsx"],
  ["accounts/screens/reset-password.screen.tsx"],
  ["educators/screens/register/register-teacher.screen.tsx"],
  ["employers/screens/register/register-employer.screen.tsx"],
];

/** Of the pages with a budget in `e2e/page-budgets.ts`, and of an employer's other daily pages. */
const inboxVisits = [
  [...signedIn, "messages/screens/inbox/messages.screen.tsx"],
  [...employer, "messages/screens/inbox/employer-messages.screen.tsx"],
  [...employer, "applications/screens/review/applicants.screen.tsx"],
  [...employer, "app/pages/employer-jobs/employer-jobs.screen.tsx"],
  [...employer, "interviews/screens/employer/employer-interviews.screen.tsx"],
];
const dailyVisits = [
  [
    ...signedIn,
    "jobs/screens/search/job-search.screen.tsx",
    "jobs/screens/recommended/recommendations.tsx",
    "jobs/screens/recommended/better-matches.tsx",
    "jobs/screens/saved/save-search-button.tsx",
    "jobs/screens/saved/saved-searches-link.tsx",
  ],
  [
    ...signedIn,
    "applications/screens/mine/my-applications.screen.tsx",
    "interviews/screens/interview-summaries.tsx",
    "messages/screens/slots/educator-messages.tsx",
  ],
  [...signedIn, "interviews/screens/educator/educator-interviews.screen.tsx"],
  [
    ...employer,
    "app/pages/today/today.screen.tsx",
    "interviews/screens/interview-summaries.tsx",
    ...candidateParts,
  ],
  [
    ...employer,
    "candidates/screens/profile/candidate.screen.tsx",
    "candidates/screens/notes/note-list.tsx",
    "applications/screens/review/candidate-applications.tsx",
    "invitations/screens/candidate-job-invitations.tsx",
    "interviews/screens/employer/candidate-interviews.tsx",
    ...candidateParts,
  ],
];
/** Those that are nearest to their budget, or over it. */
const largestVisits = [
  [...signedIn, "educators/screens/profile/profile.screen.tsx"],
  [...employer, "candidates/screens/search/candidates.screen.tsx", ...candidateParts],
];

/** Of other pages with many parts. */
const otherVisits = [
  [
    ...signedIn,
    "jobs/screens/job/job.screen.tsx",
    "jobs/screens/job/how-you-match.tsx",
    "invitations/screens/invited-to-job.tsx",
    "messages/screens/reports/report-job.tsx",
    "messages/screens/slots/educator-messages.tsx",
  ],
  [
    ...signedIn,
    "applications/screens/apply/apply.screen.tsx",
    "educators/screens/profile/entries/education-section.tsx",
    "educators/screens/profile/entries/work-section.tsx",
  ],
  [...employer, ...settings],
  [...signedIn, ...settings, "educators/screens/settings/pause-setting.tsx"],
  [...employer, "jobs/screens/post/post-job.screen.tsx"],
];

const weigh = (weight: number, visits: string[][]): Visit[] => visits.map((modules) => ({ weight, modules }));

/** The weights were chosen by their outcome: of some hundred tried, the fewest bytes with all budgets of files held. */
export const visits: readonly Visit[] = [
  ...weigh(35, guestVisits),
  ...weigh(3, signUpVisits),
  ...weigh(10, inboxVisits),
  ...weigh(13, dailyVisits),
  ...weigh(20, largestVisits),
  ...weigh(6, otherVisits),
];
