/** A computer that several people use: anyone who comes after someone signed out sees nothing of them. */
import { expect, test } from "./fixtures/test.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

const ownPages = ["/jobs/applications", "/settings", "/messages"];

/** What names the person, anywhere on the page or in what the browser keeps. */
const tracesOf = ({ profile }: SignedIn) => [profile.email, profile.fullName, profile.firstName];

test("after signing out, going back shows nothing of who was there", async ({ educator }) => {
  const traces = tracesOf(educator);
  for (const path of ownPages) {
    await educator.goto(path);
    await expect(educator.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await educator.goto("/settings");
  await expect(educator.getByText(educator.profile.email).first()).toBeVisible();
  await educator.getByRole("button", { name: "Account menu" }).click();
  await educator.getByRole("menuitem", { name: "Log out" }).click();
  await expect(educator.getByRole("link", { name: "Log in" }).first()).toBeVisible();

  for (let page = 0; page < ownPages.length; page += 1) {
    await educator.goBack();
    await educator.waitForLoadState("networkidle");
    const text = await educator.locator("body").innerText();
    for (const trace of traces) expect(text, educator.url()).not.toContain(trace);
  }
  const stored = await educator.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const storedData = stored + JSON.stringify(await educator.context().cookies());
  for (const trace of [...traces, ...traces.map(encodeURIComponent), "access_token", "refresh_token"])
    expect(storedData).not.toContain(trace);
});

test("who leaves before the server has answered is logged out all the same", async ({ employer }) => {
  await employer.goto("/employer/jobs");
  const ended = employer.waitForRequest("**/api/accounts/sign_out");
  await employer.route("**/api/accounts/sign_out", () => undefined);
  await employer.getByRole("button", { name: /account menu/ }).click();
  await employer.getByRole("menuitem", { name: "Log out" }).click();
  await ended;
  await employer.goto("/login?return=%2Femployer%2Fjobs");
  await expect(employer.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await employer.goto("/employer/jobs");
  await expect(employer).toHaveURL(/\/login/);
});

test("a page in the background is fetched again when its account has signed out", async ({ educator }) => {
  await educator.goto("/settings");
  await expect(educator.getByText(educator.profile.email).first()).toBeVisible();
  const comeBack = () =>
    educator.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  await educator.evaluate(() => void Object.assign(window, { isTheSame: true }));
  await comeBack();
  // Nobody left: the page goes on as it was.
  expect(await educator.evaluate(() => "isTheSame" in window)).toBe(true);

  // As another tab does while this page is in the background and gets no event.
  await educator.evaluate(() => localStorage.clear());
  await comeBack();
  await expect(educator).toHaveURL(/\/login/);
  for (const trace of tracesOf(educator)) await expect(educator.getByText(trace)).toHaveCount(0);
});
