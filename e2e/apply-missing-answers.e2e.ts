/** A new educator applies: what the profile lacks is asked on the way, and saved to the profile. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { myApplications, stepHeading } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const profileOf = async ({ request }: Person) =>
  (await request<{ data: Resource[] }>("user_profiles")).data[0]!.attributes;

// Either language, and either width.
for (const { language, locale, viewport, reader } of readers.filter(
  ({ language: spoken, isPhone }) => (spoken === "en") === isPhone,
))
  test(`what the profile lacks is asked while applying, and kept at a reload (${reader})`, async ({
    entrance,
    publishedJob,
  }, info) => {
    test.slow();
    const t = wordsFor({ language });
    const person = await signUp("educator", {}, { isNew: true });
    const page = await entrance.open(person, { viewport, locale });
    const press = (name: string) => page.getByRole("button", { name: t(name), exact: true }).click();
    const group = (question: string) => page.getByRole("group", { name: t(question) });
    await page.goto(publishedJob.path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page
      .getByRole("link", { name: t("Apply"), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(stepHeading(page, t("Your profile"))).toBeVisible();
    await press("Continue");
    const heading = stepHeading(page, t("What is missing in your profile"));
    await expect(heading).toBeFocused();
    await press("Continue");
    const problem = page.getByRole("alert", { name: t("There is a problem") });
    await expect(problem).toBeFocused();
    const open = t("Answer this question: {question}", { question: t("When could you start?") });
    await expect(problem).toContainText(open);
    await expect(problem).toContainText(t("Add at least one job"));
    await expect(problem).toContainText(t("Add at least one school"));
    await expectFit(page);
    await page.screenshot({ path: info.outputPath("problem.png"), fullPage: true });

    await group("Where are you in your job search?").getByRole("radio").first().check();
    await group("Which roles are you looking for?").getByRole("checkbox").first().check();
    await group("Which schedules work for you?").getByRole("checkbox").first().check();
    // By keys alone.
    const start = group("When could you start?").getByRole("radio");
    await start.first().focus();
    await page.keyboard.press("Space");
    await expect(start.first()).toBeChecked();
    await expect(page.getByRole("region", { name: t("Work history") })).toBeVisible();
    await group("How long have you worked with children?").getByRole("radio").first().check();
    await expect(page.getByRole("region", { name: t("Work history") })).toHaveCount(0);

    const education = page.getByRole("region", { name: t("Education") });
    await education.getByRole("button", { name: t("Add education") }).click();
    await education.getByLabel(t("Education level")).selectOption({ index: 1 });
    await education.getByLabel(t("School")).fill("Austin High");
    await page.reload();
    await expect(start.first()).toBeChecked();
    await expect(education.getByLabel(t("School"))).toHaveValue("Austin High");
    await education.getByLabel(t("City")).fill("Austin");
    for (const [label, year] of [
      ["Start date", "2010"],
      ["End date", "2014"],
    ] as const) {
      const date = education.getByRole("group", { name: t(label) });
      await date.getByRole("combobox").selectOption({ index: 6 });
      await date.getByRole("textbox").fill(year);
    }
    await expectFit(page);
    await press("Save education");
    await expect(education.getByText("Austin High")).toBeVisible();
    await expect.poll(async () => (await profileOf(person))["missingRequiredFields"]).toEqual([]);

    await page.keyboard.press("Control+Enter");
    await expect(stepHeading(page, t("Check your answers"))).toBeVisible();
    const missing = page.locator("dt", { hasText: t("Missing in your profile") });
    await expect(missing.locator("xpath=..")).toContainText(t("Nothing"));
    await expectFit(page);
    await page.screenshot({ path: info.outputPath("check.png"), fullPage: true });
    await press("Send application");
    await expect
      .poll(async () => (await myApplications(person))[0]?.attributes["aasmState"])
      .toBe("submitted");
  });

async function expectFit(page: Page) {
  // The header covers half of what scrolls under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
