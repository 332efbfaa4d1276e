/** What an educator saw last is readable while the server cannot be reached, by nobody else, and not after log-out. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { messageLog, startConversation } from "./fixtures/conversation.ts";
import { bookInterview, createEventType, listFreeTimes } from "./fixtures/interview.ts";
import { expect, test } from "./fixtures/test.ts";

const api = "**/api/**";

/** Looks only into a database that is there: opening one would create it, without its store. */
const listKeptPaths = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "kept_copies_1")) return [];
    return new Promise<string[]>((done) => {
      const opening = indexedDB.open("kept_copies_1");
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("copies").objectStore("copies").getAllKeys();
        reading.onsuccess = () => {
          database.close();
          done(reading.result.map(String));
        };
      };
    });
  });

const languages = [
  { locale: "en-US", notice: /This is from/ },
  { locale: "es-US", notice: /Esto es de/ },
];

for (const { locale, notice } of languages)
  test(`reads what was seen last (${locale})`, async ({ entrance, employer, operator }) => {
    const person = await signUp("educator");
    const { job, conversationId } = await startConversation(person, employer.profile, operator);
    const type = await createEventType(employer.profile);
    const free = await listFreeTimes(person, type);
    await bookInterview(person, type, free[20]!);
    const page = await entrance.open(person, { locale, viewport: { width: 375, height: 667 } });
    const seen = [
      {
        path: `/jobs?q=${encodeURIComponent(job.title)}`,
        kept: "job_listings?",
        shown: () => page.getByRole("link", { name: job.title }).first(),
      },
      {
        path: job.path,
        kept: "job_listings/",
        shown: () => page.getByRole("heading", { name: job.title, level: 1 }),
      },
      {
        path: `/messages?conversation=${conversationId}`,
        kept: "messages?",
        shown: () => page.getByRole("log").getByText("Thank you for applying!"),
      },
      {
        path: "/jobs/applications",
        kept: "job_applications?",
        shown: () => page.getByRole("article", { name: job.title }),
      },
      {
        path: "/interviews",
        kept: "interviews?",
        shown: () => page.getByRole("article", { name: type.employerName }),
      },
    ];
    for (const { path, kept, shown } of seen) {
      await page.goto(path);
      await expect(shown()).toBeVisible();
      await expect(page.getByText(notice)).toBeHidden();
      await expect.poll(async () => (await listKeptPaths(page)).join()).toContain(kept);
    }

    await page.route(api, (route) => route.abort("failed"));
    // Pages still come, and would come with their data.
    await page.context().clearCookies({ name: /page_session/ });
    for (const { path, shown } of seen) {
      await page.goto(path);
      await expect(shown()).toBeVisible();
      await expect(page.getByText(notice)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await page.locator('nav a[href="/jobs/applications"]:visible').click();
    await expect(page.getByRole("article", { name: job.title })).toBeVisible();
    await page.unroute(api);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText(notice)).toBeHidden();
  });

test("what was kept goes with the session", async ({ educator, employer, operator }) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await educator.goto(`/messages?conversation=${conversationId}`);
  await expect(messageLog(educator).getByText("Thank you for applying!")).toBeVisible();
  await expect.poll(async () => (await listKeptPaths(educator)).join()).toContain("messages?");
  await educator
    .getByRole("button", { name: /^Account|menu/i })
    .first()
    .click();
  await educator.getByRole("menuitem", { name: "Log out" }).click();
  await expect.poll(() => listKeptPaths(educator)).toEqual([]);

  await employer.goto("/employer/messages");
  expect(await listKeptPaths(employer)).toEqual([]);
});
