/** Today's sections that come with the calendar, in both languages, on a phone and on a wide screen. */
import { signIn, signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { allDayHours, bookInterview, createEventType, listFreeTimes } from "./fixtures/interview.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { reader: name, ...reader } of readers) {
  const t = wordsFor(reader);

  test(`an interview of today or tomorrow is there, with what can be done about it (${name})`, async ({
    entrance,
    educator,
  }) => {
    const director = await signUp("employer");
    const type = await createEventType(director, { minimumNotice: 0 }, allDayHours);
    const page = await entrance.open(director, reader);
    await page.goto("/employer/today");
    await expect(page.getByRole("heading", { level: 1, name: t("Today") })).toBeVisible();
    const [first] = await listFreeTimes(director, type);
    await bookInterview(educator.profile, type, first!);
    const section = page.getByRole("region", { name: t("Interviews today and tomorrow") });
    const card = section.getByRole("article", { name: educator.profile.fullName });
    await expect(card).toBeVisible();
    await expect(card.getByRole("button", { name: t("Reschedule") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test(`a job that runs out within a week can be renewed from there (${name})`, async ({ entrance }) => {
    const page = await entrance.open(await signIn("employer"), reader);
    await page.goto("/employer/today");
    const section = page.getByRole("region", { name: t("Jobs that expire soon") });
    const row = section.getByRole("listitem").first();
    await expect(row).toContainText(/\b[34]\b/);
    await expect(row.getByRole("button", { name: t("Renew"), exact: false })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
