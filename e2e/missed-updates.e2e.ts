/** What happened while the live socket was away is told when it is back; the lists are not asked for again. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { createResource, messageLog, openConversation, startConversation } from "./fixtures/conversation.ts";
import { expect, test } from "./fixtures/test.ts";

/** Stands between the page and the cable: `cut` closes the socket and lets no other through until `mend`. */
async function cuttableCable(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/cable/, (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => (isCut = false),
  };
}

/** Reads of the thread and of the list of conversations; the number of unread ones is not among them. */
function countReads(page: Page) {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isList = pathname.endsWith("/employer/conversations") && searchParams.has("sort");
    if (request.method() === "GET" && (isList || pathname === "/api/messages")) reads.push(request.url());
  });
  return reads;
}

test("a message that came while the socket was cut is shown once it is back, without a list being read", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  const say = (text: string) =>
    createResource(educator.profile, "messages", { conversationId, data: { text } });
  const cable = await cuttableCable(employer);
  await openConversation(employer, "/employer/messages", conversationId);
  await say("Live words.");
  await expect(messageLog(employer).getByText("Live words.")).toBeVisible();

  await cable.cut();
  await say("Missed words.");
  const reads = countReads(employer);
  cable.mend();
  await expect(messageLog(employer).getByText("Missed words.")).toBeVisible({ timeout: 30_000 });
  const list = employer.getByRole("region", { name: "Conversations" });
  await expect(list.getByText("Missed words.")).toBeVisible();
  await say("Live again.");
  await expect(messageLog(employer).getByText("Live again.")).toBeVisible();
  expect(reads).toEqual([]);
});

test("a thread that is too old to be told the rest is read once more", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  const reads = countReads(employer);
  const threadReads = () => reads.filter((url) => url.includes("/api/messages"));
  await employer.route("**/api/messages?**", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    // As if it had been read at the beginning of 1970.
    if (threadReads().length === 1) headers["cubby-position"] = "3.1";
    await route.fulfill({ response, headers });
  });
  await openConversation(employer, "/employer/messages", conversationId);
  await expect(messageLog(employer).getByText("Thank you for applying!")).toBeVisible();
  await expect.poll(() => threadReads().length).toBe(2);
  await createResource(educator.profile, "messages", { conversationId, data: { text: "Live words." } });
  await expect(messageLog(employer).getByText("Live words.")).toBeVisible();
  expect(threadReads()).toHaveLength(2);
});
