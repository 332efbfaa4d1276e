/** The settings: switches that stay, passwords that are checked, sessions elsewhere, one's data, and the way out and back. */
import { randomBytes } from "node:crypto";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { confirmEmail } from "./fixtures/confirm-email.ts";
import { expect, test } from "./fixtures/test.ts";
import { productUrl } from "./fixtures/product-url.ts";
import type { Person } from "./fixtures/person.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const statusWith = (page: Page | Locator, text: string) => page.getByRole("status").filter({ hasText: text });

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test("switches save immediately, and switching all email off disables the others", async ({ educator }) => {
  await educator.goto("/settings");
  const emails = part(educator, "Emails");
  const alerts = emails.getByRole("switch", { name: "Job alerts" });
  await expect(alerts).toBeChecked();
  await expect(alerts).toHaveAccessibleDescription("New jobs that fit a search you saved.");
  await alerts.uncheck();
  await expect(statusWith(emails, "Saved")).toBeVisible();
  await educator.reload();
  await expect(alerts).not.toBeChecked();

  await emails.getByRole("switch", { name: "Email me" }).uncheck();
  await expect(statusWith(emails, "Saved")).toBeVisible();
  const messages = emails.getByRole("switch", { name: "New messages" });
  await expect(messages).toBeDisabled();
  await expect(messages).toHaveAccessibleDescription(/Off, because you want no email/);
  await educator.reload();
  await expect(messages).toBeDisabled();
  await emails.getByRole("switch", { name: "Email me" }).check();
  await expect(messages).toBeChecked();
  await expect(alerts).not.toBeChecked();

  const smsSection = part(educator, "Text messages");
  const wanted = smsSection.getByRole("switch", { name: "Text me about interviews and replies" });
  await expect(wanted).toHaveAccessibleDescription(/Reply STOP at any time/);
  await wanted.click();
  await smsSection.getByRole("textbox", { name: "Phone number" }).fill("(512) 555-0188");
  await smsSection.getByRole("button", { name: "Save and text me" }).click();
  await expect(wanted).toBeChecked();
  const pauseSwitch = part(educator, "Pause").getByRole("switch", { name: "Pause my profile" });
  await pauseSwitch.check();
  await expect(statusWith(part(educator, "Pause"), "Saved")).toBeVisible();
  await educator.reload();
  await expect(wanted).toBeChecked();
  await expect(pauseSwitch).toBeChecked();
  await expect(part(educator, "Account")).toContainText("(512) 555-0188");
});

test("password and address: problems show at their fields, a new address waits for its link", async ({
  educator,
}) => {
  const { email, password } = educator.profile;
  await educator.goto("/settings");
  const section = part(educator, "Password");
  await section.getByLabel("Current password", { exact: true }).fill("not-my-password");
  await section.getByLabel("New password", { exact: true }).fill("boats-over-the-harbor");
  await section.getByRole("button", { name: "Change password" }).click();
  const current = section.getByLabel("Current password", { exact: true });
  await expect(current).toHaveAccessibleDescription(/That is not your current password/);
  await expect(current).toHaveAttribute("aria-invalid", "true");
  await current.fill(password);
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(statusWith(educator, "Your password is changed")).toBeVisible();
  await expect(current).toHaveValue("");

  const account = part(educator, "Account");
  await account.getByRole("button", { name: "Change email" }).click();
  await expect(account.getByLabel("New email")).toBeFocused();
  const wanted = `moved-${randomBytes(4).toString("hex")}@e2e.example`;
  await account.getByLabel("New email").fill(wanted);
  await account.getByLabel("Current password", { exact: true }).fill("boats-over-the-harbor");
  await account.getByRole("button", { name: "Send a link" }).click();
  await expect(account).toContainText(`We've sent a link to ${wanted}`);
  await expect(account).toContainText(email);
  await confirmEmail(wanted);
  await expect(account.getByText(wanted, { exact: true })).toBeVisible();
  await expect(account).not.toContainText("Until you press it");
});

