/** What a teacher finds from the first minute on, before the profile is complete and after, for every reader. */
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { finishProfile } from "./fixtures/finish-profile.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`every place, jobs near home, and a profile that says how far it is (${reader})`, async ({
    entrance,
    publishedJob,
  }) => {
    const t = translator(language);
    const person = await signUp("educator", {}, { isNew: true });
    const page = await entrance.open(person, { locale, viewport, timezoneId: "America/Chicago" });
    const bar = page.getByRole("navigation", { name: t(isPhone ? "Bottom" : "Main") });
    const expectFit = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };

    await page.goto("/jobs");
    for (const place of ["Jobs", "Applications", "Interviews", "Messages"])
      await expect(bar.getByRole("link", { name: t(place), exact: true })).toBeVisible();
    await expect(bar.getByRole("link", { name: /\d+\s?%/ })).toBeVisible();
    const list = page.getByRole("region", { name: t("Jobs"), exact: true });
    await expect(list.getByRole("article").first()).toContainText(" mi");
    await expect(page.getByRole("button", { name: t("Everywhere") })).toBeVisible();
    // Where she lives is all that is known of her, and no match.
    await expect(list.getByText(/match: \d|Encajas .*\d/)).toHaveCount(0);
    await expectFit();

    await page.goto(publishedJob.path);
    const posted = new RegExp(t("Posted <0/>").replace("<0/>", ".*(now|min ago|ahora|hace \\d+ min)"));
    await expect(page.getByText(posted).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("main").getByText(/match: \d|Encajas .*\d/)).toHaveCount(0);
    await expectFit();

    await page.goto("/profile");
    const state = page.locator("main").getByText(t("Not finished"), { exact: true });
    await expect(state).toBeVisible();
    await expect(page.getByText(t("Your profile is in review"))).toHaveCount(0);
    await expectFit();
    await finishProfile(person);
    await page.reload();
    await expect(page.getByText(t("Your profile is in review"))).toBeVisible();
    await expect(page.getByText(t("Everything required is there"))).toBeVisible();
    await expect(state).toHaveCount(0);
    await expect(bar.getByRole("link", { name: /\d+\s?%/ })).toHaveCount(0);

    const visibility = page.getByRole("group", { name: t("Who can see your profile?") });
    if (isPhone) await page.getByRole("heading", { name: t("Visibility") }).click();
    await expect(visibility).toContainText(
      t("You are not in their search. Only employers you apply to or answer see your profile."),
    );
    await expect(visibility).toContainText(
      t(
        "Nobody sees your profile. Employers you applied to keep the application and your messages, without the profile and its documents.",
      ),
    );
    await expectFit();
    await page.getByRole("link", { name: t("Preview as employer") }).click();
    await expect(page.getByText(/^sept?\.? (de )?2010 – jun\.? (de )?2014$/i)).toBeVisible();
    await expectFit();
  });
