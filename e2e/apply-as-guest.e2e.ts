/** From a job's page to a sent application: what a new teacher does on a phone, counted, with the job in sight. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { logInHere, stepHeading } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { countingHands } from "./fixtures/counting-hands.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const mostInteractions = 14;
const password = "kites-over-the-harbor";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test.describe(reader, () => {
    test.use({ viewport, hasTouch: isPhone, locale });

    test("a new teacher applies in few steps", async ({ guest, publishedJob }) => {
      const t = translator(language);
      const hands = countingHands();
      const { title, path } = publishedJob;
      const button = (name: string) => guest.getByRole("button", { name: t(name), exact: true });
      await guest.goto(path);
      await expect(guest.locator("html[data-hydrated]")).toBeAttached();
      await hands.press(guest.getByRole("link", { name: t("Apply"), exact: true }).filter({ visible: true }));
      const sheet = guest.getByRole("dialog", { name: t("Apply to {0}", { 0: title }) });
      await expect(sheet).toContainText("Kite Harbor");
      await expectAccessible(guest);
      await hands.fill(sheet.getByLabel(t("Email")), `ada-${randomBytes(5).toString("hex")}@e2e.example`);
      await hands.press(button("Continue with email"));
      await expect(sheet.getByLabel(t("First name"))).toBeFocused();
      await expect(sheet).toContainText("Kite Harbor");
      await expectNoSidewaysScroll(guest);
      await hands.fill(sheet.getByLabel(t("First name")), "Ada");
      await hands.fill(sheet.getByLabel(t("Last name")), "Vale");
      await hands.fill(sheet.getByLabel(t("Password"), { exact: true }), password);
      await hands.fill(sheet.getByLabel(t("ZIP code")), "78702");
      await hands.check(sheet.getByRole("checkbox"));
      await expectAccessible(guest);
      await hands.press(button("Create account"));
      await expect(stepHeading(guest, t("Your profile"))).toBeVisible();
      await expect(guest.getByText(title).filter({ visible: true }).first()).toBeVisible();
      await hands.press(button("Continue"));
      await hands.press(button("Answer later"));
      await hands.press(button("Send application"));
      await expect(
        stepHeading(guest, new RegExp(t("Application sent to {employerName}").split("{")[0]!.trim())),
      ).toBeVisible();
      expect(hands.count()).toBeLessThanOrEqual(mostInteractions);
    });
  });

test("an address with an account is told so, and its owner logs in where they are", async ({
  guest,
  educator,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await expect(guest.locator("html[data-hydrated]")).toBeAttached();
  await guest.getByRole("link", { name: "Apply", exact: true }).first().click();
  const sheet = guest.getByRole("dialog", { name: `Apply to ${publishedJob.title}` });
  await sheet.getByLabel("Email").fill(educator.profile.email);
  await sheet.getByRole("button", { name: "Continue with email" }).click();
  await sheet.getByLabel("First name").fill("Ada");
  await guest.reload();
  await guest.getByRole("link", { name: "Apply", exact: true }).first().click();
  await expect(sheet.getByLabel("Email")).toHaveValue(educator.profile.email);
  await sheet.getByRole("button", { name: "Continue with email" }).click();
  await expect(sheet.getByLabel("First name")).toHaveValue("Ada");
  await sheet.getByLabel("Last name").fill("Vale");
  await sheet.getByLabel("Password", { exact: true }).fill(password);
  await sheet.getByLabel("ZIP code").fill("78701");
  await sheet.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: "Create account" }).click();
  await sheet.getByRole("button", { name: "Log in or reset your password" }).click();
  await expectAccessible(guest);
  await sheet.getByLabel("Password", { exact: true }).fill(educator.profile.password);
  await sheet.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(guest).toHaveURL(new RegExp(`${publishedJob.path}/apply`));
});

test("a guest who logs in at Apply lands in the application", async ({ guest, educator, publishedJob }) => {
  await guest.goto(publishedJob.path);
  await expect(guest.locator("html[data-hydrated]")).toBeAttached();
  await guest.getByRole("link", { name: "Apply", exact: true }).first().click();
  await logInHere(guest, `Apply to ${publishedJob.title}`, educator.profile);
  await expect(guest).toHaveURL(new RegExp(`${publishedJob.path}/apply`));
});
