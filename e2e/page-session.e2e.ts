/** Pages are rendered for who is signed in, and for nobody else: another role, another tab, another person. */
import type { Page } from "@playwright/test";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import { signIn } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";

/** For whom the document was rendered that is open now. */
const viewer = (page: Page) => page.locator("html").getAttribute("data-viewer");

const hasCookie = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name.endsWith("page_session"));

/** The fixtures' people have tokens and no cookie yet: the first page asks for it. */
async function openSignedIn(page: Page) {
  await page.goto("/");
  await expect.poll(() => hasCookie(page)).toBe(true);
  await page.goto("/");
  expect(await viewer(page)).not.toBeNull();
}

test("a page of the other side is refused with 403, rendered on the server", async ({
  educator,
  employer,
}) => {
  const sides = [
    { page: educator, path: "/employer/applicants", title: "This page is for employers." },
    { page: employer, path: "/messages", title: "This page is for educators." },
  ];
  for (const { page, path, title } of sides) {
    await openSignedIn(page);
    const response = (await page.goto(path))!;
    expect([response.status(), response.headers()["cache-control"]]).toEqual([403, "private, no-store"]);
    expect(await response.text()).toContain(title);
    // In the reader's own frame from the start: a link that is replaced while it is pressed leads nowhere.
    expect(await response.text()).not.toContain("data-guest-only");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  const own = (await educator.goto("/messages"))!;
  expect(own.status()).toBe(200);
  await educator.goto("/employer/applicants");
  await educator.getByRole("link", { name: "Find jobs" }).first().click();
  await expect(educator).toHaveURL(/\/jobs/);
});

test("home leads whoever is signed in to their own page at once", async ({ educator, employer }) => {
  const homes = [
    { page: educator, home: "/jobs" },
    { page: employer, home: "/employer/today" },
  ];
  for (const { page, home } of homes) {
    await openSignedIn(page);
    const response = (await page.goto("/?source=app"))!;
    const { pathname, search } = new URL(response.url());
    expect([pathname, search]).toEqual([home, "?source=app"]);
    const redirected = (await response.request().redirectedFrom()!.response())!;
    expect([redirected.status(), redirected.headers()["cache-control"]]).toEqual([302, "private, no-store"]);
  }
});

test("a guest's page stays as it is", async ({ guest }) => {
  const response = (await guest.goto("/employer/applicants"))!;
  expect([response.status(), response.headers()["cache-control"]]).toEqual([200, "no-cache"]);
  await expect(guest).toHaveURL(/\/login/);
});

test("signing out removes the cookie in every tab, and no later page shows who was there", async ({
  educator,
}) => {
  await openSignedIn(educator);
  await educator.goto("/settings");
  await expect(educator.getByText(educator.profile.email).first()).toBeVisible();
  const other = await educator.context().newPage();
  await other.goto("/jobs");
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(other.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect.poll(() => hasCookie(educator)).toBe(false);
  await expect(educator.getByText(educator.profile.email)).toHaveCount(0);
  await other.goBack();
  await other.reload();
  expect(await viewer(other)).toBeNull();
});

test("a page that was rendered for another session is shown to nobody", async ({ educator }) => {
  await openSignedIn(educator);
  const first = await viewer(educator);
  const next = await signIn("educator");
  // As where tokens and cookie have come apart: another tab signed somebody else in while this one was loading.
  await educator.addInitScript((storage) => {
    for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
    // What is painted before the page knows better.
    document.addEventListener("DOMContentLoaded", () => {
      const isHidden = getComputedStyle(document.body).display === "none";
      const seen = sessionStorage.getItem("seen") ?? "";
      sessionStorage.setItem("seen", `${seen}${document.documentElement.dataset.viewer} ${isHidden}\n`);
    });
  }, next.storage);
  await educator.goto("/employer/applicants");
  await expect(educator.getByRole("heading", { name: "This page is for employers." })).toBeVisible();
  const seen = () => educator.evaluate(() => sessionStorage.getItem("seen"));
  await expect.poll(seen).toMatch(/ false\n$/);
  expect(await viewer(educator)).not.toBe(first);
  expect(await seen()).toBe(`${first} true\n${await viewer(educator)} false\n`);
});

test("a cookie without a session in the browser is removed before anything is shown", async ({
  educator,
}) => {
  await openSignedIn(educator);
  await educator.evaluate(() => localStorage.clear());
  await educator.goto("/jobs/applications");
  await expect(educator).toHaveURL(/\/login/);
  expect(await hasCookie(educator)).toBe(false);
});

test("the page after choosing another profile is rendered for that one", async ({ guest }) => {
  await guest.goto("/login?return=%2Femployer%2Finterviews");
  const { email, password, employers } = demoAccounts.employer;
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Password", { exact: true }).fill(password);
  await guest.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(guest).toHaveURL(/\/select-employer-profile/);
  for (const { name } of [employers[1], employers[0]]) {
    await guest.goto("/select-employer-profile?return=%2Femployer%2Finterviews");
    const kept = guest.waitForResponse(
      (response) => response.url().endsWith("/page_session") && response.request().method() === "PUT",
    );
    await guest.getByRole("radio", { name }).check();
    await guest.getByRole("button", { name: "Continue" }).click();
    expect((await kept).status()).toBe(204);
    await expect(guest).toHaveURL(/\/employer\/interviews/);
    await guest.reload();
    const chosen = await guest.evaluate((key) => localStorage.getItem(key), sessionKeys.employerProfileId);
    expect(await viewer(guest)).toMatch(new RegExp(` ${chosen}$`));
  }
});

test("an operator's pages are rendered for whom they act as, and for themselves again", async ({
  entrance,
  operator,
  educator,
}) => {
  const page = await entrance.open(operator);
  await openSignedIn(page);
  const own = await viewer(page);
  const { data } = await educator.profile.request<{ data: { id: string } }>("account");
  // Where nothing is asked while the tokens change.
  await page.goto("/terms");
  await page.evaluate(
    async ([id, accessKey, refreshKey]) => {
      const stored = [localStorage.getItem(accessKey), localStorage.getItem(refreshKey)];
      const answer = await fetch(`/api/accounts/${id}/impersonate`, {
        method: "POST",
        headers: { authorization: `Bearer ${stored[0]}`, "content-type": "application/json" },
        body: JSON.stringify({ reason: "They asked for help" }),
      });
      // As the operators' console does (account-calls.ts).
      sessionStorage.setItem("own_session", JSON.stringify(stored));
      localStorage.removeItem(refreshKey);
      localStorage.setItem(accessKey, answer.headers.get("Access-Token")!);
    },
    [data.id, sessionKeys.accessToken, sessionKeys.refreshToken] as const,
  );
  expect((await page.goto("/employer/applicants"))!.status()).toBe(403);
  expect(await viewer(page)).not.toBe(own);
  expect((await page.goto("/admin"))!.status()).toBe(404);
  await page.getByRole("button", { name: "Stop impersonating" }).click();
  await expect(page).toHaveURL(/\/admin\/data\/accounts\//);
  await expect
    .poll(async () => {
      await page.goto("/");
      return viewer(page);
    })
    .toBe(own);
});
