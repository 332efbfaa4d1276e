/** Every route at 320 px when names are one long word: it breaks, and nothing scrolls sideways. */
import type { Page } from "@playwright/test";
import { signIn, signUp } from "./fixtures/api.ts";
import { expect, test as base } from "./fixtures/test.ts";
import {
  applyToEmployer,
  bookInterview,
  createEventType,
  listFreeTimes,
  inviteEducator,
} from "./fixtures/interview.ts";
import { addressesOf, type AddressNames, routes } from "./fixtures/routes.ts";
import { publishJob } from "./fixtures/published-job.ts";
import type { Resource, ApiDocument, Person } from "./fixtures/person.ts";

const word = "Kindertagesbetreuungseinrichtungsleitungsassistentin";

const walkers = ["guest", "educator", "employer"] as const;

interface LongNameData {
  people: Record<(typeof walkers)[number], Person | undefined>;
  names: AddressNames;
}

const test = base.extend<object, { data: LongNameData }>({
  data: [async ({}, use) => use(await createLongNames()), { scope: "worker" }],
});

test.use({ viewport: { width: 320, height: 640 }, trace: "off" });
test.describe.configure({ timeout: 600_000 });

/** An employer and an educator who have applied, written, invited and agreed: lists on all pages have a row. */
async function createLongNames(): Promise<LongNameData> {
  const operator = await signIn("operator");
  const employer = await signUp("employer", { employerName: word, firstName: word, lastName: word });
  const educator = await signUp("educator", { firstName: word, lastName: word });
  const job = await publishJob(employer, operator, { title: word });
  const applicationId = await applyToEmployer(educator, job);
  const type = await createEventType(employer, { name: word });
  await inviteEducator(employer, educator, type);
  await bookInterview(educator, type, (await listFreeTimes(educator, type))[3]!);
  const [, employerSlug, interviewTypeSlug] = type.path.split("/").filter(Boolean);
  const { data } = await educator.request<{ data: Resource[] }>("user_profiles");
  const applied = await employer.request<ApiDocument>(
    `employer/job_applications/${applicationId}?include=user_profile`,
  );
  const plans = await employer.request<{ data: Resource[] }>("employers/plans?sort=position");
  const profile = applied.included!.find(({ type }) => type === "user_profiles")!;
  const names: AddressNames = {
    jobSlug: job.slug,
    jobId: job.id,
    ownJobSlug: job.slug,
    applicationId,
    employerSlug: employerSlug!,
    educatorSlug: String(profile.attributes["slug"]),
    userProfileId: data[0]!.id,
    interviewTypeSlug: interviewTypeSlug!,
    freePlanId: plans.data[0]!.id,
    largestPlanId: plans.data.at(-1)!.id,
  };
  return { people: { guest: undefined, educator, employer }, names };
}

for (const visitor of walkers)
  test(`long words fit for: ${visitor}`, async ({ data, entrance }) => {
    const person = data.people[visitor];
    const page = person ? await entrance.open(person) : await entrance.open();
    const findings: string[] = [];
    for (const route of routes.filter((one) => one.visitors.includes(visitor)))
      for (const address of addressesOf(route, data.names)) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        findings.push(...(await wideParts(page)).map((part) => `${address}: ${part}`));
      }
    expect(findings).toEqual([]);
  });

/** What reaches beyond the right edge of a page that scrolls sideways. */
const wideParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (part) => part.getBoundingClientRect().right > clientWidth && part.children.length === 0,
    );
    const wideTexts = wide.map((part) => `${part.tagName} "${part.textContent.slice(0, 40)}"`);
    return [`${scrollWidth - clientWidth} px too wide`, ...wideTexts.slice(0, 5)];
  });
