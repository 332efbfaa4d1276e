/** An educator moves to a place that is not open yet: the profile stays, and the waiting list is offered. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Resource } from "./fixtures/person.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const closedZip = "82001";

// Either language, and either width.
for (const { language, locale, viewport, reader } of readers.filter(
  ({ language: spoken, isPhone }) => (spoken === "es") === isPhone,
))
  test(`a move to a closed area keeps the profile and leads to the waiting list (${reader})`, async ({
    educator: { profile },
    entrance,
  }, info) => {
    const t = wordsFor({ language });
    const page = await entrance.open(profile, { viewport, locale });
    await page.goto("/profile#about");
    const form = page.getByRole("form", { name: t("About you") });
    await form.getByLabel(t("First name")).fill("Ada");
    await form.getByLabel(t("ZIP code")).fill(closedZip);
    await form.getByRole("button", { name: t("Save"), exact: true }).click();
    const closed = page.getByRole("region", { name: t("We're not in {place} yet", { place: "Wyoming" }) });
    await expect(closed).toContainText("Austin, TX");
    await expect(form).toContainText(t("We're not in your area yet"));
    await expect(form.getByLabel(t("First name"))).toHaveValue("Ada");
    await closed.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath("closed.png"), fullPage: true });

    await expect(closed.getByLabel(t("Email"))).toHaveValue(profile.email);
    await closed.getByRole("button", { name: t("Tell me when you open") }).click();
    await expect(closed.getByRole("status")).toContainText("Wyoming");
    const { data } = await profile.request<{ data: Resource[] }>("user_profiles");
    expect(data[0]!.attributes).toMatchObject({ zipCode: "78701", city: "Austin" });

    await form.getByLabel(t("ZIP code")).fill("78702");
    await form.getByRole("button", { name: t("Save"), exact: true }).click();
    await expect(closed).toHaveCount(0);
    await expect
      .poll(async () => (await profile.request<{ data: Resource[] }>("user_profiles")).data[0]!.attributes)
      .toMatchObject({ firstName: "Ada", zipCode: "78702" });
  });
