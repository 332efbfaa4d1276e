/** Pages come with their reader's rows: seen before scripts run, asked for once, and shown to nobody else. */
import { keysOf } from "#platform/shared/literals.ts";
import type { Page } from "@playwright/test";
import { findAddressNames } from "./fixtures/address-names.ts";
import { signIn, signUp } from "./fixtures/api.ts";
import { setPageCookie } from "./fixtures/measure-page.ts";
import { onboardingPage } from "./fixtures/onboarding-page.ts";
import type { Resource } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

/**
 * What each page is opened for; `:job` is one of the sample marketplace, of the employer itself where it is theirs, the
 * conversation is one that has been read, the applicant the newest.
 */
const pages = {
  educator: {
    "/jobs": "main article",
    "/profile": "main section",
    "/jobs/applications": "main article",
    "/messages": "main a[href*='conversation']",
    "/messages?conversation=:conversation": "[role=log] [data-key]",
    "/interviews": "main article",
    "/jobs/:job/apply": "main form",
    "/notifications": "main :is(li, h2)",
    "/settings": "#emails input",
  },
  employer: {
    "/educators": "main article",
    "/employer/applicants": "main article",
    "/employer/jobs": "main a[href^='/employer/jobs/']:not([href$='/new'])",
    "/employer/applicants/:applicant": "main [role=tab], main h2",
    "/employer/messages": "main a[href*='conversation']",
    "/employer/messages?conversation=:conversation": "[role=log] [data-key]",
    "/employer/interviews": "main article",
    "/employer/jobs/:job": "main [role=tab]",
    "/notifications": "main :is(li, h2)",
    "/settings": "#emails input",
  },
};
const timezoneId = "Pacific/Honolulu";
const phone = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** The documents that a page asks for; an educator is told to the figures once in each tab. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isIdentity = search.includes("work_histories");
    if (request.method() === "GET" && pathname.startsWith("/api/") && !isIdentity)
      asked.push(pathname + search);
  });
  return asked;
}

const times = (page: Page) => page.locator("main time").allInnerTexts();

for (const locale of ["en-US", "es-US"])
  for (const side of ["educator", "employer"] as const)
    test(`the rows of the ${side} are there before scripts run, and stay as they are (${locale})`, async ({
      entrance,
    }) => {
      const person = await signIn(side);
      const names = await findAddressNames(await signIn("employer"));
      const conversations = { educator: "user_profile/conversations", employer: "employer/conversations" }[
        side
      ];
      const { data } = await person.request<{ data: Resource[] }>(`${conversations}?sort=-latestMessageAt`);
      const rows = {
        ":job": { educator: names.jobSlug, employer: names.ownJobSlug }[side],
        // Where something is unread, opening it changes what is counted.
        ":conversation": data.find(({ attributes }) => attributes["unreadCount"] === 0)!.id,
        ":applicant": names.applicationId,
      };
      for (const [pattern, content] of Object.entries(pages[side])) {
        const path = keysOf(rows).reduce((text, name) => text.replace(name, rows[name]), pattern);
        const plain = await entrance.open(person, { ...phone, locale, timezoneId, javaScriptEnabled: false });
        await setPageCookie(plain, person, timezoneId);
        await plain.goto(path);
        await expect(plain.locator(content).first(), path).toBeVisible();
        const page = await entrance.open(person, { ...phone, locale, timezoneId });
        await setPageCookie(page, person, timezoneId);
        const documents = documentsOf(page);
        const response = (await page.goto(path))!;
        expect(response.headers()["cache-control"]).toBe("private, no-store");
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        await expect(page.locator(content).first(), path).toBeVisible();
        // Other tests publish jobs and sign in meanwhile, and a minute passes for the last sessions.
        if (path !== "/jobs" && path !== "/settings")
          expect(await times(page), path).toEqual(await times(plain));
        await page.waitForLoadState("networkidle");
        expect(documents, path).toEqual([]);
        await plain.context().close();
        await page.context().close();
      }
    });

test("a question of onboarding comes with its page, for somebody new", async ({ entrance }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const plain = await entrance.open(person, { ...phone, timezoneId, javaScriptEnabled: false });
  await setPageCookie(plain, person, timezoneId);
  await plain.goto(onboardingPage("availability"));
  const page = await entrance.open(person, { ...phone, timezoneId });
  await setPageCookie(page, person, timezoneId);
  const documents = documentsOf(page);
  await page.goto(onboardingPage("availability"));
  for (const each of [plain, page]) {
    await expect(each.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(each.getByRole("button", { name: "Continue" })).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  // What only the frame of a new account reads comes at once.
  expect(documents.filter((path) => path !== "/api/account/viewer")).toEqual([]);
});

test("a page is painted before its scripts, with the frame's styles and its own", async ({ guest }) => {
  const html = await (await guest.request.get("/jobs")).text();
  const links = html.match(/<link [^>]*>/g) ?? [];
  const scripts = links.filter((link) => link.includes('rel="modulepreload"'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
  expect(links.filter((link) => link.includes('rel="stylesheet"'))).toHaveLength(2);
});

test("a page that is opened after another tab signed out has nothing of who was there", async ({
  entrance,
}) => {
  const person = await signIn("educator");
  const page = await entrance.open(person, { timezoneId });
  await setPageCookie(page, person, timezoneId);
  const hasData = async () => (await (await page.goto("/messages"))!.text()).includes('id="page-data"');
  expect(await hasData()).toBe(true);
  const other = await page.context().newPage();
  await other.goto("/jobs");
  await other.getByRole("button", { name: /account menu/i }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(other).toHaveURL(/\/login/);
  expect(await hasData()).toBe(false);
  await expect(page).toHaveURL(/\/login/);
});

test("a page whose browser has other tokens is not taken over", async ({ entrance, educator }) => {
  const person = await signIn("educator");
  const page = await entrance.open(person, { timezoneId });
  await setPageCookie(page, person, timezoneId);
  const { storage } = educator.profile;
  await page.addInitScript((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
  }, storage);
  await page.goto("/messages");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(pages.educator["/messages"])).toHaveCount(0);
});
