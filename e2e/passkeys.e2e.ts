/** Logging in by a passkey: added in the settings, used on the log-in page, renamed and removed. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
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
  await plugInAuthenticator(employer);
  await employer.goto("/settings#passkeys");
  await employer.getByRole("button", { name: "Add a passkey" }).click();
  await expect(employer.getByText("You can log in with a passkey now")).toBeVisible();
  await expect(employer.getByRole("button", { name: /^Remove / })).toHaveCount(1);
  await expectAccessible(employer);

  await employer.getByRole("button", { name: /account menu/ }).click();
  await employer.getByRole("menuitem", { name: "Log out" }).click();
  await employer.goto("/login?return=%2Femployer%2Fjobs");
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
  await page.goto("/login");
  await finger.refuse();
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(page.getByText("No se usó ninguna llave de acceso.")).toBeVisible();
  await expectAccessible(page);
  await finger.accept();
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(page).not.toHaveURL(/login/);
});
