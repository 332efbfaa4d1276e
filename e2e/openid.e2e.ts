/** Logging in by way of Google and Apple, at issuers of the run's own on another site: new, known, and in the settings. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { translator } from "#platform/server/translations.ts";
import { stepHeading } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

interface Typed {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Says who one is at the provider, which the browser has been sent to; Apple's answers by a form. */
async function sayWho(page: Page, { email, firstName = "", lastName = "" }: Typed) {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByRole("button", { name: "Go on" }).click();
  const form = page.getByRole("button", { name: "Continue", exact: true });
  if (new URL(page.url()).pathname.startsWith("/apple/")) await form.click();
}

const newAddress = () => `ada-${randomBytes(5).toString("hex")}@kite.example`;

for (const { language, locale, viewport, provider } of [
  { language: "en", locale: "en-US", viewport: { width: 1280, height: 800 }, provider: "Google" },
  { language: "es", locale: "es-US", viewport: { width: 375, height: 740 }, provider: "Apple" },
] as const)
  test.describe(`in ${language}, by ${provider}`, () => {
    test.use({ viewport, locale, hasTouch: viewport.width < 400 });

    test("a new teacher applies for the job they were at, without a password", async ({
      guest,
      publishedJob,
    }) => {
      const t = translator(language);
      const button = (name: string) => guest.getByRole("button", { name, exact: true });
      const withProvider = t("Continue with {0}", { 0: provider });
      await guest.goto(publishedJob.path);
      await expect(guest.locator("html[data-hydrated]")).toBeAttached();
      await guest
        .getByRole("link", { name: t("Apply"), exact: true })
        .filter({ visible: true })
        .click();
      const sheet = guest.getByRole("dialog", { name: t("Apply to {0}", { 0: publishedJob.title }) });
      await expect(sheet.getByRole("button", { name: withProvider })).toBeVisible();
      await expectAccessible(guest);
      await expectNoSidewaysScroll(guest);
      await sheet.getByRole("button", { name: withProvider }).click();

      const email = newAddress();
      await sayWho(guest, { email, firstName: "Ada", lastName: "Vale" });
      await expect(guest.getByRole("heading", { level: 1, name: t("Create your account") })).toBeVisible();
      await expect(guest.getByText(publishedJob.title)).toBeVisible();
      await expect(guest.getByText(email)).toBeVisible();
      await expect(guest.getByLabel(t("First name"))).toHaveValue("Ada");
      await expect(guest.getByLabel(t("Password"), { exact: true })).toHaveCount(0);
      await guest.reload();
      await expect(guest.getByText(email)).toBeVisible();
      await expectAccessible(guest);
      await expectNoSidewaysScroll(guest);
      await guest.getByLabel(t("ZIP code")).fill("78702");
      await guest.getByRole("checkbox").last().check();
      await button(t("Create account")).click();

      await expect(stepHeading(guest, t("Your profile"))).toBeVisible();
      await expect(guest).toHaveURL(new RegExp(`${publishedJob.path}/apply`));
      await button(t("Continue")).click();
      await button(t("Answer later")).click();
      await button(t("Send application")).click();
      await expect(
        stepHeading(guest, new RegExp(t("Application sent to {employerName}").split("{")[0]!.trim())),
      ).toBeVisible();

      // Out, and in again by the provider alone, to the page that was wanted.
      await guest.evaluate(() => localStorage.clear());
      await guest.goto("/jobs/applications");
      await expect(guest.getByRole("button", { name: withProvider })).toBeVisible();
      await expectAccessible(guest);
      await expectNoSidewaysScroll(guest);
      await guest.getByRole("button", { name: withProvider }).click();
      await sayWho(guest, { email });
      await expect(guest).toHaveURL(/\/jobs\/applications/);
      await expect(guest.getByText(publishedJob.title).first()).toBeVisible();

      // Without a password the way in stays until there is one.
      await guest.goto("/settings#providers");
      await expect(button(t("Email me a link to set a password"))).toBeVisible();
      await guest.getByRole("button", { name: t("Remove {name}", { name: provider }) }).click();
      await guest
        .getByRole("alertdialog")
        .getByRole("button", { name: t("Remove") })
        .click();
      await expect(
        guest.getByText(t("This is your only way to log in. Set a password first, then remove it.")),
      ).toBeVisible();
      await expectAccessible(guest);
      await expectNoSidewaysScroll(guest);
    });
  });

test("a director connects Google in the settings, logs in with it, and removes it", async ({ employer }) => {
  const email = newAddress();
  await employer.goto("/settings#providers");
  await employer.getByRole("button", { name: "Connect Google" }).click();
  await sayWho(employer, { email });
  await expect(employer.getByText("Connected. It logs you in from now on.")).toBeVisible();
  await expect(employer).toHaveURL(/\/settings#providers$/);
  await expect(employer.getByText(email)).toBeVisible();
  await expectAccessible(employer);

  await employer.getByRole("button", { name: /account menu/ }).click();
  await employer.getByRole("menuitem", { name: "Log out" }).click();
  await expect(employer.getByText("You're logged out.")).toBeVisible();
  await employer.goto("/login?return=%2Femployer%2Fjobs");
  await employer.getByRole("button", { name: "Continue with Google" }).click();
  await sayWho(employer, { email });
  await expect(employer).toHaveURL(/\/employer\/jobs/);

  await employer.goto("/settings#providers");
  await employer.getByRole("button", { name: "Remove Google" }).click();
  await employer.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(employer.getByText("Removed: Google")).toBeVisible();
  await expect(employer.getByRole("button", { name: "Connect Google" })).toBeVisible();
});

test("who stops at the provider is told, and goes on another way to where they wanted", async ({ guest }) => {
  await guest.goto("/login?return=%2Fjobs%2Fapplications");
  for (const provider of ["Google", "Apple"]) {
    await guest.getByRole("button", { name: `Continue with ${provider}` }).click();
    await guest.getByRole("button", { name: "Cancel" }).click();
    await expect(guest.getByRole("alert")).toHaveText(/You stopped before you were done there/);
    expect(new URL(guest.url()).hash).toBe("");
    await expectAccessible(guest);
  }
  await guest.getByRole("link", { name: "Log in another way" }).click();
  await expect(guest).toHaveURL("/login?return=%2Fjobs%2Fapplications");
});
