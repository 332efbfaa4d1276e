/** The addresses that mails, bookmarks and other sites hold: each has a screen, and none is lost. */
import { expect, test } from "vitest";
import table from "./routes.ts";

const known: [kind: string, paths: string][] = [
  [
    "a destination of educators",
    "/jobs /jobs/applications /interviews /messages /register/teacher/onboarding /profile /settings",
  ],
  [
    "a destination of employers",
    `/employer/applicants/:applicationId? /employer/interviews /employer/jobs /employer/jobs/new /employer/messages
     /employer/profile/:part? /select-employer-profile /educators`,
  ],
  [
    "a way in",
    `/hiring-hero /login /sign_up /reset_password /register/teacher /register/teacher/city_pending
     /register/teacher/locations /register/employer /register/employer/other`,
  ],
  [
    "the address of one row",
    `/p/:slug /jobs/:slug /employer/jobs/:slug /employer/:slug /educators/:slug /job_listings/:id/like
     /interview/:employerSlug/:interviewTypeSlug /employer/user_profiles/:id/like`,
  ],
];

test.each(known.flatMap(([kind, paths]) => paths.split(/\s+/).map((path) => [path, kind])))(
  "%s is %s",
  (path) => {
    const screen = table.find((route) => route.path === path)?.file;
    expect(screen).toMatch(/\.screen\.tsx$/);
  },
);
