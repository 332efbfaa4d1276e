/**
 * Every path of the product and the screen that stands there. A screen is `features/<noun>/screens/<name>.screen.tsx`
 * with a default export. Paths whose feature is not built yet lead to one honest page (app/pages/planned-page.screen.tsx).
 * Static words win over slugs by themselves.
 */
import { route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

const implemented: Record<string, string> = {
  "/": "jobs/screens/home/home.screen.tsx",
  "/jobs": "jobs/screens/search/job-search.screen.tsx",
  "/jobs/:slug": "jobs/screens/job/job.screen.tsx",
  "/job_listings/:id/like": "jobs/screens/job/like-job.screen.tsx",
  "/jobs/:slug/apply": "applications/screens/apply/apply.screen.tsx",
  "/jobs/applications": "applications/screens/mine/my-applications.screen.tsx",
  // One route, so that the list stays as it is while an applicant opens beside it.
  "/employer/applicants/:applicationId?": "applications/screens/review/applicants.screen.tsx",
  "/employer/jobs": "applications/screens/employer-job/employer-jobs.screen.tsx",
  "/employer/jobs/new": "jobs/screens/post/post-job.screen.tsx",
  "/employer/jobs/:slug": "applications/screens/employer-job/employer-job.screen.tsx",
  "/employer/profile": "employers/screens/profile/employer-profile.screen.tsx",
  "/employer/user_profiles/:id/like": "candidates/screens/like/like-candidate.screen.tsx",
  "/employer/plans": "plans/screens/plans.screen.tsx",
  "/employer/interviews": "interviews/screens/employer/employer-interviews.screen.tsx",
  "/employer/:slug": "jobs/screens/employer-page/employer.screen.tsx",
  "/messages": "messages/screens/inbox/messages.screen.tsx",
  "/employer/messages": "messages/screens/inbox/employer-messages.screen.tsx",
  "/select-employer-profile": "employers/screens/select-employer-profile.screen.tsx",
  "/interviews": "interviews/screens/educator/educator-interviews.screen.tsx",
  "/interview/:employerSlug/:interviewTypeSlug": "interviews/screens/booking/booking.screen.tsx",
  "/hiring-hero": "hiring-hero/screens/hiring-hero.screen.tsx",
  "/login": "accounts/screens/login.screen.tsx",
  "/sign_up": "accounts/screens/sign-up.screen.tsx",
  "/settings": "accounts/screens/settings/settings.screen.tsx",
  "/reset_password": "accounts/screens/reset-password.screen.tsx",
  "/profile": "educators/screens/profile/profile.screen.tsx",
  "/educators": "candidates/screens/search/candidates.screen.tsx",
  "/educators/:slug": "candidates/screens/profile/candidate.screen.tsx",
  "/register/teacher": "educators/screens/register/register-teacher.screen.tsx",
  "/register/teacher/city_pending": "educators/screens/register/city-pending.screen.tsx",
  "/register/teacher/locations": "educators/screens/register/locations.screen.tsx",
  "/register/teacher/onboarding": "educators/screens/onboarding/onboarding.screen.tsx",
  "/register/employer": "employers/screens/register-employer.screen.tsx",
  "/register/employer/other": "employers/screens/pending-launch.screen.tsx",
};

const planned = ["/employer/upgrade", "/employer/downgrade", "/employer/hiring-hero-stats", "/admin/*"];

const screen = (path: string, file: string): RouteConfigEntry =>
  route(path, `../features/${file}`, { id: path });

const plannedRoute = (path: string) => route(path, "./pages/planned-page.screen.tsx", { id: path });

export default [
  ...Object.entries(implemented).map(([path, file]) => screen(path, file)),
  ...planned.map(plannedRoute),
  route("*", "#features/accounts/screens/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
