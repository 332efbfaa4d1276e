/** Where scripts are blocked: public pages are read, jobs are searched and paged through, and people sign in. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { translator } from "#platform/server/translations.ts";
import { expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { findAddressNames } from "./fixtures/address-names.ts";
import { signIn } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";
import { readers } from "./fixtures/readers.ts";

for (const { language, locale, viewport, reader } of readers) {
  const t = translator(language);
  const options = { locale, viewport, javaScriptEnabled: false };

  test(`jobs are searched and paged through (${reader})`, async ({ entrance }) => {
    const page = await entrance.open(undefined, options);
    await page.goto("/jobs");
    const jobs = page.locator("main article");
    await expect(jobs.first()).toBeVisible();
    const firstTitles = await jobs.allInnerTexts();
    await page.getByRole("link", { name: t("Next"), exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(jobs.first()).toBeVisible();
    expect(await jobs.allInnerTexts()).not.toEqual(firstTitles);

    await page.goto("/jobs");
    await page.getByRole("searchbox").filter({ visible: true }).first().fill("assistant");
    await page
      .getByRole("button", { name: t("Search"), exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/jobs\?.*q=assistant/);
    await expect(jobs.first()).toContainText(/assistant/i);
    await expectNoSidewaysScroll(page);
    await jobs.first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/jobs\/[\w-]+/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`a teacher signs in (${reader})`, async ({ entrance }) => {
    const page = await entrance.open(undefined, options);
    const { email, password } = demoAccounts.educator;
    await page.goto("/login?return=%2Fjobs%2Fapplications");
    const form = page.locator("form").filter({ has: page.locator("[name=password]") });
    const logIn = form.getByRole("button", { name: t("Log in"), exact: true });
    await form.locator("[name=email]").fill(email);
    await form.locator("[name=password]").fill("not-my-password");
    await logIn.click();
    await expect(page.getByText(t("That email and password don't match."))).toBeVisible();
    await expect(page).toHaveURL(/return=/);
    await form.locator("[name=email]").fill(email);
    await form.locator("[name=password]").fill(password);
    await logIn.click();
    await expect(page).toHaveURL(/\/jobs\/applications$/);
    await expect(page.locator("html")).toHaveAttribute("data-viewer", /.+/);
    await expectNoSidewaysScroll(page);
  });
}

test("public pages are read", async ({ entrance }) => {
  const names = await findAddressNames(await signIn("employer"));
  const page = await entrance.open(undefined, { javaScriptEnabled: false });
  const paths = [
    "/",
    `/jobs/${names.jobSlug}`,
    `/employer/${names.employerSlug}`,
    "/hiring-hero",
    "/privacy",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(100);
  }
});

test("pages are dark where the device is", async ({ entrance }) => {
  const dark = await entrance.open(undefined, { javaScriptEnabled: false, colorScheme: "dark" });
  await dark.goto("/jobs");
  await expect(dark.locator("body")).toHaveCSS("background-color", "rgb(20, 24, 19)");
  await expect(dark.locator("main article").first()).toHaveCSS("color", "rgb(237, 241, 234)");
  const light = await entrance.open(undefined, { javaScriptEnabled: false, colorScheme: "light" });
  await light.goto("/jobs");
  await expect(light.locator("body")).toHaveCSS("background-color", "rgb(247, 248, 244)");
});
