/**
 * Every path of the product and the screen for it. A screen is a `*.screen.tsx` with a default export: in
 * `features/<noun>/screens`, or in `app/pages` where a page joins features. Static words take precedence over slugs.
 */
import { route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

const implemented: Record<string, string> = {
  "/": "./pages/home/home.screen.tsx",
  "/jobs": "../features/jobs/screens/search/job-search.screen.tsx",
  "/jobs/:slug": "../features/jobs/screens/job/job.screen.tsx",
  "/job_listings/:id/like": "../features/jobs/screens/like/like-job.screen.tsx",
  "/jobs/:slug/apply": "../features/applications/screens/apply/apply.screen.tsx",
  "/jobs/applications": "../features/applications/screens/mine/my-applications.screen.tsx",
  "/employer/today": "./pages/today/today.screen.tsx",
  // One route, so that the list stays as it is while an applicant opens beside it.
  "/employer/applicants/:applicationId?": "../features/applications/screens/review/applicants.screen.tsx",
  "/employer/jobs": "./pages/employer-jobs/employer-jobs.screen.tsx",
  "/employer/jobs/new": "../features/jobs/screens/post/post-job.screen.tsx",
  "/employer/jobs/:slug": "./pages/employer-jobs/employer-job.screen.tsx",
  "/employer/profile/:part?": "../features/employers/screens/profile/employer-profile.screen.tsx",
  "/employer/user_profiles/:id/like": "../features/candidates/screens/like/like-candidate.screen.tsx",
  "/employer/website": "../features/jobs/screens/share/employer-website.screen.tsx",
  "/employer/plans": "../features/plans/screens/plans.screen.tsx",
  "/employer/hiring-hero-stats": "../features/hiring-hero/screens/stats/hiring-hero-stats.screen.tsx",
  "/hiring-update": "../features/hiring-updates/screens/hiring-update.screen.tsx",
  "/notifications": "../features/notifications/screens/notifications.screen.tsx",
  "/employer/upgrade": "../features/plans/screens/change/upgrade.screen.tsx",
  "/employer/downgrade": "../features/plans/screens/change/downgrade.screen.tsx",
  "/employer/interviews": "../features/interviews/screens/employer/employer-interviews.screen.tsx",
  "/employer/:slug": "./pages/employer/employer.screen.tsx",
  "/messages": "../features/messages/screens/inbox/messages.screen.tsx",
  "/employer/messages": "../features/messages/screens/inbox/employer-messages.screen.tsx",
  "/select-employer-profile":
    "../features/employers/screens/select-profile/select-employer-profile.screen.tsx",
  "/interviews": "../features/interviews/screens/educator/educator-interviews.screen.tsx",
  "/interview/:employerSlug/:interviewTypeSlug": "../features/interviews/screens/booking/booking.screen.tsx",
  "/hiring-hero": "../features/hiring-hero/screens/hiring-hero.screen.tsx",
  "/p/:slug": "../features/promo-pages/screens/promo-page.screen.tsx",
  "/terms": "../features/brands/screens/legal/terms.screen.tsx",
  "/privacy": "./pages/privacy/privacy.screen.tsx",
  "/privacy/request": "../features/accounts/screens/privacy-request.screen.tsx",
  "/login": "../features/accounts/screens/login.screen.tsx",
  "/login/continue": "../features/accounts/screens/openid/continue.screen.tsx",
  "/sign_up": "../features/accounts/screens/sign-up.screen.tsx",
  "/settings": "../features/accounts/screens/settings/settings.screen.tsx",
  "/reset_password": "../features/accounts/screens/reset-password.screen.tsx",
  "/join_team": "../features/employers/screens/join-team/join-team.screen.tsx",
  "/profile": "../features/educators/screens/profile/profile.screen.tsx",
  "/educators": "../features/candidates/screens/search/candidates.screen.tsx",
  "/educators/:slug": "../features/candidates/screens/profile/candidate.screen.tsx",
  "/register/teacher": "../features/educators/screens/register/register-teacher.screen.tsx",
  "/register/teacher/city_pending": "../features/educators/screens/register/city-pending.screen.tsx",
  "/register/teacher/locations": "../features/educators/screens/register/locations.screen.tsx",
  "/register/teacher/onboarding": "../features/educators/screens/onboarding/onboarding.screen.tsx",
  "/register/employer": "../features/employers/screens/register/register-employer.screen.tsx",
  "/register/employer/other": "../features/employers/screens/register/pending-launch.screen.tsx",
  "/admin": "./pages/admin/overview.screen.tsx",
  "/admin/user_profiles": "./pages/admin/review-educators.screen.tsx",
  "/admin/employers": "./pages/admin/review-employers.screen.tsx",
  "/admin/reports_queue": "./pages/admin/review-reports.screen.tsx",
  "/admin/jobs": "../features/operators/screens/jobs.screen.tsx",
  "/admin/questions": "./pages/admin/questions.screen.tsx",
  "/admin/appeals": "./pages/admin/review-appeals.screen.tsx",
  "/admin/hiring_hero": "./pages/admin/hiring-hero.screen.tsx",
  "/admin/reports": "./pages/admin/reports.screen.tsx",
  "/admin/data/*": "./pages/admin/data.screen.tsx",
  "/admin/emails/:messageId?": "../features/notifications/screens/catalogue/message-catalogue.screen.tsx",
};

const screen = (path: string, file: string): RouteConfigEntry => route(path, file, { id: path });

export default [
  ...Object.entries(implemented).map(([path, file]) => screen(path, file)),
  route("*", "./pages/not-found.screen.tsx", { id: "not-found" }),
] satisfies RouteConfig;
