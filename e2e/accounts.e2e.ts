import { randomBytes } from "node:crypto";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { productUrl } from "./fixtures/product-url.ts";

const password = "kites-over-the-harbor";
const freshEmail = () => `visitor-${randomBytes(5).toString("hex")}@e2e.example`;

const statusWith = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function fillEducator(page: Page, more: Record<string, string> = {}) {
  const values = {
    "First name": "Ada",
    "Last name": "Vale",
    Email: freshEmail(),
    Password: password,
    "ZIP code": "78701",
    ...more,
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(/I agree to the terms/).check();
  return values;
}

async function logIn(page: Page, email: string, secret: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test("a guest signs up as an educator on the way to an application, logs out and in again", async ({
  guest,
}) => {
  const wanted = "/interviews?tab=past#older";
  await guest.goto(wanted);
  await expect(guest).toHaveURL(/\/login\?return=/);
  await guest.getByRole("link", { name: "Create an account" }).click();
  await guest.getByRole("link", { name: "I'm looking for a job" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Create your account" })).toBeFocused();
  const { Email } = await fillEducator(guest);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(new RegExp(`${wanted.replace("?", "\\?")}$`));

  await guest.getByRole("button", { name: "Account menu" }).click();
  await guest.getByRole("menuitem", { name: "Log out" }).click();
  await expect(statusWith(guest, "You're logged out.")).toBeVisible();
  await logIn(guest, Email, password);
  await expect(guest).toHaveURL(/\/jobs$/);
  await guest.goto("/login");
  await expect(guest).toHaveURL(/\/jobs$/);
});

test("problems are shown immediately, each error leads to its field, nothing typed is lost", async ({
  guest,
}) => {
  await guest.goto("/register/teacher");
  await fillEducator(guest, { Password: "password123", "ZIP code": "7870" });
  await guest.getByRole("button", { name: "Create account" }).click();
  const problem = guest.getByRole("alert", { name: "There is a problem" });
  await expect(problem).toBeFocused();
  await expect(guest).toHaveTitle(/^Error: Create your account/);
  await expect(
    problem.getByRole("link", { name: "That password is too common. Choose another one." }),
  ).toBeVisible();
  await problem.getByRole("link", { name: "Enter a 5-digit ZIP code, like 78701" }).click();
  await expect(guest.getByLabel("ZIP code")).toBeFocused();
  await expectAccessible(guest);
  await guest.getByLabel("ZIP code").fill("47332");
  await guest.getByLabel("Password", { exact: true }).fill(password);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(problem.getByText("We don't know this ZIP")).toBeVisible();
  await guest.reload();
  await expect(guest.getByLabel("First name")).toHaveValue("Ada");
  await expect(guest.getByLabel("Password", { exact: true })).toHaveValue("");
  const field = guest.getByLabel("Password", { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "new-password");
  await expect(field).toHaveAttribute("type", "password");
  await field.evaluate((input: HTMLInputElement, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    // A password manager can paste a password.
    if (!input.dispatchEvent(paste)) throw new Error("pasting was refused");
  }, password);
  await guest.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
});

test("a taken address links to the log-in, with the address filled in", async ({ guest, educator }) => {
  await guest.goto("/register/teacher?return=%2Fjobs%3Fq%3Dlead");
  await fillEducator(guest, { Email: educator.profile.email });
  await guest.getByRole("button", { name: "Create account" }).click();
  await guest.getByRole("link", { name: "Log in or reset your password" }).click();
  await expect(guest).toHaveURL(/\/login/);
  await expect(guest.getByLabel("Email")).toHaveValue(educator.profile.email);
  await logIn(guest, educator.profile.email, educator.profile.password);
  await expect(guest).toHaveURL(/\/jobs\?q=lead$/);
});

test("an area without registration has a waiting list, and another ZIP resumes the sign-up", async ({
  guest,
}) => {
  await guest.goto("/register/teacher/city_pending");
  await expect(guest).toHaveURL(/\/register\/teacher$/);
  const { Email } = await fillEducator(guest, { "ZIP code": "82001" });
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "We're not in Wyoming yet" })).toBeVisible();
  await expect(guest.getByLabel("Email")).toHaveValue(Email);
  await guest.getByRole("button", { name: "Tell me when you open" }).click();
  await expect(statusWith(guest, "We'll email you when we open in Wyoming")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("link", { name: "Use another ZIP code" }).click();
  await expect(guest.getByLabel("First name")).toHaveValue("Ada");
});

test("wrong credentials show one message, preserve the email and clear the password", async ({
  guest,
  educator,
}) => {
  await guest.goto("/login");
  await logIn(guest, educator.profile.email, "not-the-password");
  await expect(guest.getByRole("alert")).toHaveText(/That email and password don't match\.$/);
  await expect(guest.getByLabel("Email")).toHaveValue(educator.profile.email);
  await expect(guest.getByLabel("Password", { exact: true })).toHaveValue("");
  await guest.route("**/api/accounts/sign_in", (route) => route.abort());
  await guest.getByLabel("Password", { exact: true }).fill(password);
  await guest.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(guest.getByRole("alert")).toContainText("We couldn't reach the server. Try again.");
  await guest.unroute("**/api/accounts/sign_in");
  await guest.route("**/api/accounts/sign_in", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "45" },
      json: { status: "error", error: "Please wait" },
    }),
  );
  await guest.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(guest.getByRole("alert")).toContainText("Wait 1 minute");
});

test("a forgotten password is reset by mail, once, and ends the other sessions", async ({
  guest,
  educator,
}) => {
  const { email } = educator.profile;
  await guest.goto("/reset_password");
  for (const address of [freshEmail(), email]) {
    await guest.getByLabel("Email").fill(address);
    await guest.getByRole("button", { name: "Send link" }).click();
    await expect(statusWith(guest, "If that email has an account, we've sent a link.")).toBeVisible();
  }
  const link = await linkMailedTo(email);
  await guest.goto(link);
  await guest.getByLabel("New password").fill("short");
  await guest.getByRole("button", { name: "Change password" }).click();
  await expect(guest.getByRole("alert")).toContainText("Use at least 10 characters");
  await guest.getByLabel("New password").fill("lanterns-in-the-garden");
  await guest.getByRole("button", { name: "Change password" }).click();
  await expect(
    statusWith(guest, "You're logged in here. Everywhere else you've been logged out."),
  ).toBeVisible();
  await expect(guest).not.toHaveURL(/token=/);
  await expect(educator.profile.request("account")).rejects.toThrow("answered 401");

  await guest.goto(link);
  await guest.getByLabel("New password").fill("lanterns-in-the-garden");
  await guest.getByRole("button", { name: "Change password" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Send a new link" })).toBeVisible();
  await expectAccessible(guest);
});

async function linkMailedTo(email: string) {
  const answer = await fetch(`${productUrl()}/dev/mail`, { headers: { Accept: "application/json" } });
  const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
  const text = data.find(({ to }) => to.includes(email))?.text ?? "";
  const path = /\/reset_password\?token=[\w%-]+/.exec(text)?.[0];
  expect(path, "the mail's link").toBeTruthy();
  return path!;
}

test("an account with two profiles chooses one, reaches the requested page, and acts as it", async ({
  guest,
}) => {
  await guest.goto("/login?return=%2Femployer%2Finterviews%3Ftab%3Dhosts");
  await logIn(guest, demoAccounts.employer.email, demoAccounts.employer.password);
  await expect(guest).toHaveURL(/\/select-employer-profile\?return=%2Femployer%2Finterviews%3Ftab%3Dhosts$/);
  const [first, second] = demoAccounts.employer.employers;
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByRole("alert").getByRole("link", { name: "Choose a profile" })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("radio", { name: first.name }).focus();
  await guest.keyboard.press("Space");
  await guest.keyboard.press("ArrowDown");
  await expect(guest.getByRole("radio", { name: second.name })).toBeChecked();
  const request = guest.waitForRequest(
    (request) =>
      request.url().includes("/api/") && request.headers()["current-employer-profile-id"] !== undefined,
  );
  await guest.keyboard.press("Enter");
  await request;
  await expect(guest).toHaveURL(/\/employer\/interviews\?tab=hosts$/);
});