test("sessions elsewhere are listed and can be ended", async ({ educator, entrance }) => {
  const { email, password } = educator.profile;
  const elsewhere = await entrance.open();
  await logIn(elsewhere, { email, password });
  await expect(elsewhere).toHaveURL(/\/(jobs|register)/);
  // A page that is open there might notice first, and be at the log-in already.
  await elsewhere.goto("about:blank");
  await educator.goto("/settings#sessions");
  const sessions = part(educator, "Where you're logged in");
  await expect(sessions.getByRole("heading")).toBeFocused();
  await expect(sessions.getByText("This browser")).toHaveCount(1);
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.goto("/messages");
  await expect(elsewhere.getByRole("dialog", { name: "Your session ended" })).toBeVisible();
});

test("an export is prepared and can be downloaded; an account is deleted and restored", async ({
  educator,
  guest,
}) => {
  await educator.goto("/settings");
  const data = part(educator, "Your data");
  await data.getByRole("button", { name: "Download my data" }).click();
  const link = data.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([educator.waitForEvent("download"), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);

  await educator.getByRole("button", { name: "Delete account" }).click();
  const dialog = educator.getByRole("alertdialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("Your open applications are withdrawn");
  await expectAccessible(educator);
  await dialog.getByLabel("Your password", { exact: true }).fill("not-my-password");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByLabel("Type DELETE to confirm")).toHaveAccessibleDescription(
    /Type DELETE to go on/,
  );
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(
    /That is not your current password/,
  );
  await dialog.getByLabel("Your password", { exact: true }).fill(educator.profile.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(statusWith(educator, "Your account is deleted")).toBeVisible();
  await expect(educator).toHaveURL(/\/$/);
  await expect(educator.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();

  await logIn(guest, educator.profile);
  await expect(guest.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await expect(guest.getByText("Your account is deleted. You can take it back until")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Restore my account" }).click();
  await expect(statusWith(guest, "Your account is back")).toBeVisible();
  await guest.goto("/settings");
  await expect(part(guest, "Account")).toContainText(educator.profile.email);
});

test("at 375 px in both schemes nothing is in the way of anybody, employers' settings too", async ({
  educator,
  employer,
  operator,
  entrance,
}) => {
  test.slow();
  for (const page of [educator, employer]) {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/settings");
    await expect(part(page, "Emails").getByRole("switch", { name: "New messages" })).toBeVisible();
    await expect(part(page, "Where you're logged in").getByText("This browser")).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const scheme of ["Dark", "Light"]) {
      await part(page, "Appearance and language").getByLabel(scheme, { exact: true }).check();
      await expectAccessible(page);
    }
  }
  await expect(part(employer, "Emails")).toContainText("Hiring");
  await expect(part(employer, "Pause")).toHaveCount(0);

  const acting = await entrance.open(await actingAs(educator.profile, operator));
  await acting.goto("/settings");
  await expect(acting.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await expect(acting.getByRole("button", { name: "Delete account" })).toHaveAccessibleDescription(
    /only they can/,
  );
  for (const name of ["Password", "Where you're logged in", "Your data"])
    await expect(part(acting, name)).toContainText("only they can do this");
  await expectAccessible(acting);
});

/** The same account, impersonated by an operator. */
async function actingAs(person: Person, operator: Person): Promise<Person> {
  const { data } = await person.request("account");
  const answer = await fetch(new URL(`/api/accounts/${data.id}/impersonate`, productUrl()), {
    method: "POST",
    headers: {
      authorization: `Bearer ${operator.storage[sessionKeys.accessToken]}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ reason: "They asked how to delete it" }),
  });
  const access = answer.headers.get("Access-Token") ?? "";
  const refresh = answer.headers.get("Refresh-Token") ?? "";
  const storage = {
    ...person.storage,
    [sessionKeys.accessToken]: access,
    [sessionKeys.refreshToken]: refresh,
  };
  return { ...person, storage };
}
