/** The days and hours of a job: a director states them, and educators search by them. */
import { translator } from "#platform/server/translations.ts";
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

const phone = { viewport: { width: 375, height: 812 } };
const payStep = "/employer/jobs/new?step=2";

async function stateHours(page: Page, [workweek, startsAt, endsAt]: [string, string, string]) {
  await page.getByRole("button", { name: workweek }).click();
  await page.getByLabel(startsAt).fill("08:30");
  await page.getByLabel(endsAt).fill("17:30");
}

test("a director states days and hours, and educators read them", async ({
  employer,
  publishedJob,
  guest,
}) => {
  await employer.goto(`/employer/jobs/${publishedJob.slug}?tab=edit`);
  const hours = employer.getByRole("group", { name: /^Days and hours/ });
  await stateHours(employer, ["Monday to Friday", "Starts at", "Ends at"]);
  await expect(hours.getByRole("status")).toHaveText("Mon–Fri 8:30 AM–5:30 PM");
  await expect(hours.getByLabel("Hours a week")).toHaveValue("45");
  await hours.getByLabel("Hours a week").fill("40");
  // What was typed stays, whatever the days come to.
  await hours.getByRole("button", { name: "Friday", exact: true }).click();
  await expect(hours.getByLabel("Hours a week")).toHaveValue("40");
  await hours.getByLabel("Ends at").fill("08:00");
  await employer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(hours.getByText("The end must be after the start")).toBeVisible();
  await expectAccessible(employer);
  await hours.getByLabel("Ends at").fill("15:00");
  await employer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(employer.getByText("Saved", { exact: true }).first()).toBeVisible();

  await guest.goto(publishedJob.path);
  await expect(guest.getByText("Mon–Thu 8:30 AM–3:00 PM").first()).toBeVisible();
  await expect(guest.getByText("40 hours a week")).toBeVisible();
  const jsonLd = await guest.locator("script[type='application/ld+json']").first().textContent();
  expect(JSON.parse(jsonLd!)).toMatchObject({ workHours: "Mon–Thu 8:30 AM–3:00 PM" });
});

test("a director on a phone states them in Spanish, and the draft keeps them", async ({ entrance }) => {
  const t = translator("es");
  const director = await entrance.open(await signUp("employer"), { ...phone, locale: "es-US" });
  await director.goto(payStep);
  await stateHours(director, [t("Monday to Friday"), t("Starts at"), t("Ends at")]);
  await director.getByRole("button", { name: "viernes", exact: true }).click();
  const stated = "lun–jue 8:30 a.m.–5:30 p.m.";
  await expect(director.getByRole("status").filter({ hasText: stated })).toBeVisible();
  await expect(director.getByLabel(t("Hours a week"))).toHaveValue("36");
  await expectNoSidewaysScroll(director);
  // Controls that have scrolled under the header would be too small.
  await director.evaluate(() => scrollTo(0, 0));
  await expectAccessible(director);
  // One answer alone begins no draft.
  await director.getByRole("checkbox", { name: t("Full-time") }).check();
  await expect(director).toHaveURL(/[?&]job=/);
  await expect(director.getByRole("status").filter({ hasText: t("Saved") })).toBeVisible();
  await director.reload();
  await expect(director.getByRole("status").filter({ hasText: stated })).toBeVisible();
});

for (const language of ["en", "es"] as const)
  test(`an educator on a phone filters by hours (${language})`, async ({ entrance, operator }) => {
    const t = translator(language);
    const owner = await signUp("employer");
    const word = `zebra${Math.random().toString(36).slice(2, 8)}`;
    const weekdays = { days: [1, 2, 3, 4, 5], startTime: "07:00", endTime: "15:00" };
    const publish = (title: string, workingHours: object | null) =>
      publishJob(owner, operator, { title: `${title} ${word}`, workingHours });
    await publish("Early", weekdays);
    await publish("Late", { ...weekdays, endTime: "17:30" });
    await publish("Saturday", { ...weekdays, days: [6] });
    await publish("Silent", null);

    const educator = await entrance.open(await signUp("educator"), { ...phone, locale: `${language}-US` });
    await educator.goto(`/jobs?q=${word}&everywhere=true`);
    const cards = educator.getByRole("region", { name: t("Jobs"), exact: true }).getByRole("article");
    await expect(cards).toHaveCount(4);
    await educator.getByRole("button", { name: t("Filters") }).click();
    const sheet = educator.getByRole("dialog", { name: t("Filters") });
    await sheet.getByLabel(t("Done by")).selectOption("15:00");
    await expect(sheet.getByRole("button", { name: /2/ })).toBeVisible();
    await sheet.getByRole("checkbox", { name: t("No weekends") }).check();
    const show = sheet.getByRole("button", { name: /\b1\b/ });
    await expect(show).toBeVisible();
    await expectAccessible(educator);
    await show.click();
    await expect(educator).toHaveURL(/doneBy=15%3A00/);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`Early ${word}`);
    await expectNoSidewaysScroll(educator);
    // The address is the search: it survives a reload, and the chips take it back.
    await educator.reload();
    await expect(cards).toHaveCount(1);
    await educator
      .getByRole("button", { name: t("Done by {time}", { time: language === "en" ? "3 PM" : "3 p.m." }) })
      .click();
    await educator.getByRole("button", { name: t("No weekends") }).click();
    await expect(cards).toHaveCount(4);
  });
