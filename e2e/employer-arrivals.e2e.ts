/** How directors come in Spanish and on a phone: by a teammate's invitation, and with an account they had forgotten. */
import { randomBytes } from "node:crypto";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createResource } from "./fixtures/conversation.ts";
import { invitationsMailedTo } from "./fixtures/invitations.ts";
import { otherReaders, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const reader of otherReaders) {
  const { locale, viewport } = reader;
  const t = wordsFor(reader);
  const name = `${locale}, ${viewport.width} px`;

  test(`who was invited joins the team and lands on Today (${name})`, async ({ employer, entrance }) => {
    const address = `teammate-${randomBytes(5).toString("hex")}@e2e.example`;
    const attributes = { email: address, firstName: "Ana", lastName: "Reyes" };
    await createResource(employer.profile, "employers/employer_profiles", attributes);
    const page = await entrance.open(undefined, reader);
    await expect.poll(async () => (await invitationsMailedTo(address)).length).toBe(1);
    await page.goto((await invitationsMailedTo(address))[0]!);
    await page.getByRole("button", { name: t("Join the team") }).click();
    await expect(page.getByText(t("Choose a password to join."))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel(t("Password"), { exact: true }).fill("paper-lantern-row");
    await page.getByRole("button", { name: t("Join the team") }).click();
    await expect(page).toHaveURL(/\/employer\/today$/);
    await expect(page.getByRole("heading", { level: 1, name: t("Today") })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test(`an email that has an account is told at the first step (${name})`, async ({ entrance }) => {
    const known = await signUp("employer");
    const page = await entrance.open(undefined, reader);
    await page.goto("/register/employer");
    await page.getByLabel(t("First name")).fill("Ines");
    await page.getByLabel(t("Last name")).fill("Okoro");
    await page.getByLabel(t("Work email")).fill(known.email);
    await page.getByLabel(t("Password"), { exact: true }).fill("kites-over-the-harbor");
    await page.locator("input[type=tel]").fill("(512) 555-0123");
    await page.getByLabel(t("Your position")).fill("Director");
    await page.getByRole("button", { name: t("Continue") }).click();
    await expect(page.getByRole("link", { name: t("This email has an account.") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: t("Log in or reset your password") }).click();
    await expect(page.getByLabel(t("Email"), { exact: true })).toHaveValue(known.email);
  });
}
