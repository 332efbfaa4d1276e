/** Where a profile is complete and a job asks nothing more, applying is reading what is sent and one press. */
import { translator } from "#platform/server/translations.ts";
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { setPreferences } from "./fixtures/candidate.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

const phone = { viewport: { width: 375, height: 740 } };

/** An educator who has a phone number, as a complete profile has. */
async function completeEducator(): Promise<Person> {
  const person = await signUp("educator");
  const { data } = await person.request<{ data: Resource[] }>("user_profiles");
  const { id, type } = data[0]!;
  await person.request(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type, id, attributes: { phoneNumber: "(512) 555-0123" } } },
  });
  return person;
}

/** On the page of applying: everything that is sent stands there, and one press sends it. */
async function sendWhatIsShown(page: Page, person: Person, t: ReturnType<typeof translator>) {
  await expect(page.getByRole("heading", { level: 1, name: t("What they get from you") })).toBeVisible();
  for (const text of [person.firstName, person.lastName, "(512) 555-0123"])
    await expect(page.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: t("Send application") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(Application sent to|Solicitud enviada a) /,
  );
}

for (const language of ["en", "es"] as const)
  test(`from a job's page on a phone (${language})`, async ({ entrance, publishedJob }) => {
    const t = translator(language);
    const person = await completeEducator();
    const page = await entrance.open(person, { ...phone, locale: `${language}-US` });
    await page.goto(publishedJob.path);
    await page
      .getByRole("link", { name: t("Apply"), exact: true })
      .filter({ visible: true })
      .click();
    await sendWhatIsShown(page, person, t);
  });

test("from a recommendation", async ({ entrance, employer, operator }) => {
  // The worker takes its time with other people's recommendations first.
  test.slow();
  const person = await completeEducator();
  await setPreferences(person, { desired_role: ["Teacher (Lead/Head)"], availability: ["Full-time"] });
  await publishJob(employer.profile, operator);
  await expect(async () => {
    const path = "user_profile/job_listing_recommendations";
    const { data } = await person.request<{ data: unknown[] }>(path);
    expect(data.length).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  const page = await entrance.open(person, phone);
  await page.goto("/jobs");
  const cards = page.getByRole("region", { name: "Recommended for you" }).getByRole("article");
  await cards.first().getByRole("link").first().click();
  await page.getByRole("link", { name: "Apply", exact: true }).filter({ visible: true }).click();
  await sendWhatIsShown(page, person, translator("en"));
});
