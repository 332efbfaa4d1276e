/** What is pressed shows at once because the pointer rested on it first: code and data are there by then. */
import { messageLog, openConversation, startConversation } from "./fixtures/conversation.ts";
import { signIn } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";

/** What a page shows first, and the collection that it is read from. */
const railPages = {
  Applicants: { content: "main article", api: "include=job_listing%2Cuser_profile%2Clocations" },
  Educators: { content: "main article", api: "/api/user_profiles?" },
  Jobs: {
    content: "main a[href^='/employer/jobs/']:not([href$='/new'])",
    api: "/api/employer/job_listings?",
  },
  Messages: { content: "main a[data-conversation]", api: "/api/employer/conversations?filter%5BinUse%5D" },
  Interviews: { content: "main article", api: "/api/employers/interviews?" },
};

test("an employer's pages open without a request for their list once the pointer has rested on their links", async ({
  entrance,
}) => {
  const page = await entrance.open(await signIn("employer"), { viewport: { width: 1280, height: 900 } });
  const rail = page.getByRole("navigation", { name: "Main" });
  for (const [name, { content, api }] of Object.entries(railPages)) {
    await page.goto("/employer/plans", { waitUntil: "networkidle" });
    const list = page.waitForResponse((response) => response.url().includes(api));
    await rail.getByRole("link", { name }).hover();
    await (await list).finished();
    // From here on nothing arrives: neither code nor data.
    await page.route("**/api/**", () => undefined);
    await page.route("**/assets/*.js", () => undefined);
    await rail.getByRole("link", { name }).click();
    await expect(page.locator(content).first()).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("an applicant and a candidate are read by a touch or the pointer without being seen as viewed", async ({
  educator,
  employer,
  publishedJob,
}) => {
  const { applyTo } = await import("./fixtures/conversation.ts");
  const { applicationId } = await applyTo(educator.profile, publishedJob.id);
  await employer.setViewportSize({ width: 375, height: 740 });
  await employer.goto("/employer/applicants");
  const answer = employer.waitForResponse((response) => response.url().includes("filter%5Bids%5D"));
  await employer.getByRole("link", { name: educator.profile.fullName }).hover();
  expect((await answer).ok()).toBe(true);
  const { data } = await educator.profile.request(`job_applications/${applicationId}`);
  expect(data.attributes["viewedAt"]).toBeNull();
});

test("a conversation opens out of what the pointer read, and is unread until then", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await educator.goto("/messages");
  await educator.waitForLoadState("networkidle");
  const row = educator.locator(`[data-conversation="${conversationId}"]`);
  const messages = educator.waitForResponse((response) => response.url().includes("/api/messages?"));
  await row.hover();
  await messages;
  await educator.waitForLoadState("networkidle");
  const unread = await educator.profile.request(`user_profile/conversations/${conversationId}`);
  expect(unread.data.attributes["unreadCount"]).toBe(1);
  await educator.route("**/api/messages?**", () => undefined);
  await row.click();
  await expect(messageLog(educator).getByText("Thank you for applying!")).toBeVisible();
  await educator.unrouteAll({ behavior: "ignoreErrors" });
  await openConversation(employer, "/employer/messages", conversationId);
});

test("a pointer that sweeps over rows asks for none of them, and one that rests for one", async ({
  entrance,
}) => {
  const page = await entrance.open(await signIn("employer"), { viewport: { width: 375, height: 740 } });
  await page.goto("/employer/applicants?stage=all");
  const links = page.locator("main article a");
  await expect(links.nth(8)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("filter%5Bids%5D") && asked.push(request.url()));
  // In one go, as a pointer passes: without a pause that a slow machine could make longer.
  await links.evaluateAll((all) => {
    for (const link of all)
      for (const type of ["pointerover", "pointerout"])
        link.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: "mouse", relatedTarget: document.body }),
        );
  });
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await links.nth(1).hover();
  await expect.poll(() => asked.length).toBe(1);
});
