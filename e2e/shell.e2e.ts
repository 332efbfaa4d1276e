/** What surrounds every page: landmarks, bars, session, profile, language, colours, brand, and the screen for the worst. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { productUrl } from "./fixtures/product-url.ts";

const { employer: grace } = demoAccounts;

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

const linksOf = (page: Page, bar: string) =>
  page.getByRole("navigation", { name: bar, exact: true }).locator("a:visible, button:visible");

test("the first Tab skips to the content, and a new page is named and focused", async ({ educator }) => {
  await educator.goto("/interviews");
  await expect(educator.getByRole("heading", { level: 1 })).toBeVisible();
  await educator.keyboard.press("Tab");
  await expect(educator.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await educator.keyboard.press("Enter");
  await expect(educator.getByRole("main")).toBeFocused();
  await educator.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Messages" }).click();
  await expect(educator.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
  await expect(educator).toHaveTitle("Messages · Cubby");
  await expect(educator.locator("[aria-live=polite]").filter({ hasText: "Messages" })).toBeAttached();
});

test("a page that loads slowly shows its bar at the top, inside a landmark", async ({ guest: page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The next page's code and data wait; what is shown already goes on.
  await page.route(/job-search|\.data\b|\/jobs\b/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Jobs" }).click();
  const bar = page.getByRole("main").getByRole("progressbar", { name: "Loading page" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  const box = await bar.boundingBox();
  expect([box?.x, box?.y]).toEqual([0, 0]);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("at 375 px the bar at the bottom has its five places", async ({ educator, employer }) => {
  for (const page of [educator, employer]) await page.setViewportSize({ width: 375, height: 812 });
  await educator.goto("/interviews");
  await expect(linksOf(educator, "Bottom")).toHaveText([
    "Jobs",
    "Applications",
    "Interviews",
    "Messages",
    "Profile",
  ]);
  await expect(linksOf(educator, "Bottom").and(educator.locator("[aria-current=page]"))).toHaveText(
    "Interviews",
  );
  const widths = await linksOf(educator, "Bottom").evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().width)),
  );
  expect(widths).toEqual([75, 75, 75, 75, 75]);
  await employer.goto("/employer/plans");
  await expect(linksOf(employer, "Bottom")).toHaveText(["Today", "Applicants", "Jobs", "Messages", "More"]);
  await employer.getByRole("button", { name: "More" }).click();
  const sheet = employer.getByRole("dialog", { name: "More" });
  await expect(sheet.getByRole("link").first()).toHaveText("Educators");
  await expectAccessible(employer);
  await employer.keyboard.press("Escape");
  await expect(employer.getByRole("button", { name: "More" })).toBeFocused();
});

test("when the session ends, what was typed stays, and logging in again goes on", async ({ employer }) => {
  const { email, password, request } = employer.profile;
  await employer.goto("/employer/jobs/new");
  const title = employer.getByRole("combobox", { name: "Job title" });
  await expect(title).toBeVisible();
  await request("accounts/sign_out", { method: "DELETE" });
  await title.fill("Lead Teacher of the Kite Room");
  const dialog = employer.getByRole("dialog", { name: "Your session ended" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expectAccessible(employer);
  await logIn(employer, email, password);
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Lead Teacher of the Kite Room");
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});

test("pages of the other side say so, and lead home", async ({ educator, employer }) => {
  await educator.goto("/employer/applicants");
  await expect(
    educator.getByRole("heading", { level: 1, name: "This page is for employers." }),
  ).toBeVisible();
  await expect(educator.getByRole("main").getByRole("link")).toHaveAttribute("href", "/jobs");
  await employer.goto("/jobs/applications");
  await expect(
    employer.getByRole("heading", { level: 1, name: "This page is for educators." }),
  ).toBeVisible();
  await expect(employer.getByRole("main").getByRole("link")).toHaveAttribute("href", "/employer/today");
  await expectAccessible(employer);
  await educator.goto("/admin");
  await expect(educator.getByRole("heading", { level: 1, name: "We can't find that page" })).toBeVisible();
});

test("the log-in leads back to where one wanted to be, with query and hash", async ({ guest, educator }) => {
  await guest.goto("/jobs/applications?tab=past&page=2#latest");
  await expect(guest).toHaveURL(/\/login\?return=/);
  await logIn(guest, educator.profile.email, educator.profile.password);
  await expect(guest).toHaveURL(/\/jobs\/applications\?tab=past&page=2#latest$/);
});

test("switching the profile drops what belonged to the other one", async ({ guest }) => {
  const [first, second] = grace.employers;
  await guest.goto("/login");
  await logIn(guest, grace.email, grace.password);
  await guest.getByRole("radio", { name: first.name }).check();
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest).toHaveURL(/\/employer\/today/);
  await expect(guest.getByRole("region", { name: /^Waiting for your answer/ })).toBeVisible();
  const before = await guest.evaluate((name) => localStorage.getItem(name), sessionKeys.employerProfileId);
  const request = guest.waitForRequest(
    (request) =>
      request.url().includes("/employer/job_applications") &&
      request.headers()["current-employer-profile-id"] !== before,
  );
  await guest.getByRole("button", { name: `${first.name}, ${first.position}` }).click();
  await expect(guest.getByRole("menuitemradio", { checked: true })).toContainText(first.name);
  await guest.getByRole("menuitemradio", { name: second.name }).click();
  await request;
  await expect(guest.getByRole("status").filter({ hasText: `Now acting as ${second.name}` })).toBeVisible();
  await expect(guest.getByRole("button", { name: `${second.name}, ${second.position}` })).toBeVisible();
});

test("another language keeps the page", async ({ guest }) => {
  await guest.goto("/jobs?q=lead");
  await guest.getByRole("contentinfo").getByRole("button", { name: "Español" }).click();
  await expect(guest.locator("html")).toHaveAttribute("lang", "es");
  await expect(guest).toHaveURL(/\/jobs\?q=lead$/);
  await expect(guest.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
  const cookies = await guest.context().cookies();
  expect(cookies).toContainEqual(expect.objectContaining({ name: "language", value: "es" }));
  // The language, the time zone, the width, and the count of visits: nothing that opens anything.
  for (const { name, sameSite } of cookies) {
    expect([
      "language",
      "time_zone",
      "viewport_width",
      "ahoy_visit",
      "ahoy_visitor",
      "ahoy_events",
    ]).toContain(name);
    expect(sameSite).toBe("Lax");
  }
});

test.describe("in the dark scheme", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", colorScheme: "dark" } });
  test("bars, rail and menus are readable", async ({ educator, employer }) => {
    await educator.goto("/interviews");
    await educator.getByRole("button", { name: "Account menu" }).click();
    await expect(educator.getByRole("menuitemradio", { name: "System" })).toBeChecked();
    await expectAccessible(educator);
    await employer.goto("/employer/plans");
    await employer.getByRole("button", { name: "Notifications" }).click();
    await expect(employer.getByText("You're up to date.")).toBeVisible();
    await expectAccessible(employer);
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test("no page of the shell scrolls sideways", async ({ educator, employer }) => {
    await educator.goto("/settings");
    await expect(educator.getByRole("navigation", { name: "Bottom" })).toBeVisible();
    await expectNoSidewaysScroll(educator);
    await employer.goto("/employer/profile");
    await expect(employer.getByRole("navigation", { name: "Bottom" })).toBeVisible();
    await expectNoSidewaysScroll(employer);
  });
});

test("another host is another brand", async ({ guest }) => {
  await guest.goto("/");
  const green = await guest.evaluate(() => getComputedStyle(document.body).getPropertyValue("--brand-6"));
  await guest.goto(productUrl().replace(/\/\/[^:/]+/, "//littleoaks.localhost"));
  await expect(guest).toHaveTitle("Little Oaks");
  await expect(guest.getByRole("banner").getByRole("link", { name: "Little Oaks" })).toBeVisible();
  const defaultColor = await guest.evaluate(() =>
    getComputedStyle(document.body).getPropertyValue("--brand-6"),
  );
  expect(defaultColor).not.toBe(green);
  await expectAccessible(guest);
});

test("an uncaught failure takes the page, is reported once, and a reload recovers", async ({ educator }) => {
  const reports: string[] = [];
  educator.on("request", (request) => {
    if (request.url().endsWith("/api/error_reports")) reports.push(request.postData() ?? "");
  });
  // The failure is wanted here: what the browser writes about it is no finding.
  for (const event of ["pageerror", "console"] as const) educator.removeAllListeners(event);
  // A document no client can make sense of.
  await educator.route(/\/api\/account(\/viewer)?$/, (route) => route.fulfill({ json: { data: [null] } }));
  await educator.goto("/interviews");
  const alert = educator.getByRole("alert", { name: "Something went wrong" });
  await expect(alert).toContainText(
    "Sorry, we ran into an error. We've been notified and will look into it.",
  );
  await expectAccessible(educator);
  expect(reports).toHaveLength(1);
  await educator.unroute(/\/api\/account(\/viewer)?$/);
  await educator.getByRole("button", { name: "Reload page" }).click();
  await expect(educator.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
});
