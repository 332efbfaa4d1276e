/** Logging in by a passkey: added in the settings, used on the log-in page, renamed and removed. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { mailedCode } from "./fixtures/mailed-path.ts";
import { expect, test } from "./fixtures/test.ts";

/** A phone's own authenticator, whose owner shows a finger that is known, or not. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    refuse: () => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    accept: () => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  };
}

test("a director adds a passkey, logs out, and logs in with nothing else", async ({ employer }) => {
  const finger = await plugInAuthenticator(employer);
  await employer.goto("/settings#passkeys");
  await employer.getByRole("button", { name: "Add a passkey" }).click();
  await expect(employer.getByText("You can log in with a passkey now")).toBeVisible();
  await expect(employer.getByRole("button", { name: "Remove Chrome on Linux" })).toHaveCount(1);
  await expectAccessible(employer);

  // Before any page to log in with: the authenticator would answer its offer beside the email field at once.
  await finger.refuse();
  await employer.getByRole("button", { name: /account menu/ }).click();
  await employer.getByRole("menuitem", { name: "Log out" }).click();
  await expect(employer.getByText("You're logged out.")).toBeVisible();
  await employer.goto("/login?return=%2Femployer%2Fjobs");
  await employer.getByRole("button", { name: "Use a passkey" }).click();
  await expect(employer.getByText("No passkey was used.")).toBeVisible();
  await finger.accept();
  await employer.getByRole("button", { name: "Use a passkey" }).click();
  await expect(employer).toHaveURL(/\/employer\/jobs/);

  await employer.goto("/settings#passkeys");
  await employer.getByRole("button", { name: /^Rename / }).click();
  await employer.getByRole("textbox", { name: "Name", exact: true }).fill("Office computer");
  await employer.getByRole("textbox", { name: "Name", exact: true }).press("Enter");
  await employer.getByRole("button", { name: "Remove Office computer" }).click();
  await employer.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(employer.getByText("Removed: Office computer")).toBeVisible();
  await expect(employer.getByRole("button", { name: "Remove Office computer" })).toHaveCount(0);
});

test("on a phone in Spanish; who isn't recognized logs in another way", async ({ educator, entrance }) => {
  const page = await entrance.open(educator.profile, {
    viewport: { width: 375, height: 740 },
    locale: "es-US",
  });
  const finger = await plugInAuthenticator(page);
  await page.goto("/settings#passkeys");
  await page.getByRole("button", { name: "Agregar una llave de acceso" }).click();
  await expect(page.getByText("Ya puedes iniciar sesión con una llave de acceso")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.clear());
  // Before the page: the authenticator would answer its offer beside the email field at once.
  await finger.refuse();
  await page.goto("/login");
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(page.getByText("No se usó ninguna llave de acceso.")).toBeVisible();
  await expectAccessible(page);
  await finger.accept();
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(page).not.toHaveURL(/login/);
});

test("a passkey opens a page whose session ended, and what was typed stays", async ({ employer }) => {
  const finger = await plugInAuthenticator(employer);
  await employer.goto("/settings#passkeys");
  await employer.getByRole("button", { name: "Add a passkey" }).click();
  await expect(employer.getByText("You can log in with a passkey now")).toBeVisible();
  await employer.goto("/employer/jobs/new");
  const title = employer.getByRole("combobox", { name: "Job title" });
  await expect(title).toBeVisible();
  await finger.refuse();
  await employer.profile.request("accounts/sign_out", { method: "DELETE" });
  await title.fill("Lead Teacher of the Kite Room");
  const dialog = employer.getByRole("dialog", { name: "Your session ended" });
  await expect(dialog).toBeVisible();
  await expectAccessible(employer);
  await finger.accept();
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Lead Teacher of the Kite Room");
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});

test("so does a mailed code, for whoever has no passkey and no password at hand", async ({ employer }) => {
  const { email, request } = employer.profile;
  await employer.goto("/employer/jobs/new");
  const title = employer.getByRole("combobox", { name: "Job title" });
  await expect(title).toBeVisible();
  await request("accounts/sign_out", { method: "DELETE" });
  await title.fill("Assistant Teacher of the Kite Room");
  const dialog = employer.getByRole("dialog", { name: "Your session ended" });
  await dialog.getByRole("button", { name: "Email me a code" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Email me a code" }).click();
  await dialog.getByLabel("Code from the email").fill(await mailedCode(email));
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Assistant Teacher of the Kite Room");
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
