/** Every route of the product, with an address to open it at and who may see it: read from the route table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import table from "#app/routes.ts";

const visitors = ["guest", "educator", "employer", "operator"] as const;
/** A newcomer is an educator who has just signed up. */
export type Visitor = (typeof visitors)[number] | "newcomer";

export interface Route {
  pattern: string;
  visitors: readonly Visitor[];
}

const everyone: Record<string, readonly Visitor[]> = {
  // Operators see them as employers do.
  public: ["guest", "educator", "employer"],
  guest: ["guest"],
  account: ["educator", "employer", "operator"],
  educator: ["educator"],
  employer: ["employer"],
  "employer-account": ["employer"],
  operator: ["operator"],
};

/** Where a route leads some of them on to another one, or its file does not say whom it is for: who stays. */
const staying: Record<string, readonly Visitor[]> = {
  "/": ["guest"],
  "/register/teacher": ["guest", "employer"],
  "/register/teacher/locations": ["newcomer", "employer"],
  "/register/teacher/onboarding": ["newcomer"],
  "/employer/upgrade": ["employer"],
  "/employer/downgrade": ["employer"],
  "/employer/hiring-hero-stats": ["employer"],
  "/admin/*": ["operator"],
};

/** A route that says nothing of its access in so many words is walked by everybody. */
export const routes: readonly Route[] = table.map(({ path = "/", file }) => {
  const source = readFileSync(join(import.meta.dirname, "../app", file), "utf8");
  const [, access = ""] = /\baccess: "([\w-]+)"/.exec(source) ?? [];
  return { pattern: path, visitors: staying[path] ?? everyone[access] ?? visitors };
});

/** What the parameters of the patterns stand for. */
export type Names = Record<
  | "jobSlug"
  | "jobId"
  | "ownJobSlug"
  | "applicationId"
  | "employerSlug"
  | "educatorSlug"
  | "userProfileId"
  | "interviewTypeSlug",
  string
>;

/** In no area that is open. */
const closedZip = "82001";

/** One address for each pattern with a parameter; two where a page has two faces. */
const addresses: Record<string, (names: Names) => string[]> = {
  "/jobs/:slug": ({ jobSlug }) => [`/jobs/${jobSlug}`],
  "/job_listings/:id/like": ({ jobId }) => [`/job_listings/${jobId}/like`],
  "/jobs/:slug/apply": ({ jobSlug }) => [`/jobs/${jobSlug}/apply`],
  "/employer/applicants/:applicationId?": ({ applicationId }) => [
    "/employer/applicants",
    `/employer/applicants/${applicationId}`,
  ],
  "/employer/jobs/:slug": ({ ownJobSlug }) => [`/employer/jobs/${ownJobSlug}`],
  "/employer/user_profiles/:id/like": ({ userProfileId }) => [
    `/employer/user_profiles/${userProfileId}/like`,
  ],
  "/employer/:slug": ({ employerSlug }) => [`/employer/${employerSlug}`],
  "/interview/:employerSlug/:interviewTypeSlug": ({ employerSlug, interviewTypeSlug }) => [
    `/interview/${employerSlug}/${interviewTypeSlug}`,
  ],
  "/educators/:slug": ({ educatorSlug }) => [`/educators/${educatorSlug}`],
  "/interviews": () => ["/interviews", "/interviews?tab=invitations", "/interviews?tab=past"],
  "/employer/interviews": () => [
    "/employer/interviews",
    "/employer/interviews?tab=availability",
    "/employer/interviews?tab=event-types",
  ],
  "/reset_password": () => ["/reset_password", "/reset_password?token=x"],
  "/register/teacher/city_pending": () => [`/register/teacher/city_pending?zip=${closedZip}`],
  "/register/employer/other": () => [`/register/employer/other?zip=${closedZip}`],
  "/admin/*": () => ["/admin"],
  "*": () => ["/no-such-page"],
};

/** Where to open a route. A new route with a parameter needs a line above: without one nobody would look at it. */
export function addressesOf({ pattern }: Route, names: Names): string[] {
  const build = addresses[pattern];
  if (build) return build(names);
  if (/[:*]/.test(pattern)) throw new Error(`e2e/routes.ts knows no address for the route ${pattern}`);
  return [pattern];
}
