/** A thread of ten thousand messages opens at its end and scrolls back without a jump. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { messageLog, createResource, startConversation } from "./fixtures/conversation.ts";

/** Mocks the API for a thread of ten thousand messages, paged, newest first. */
async function mockLongThread(page: Page, conversationId: string) {
  const started = Date.now() - 10_000 * 60_000;
  const idOf = (number: number) => `0195e000-0000-7000-8000-${String(number).padStart(12, "0")}`;
  const messageOf = (number: number) => ({
    type: "messages",
    id: idOf(number),
    attributes: {
      messageType: "text",
      data: { text: `Message ${number}. ${"Some more words. ".repeat(number % 7)}` },
      metadata: {},
      profileType: number % 3 ? "UserProfile" : "EmployerProfile",
      authorFirstName: "Noor",
      authorId: randomUUID(),
      readAt: new Date(started).toISOString(),
      deletedAt: null,
      createdAt: new Date(started + number * 60_000).toISOString(),
      updatedAt: new Date(started).toISOString(),
    },
    relationships: { conversation: { data: { type: "conversations", id: conversationId } } },
  });
  await page.route("**/api/messages?**", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const after = searchParams.get("page[after]");
    const newest = after ? Number(after.slice(-12)) - 1 : 10_000;
    const numbers = Array.from({ length: Math.min(50, newest) }, (_, index) => newest - index);
    return route.fulfill({ json: { data: numbers.map(messageOf) } });
  });
}

test("ten thousand messages open at the newest and scroll back without a jump", async ({
  educator,
  employer,
  operator,
}, info) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await mockLongThread(employer, conversationId);
  await employer.goto("/employer/messages");
  const row = employer.getByRole("link", { name: educator.profile.fullName });
  await expect(row).toBeVisible();
  const opening = await row.evaluate(async (link: HTMLElement) => {
    const started = performance.now();
    link.click();
    while (!document.querySelector("[role=log]")?.textContent?.includes("Message 10000."))
      await new Promise((done) => requestAnimationFrame(done));
    return Math.round(performance.now() - started);
  });
  info.annotations.push({ type: "opening ms", description: String(opening) });
  console.log(`opening: ${opening} ms`);
  await expect(messageLog(employer).getByText("Message 10000.")).toBeInViewport();

  // The visible row keeps its position while older pages are prepended repeatedly.
  const jumps = await messageLog(employer).evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
    const rowAt = () => {
      const frameOf = element.getBoundingClientRect();
      const middle = frameOf.top + frameOf.height / 2;
      return [...element.querySelectorAll<HTMLElement>("[data-key]")].find(
        (one) => one.getBoundingClientRect().bottom > middle,
      );
    };
    const found: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      const row = rowAt();
      const before = row?.getBoundingClientRect().top ?? 0;
      const by = Math.min(300, element.scrollTop);
      element.scrollTop -= by;
      for (let rest = 0; rest < 8; rest += 1) await frame();
      if (row?.isConnected) found.push(Math.abs(row.getBoundingClientRect().top - before - by));
    }
    return found;
  });
  expect(jumps.length).toBeGreaterThan(15);
  expect(Math.max(...jumps)).toBeLessThan(3);
  const oldest = await messageLog(employer).locator("[data-key]").first().textContent();
  expect(Number(/Message (\d+)/.exec(oldest ?? "")?.[1])).toBeLessThan(9_900);
  expect(await messageLog(employer).locator("[data-key]").count()).toBeLessThan(80);

  await createResource(educator.profile, "messages", { conversationId, data: { text: "And one more." } });
  await employer.getByRole("button", { name: "New message" }).click();
  await expect(messageLog(employer).getByText("And one more.")).toBeInViewport();
});
