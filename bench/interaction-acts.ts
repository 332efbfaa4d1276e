/** What a busy program does all day, as acts to be timed. */
import type { Locator, Page } from "@playwright/test";
import { messageInput, messageLog, sendButton } from "../e2e/fixtures/conversation.ts";
import { type BusyProgram, messageCount } from "./interaction-data.ts";

export interface Act {
  /** Pixels of the window. */
  width: number;
  /** Leads to where the act begins; not throttled yet. */
  open: (page: Page, program: BusyProgram) => Promise<void>;
  run: (page: Page, round: number) => Promise<void>;
  /** CSS selector of what the act leads to, whose text changes by it. */
  content?: string;
}

const desktop = 1280;
const phone = 375;
/** A pointer rests on what it presses; a finger's touch begins this long before it is a press. */
const restMs = 150;
const pressedMs = 80;

async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(pressedMs);
  await page.mouse.up();
}

const rows = (page: Page) => page.locator("main article a");
const threads = (page: Page) => page.locator("main a[data-conversation]");

async function goTo(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator(ready).filter({ visible: true }).first().waitFor();
}

const typeInto = (field: string) => async (page: Page) => {
  const target = page.locator(field).filter({ visible: true }).first();
  await target.fill("");
  await target.pressSequentially("ruiz 4", { delay: 120 });
};

const nameField = "main input[type=search]";
const board = "/employer/applicants?view=board&stage=all";
const list = "/employer/applicants?stage=all";

/** As many cards as the board shows: every "Show more" until no column grows. */
async function openWholeBoard(page: Page): Promise<void> {
  await goTo(page, board, "main article");
  const more = page.getByRole("button", { name: "Show more" });
  for (let presses = 0; presses < 40 && (await more.count()) > 0; presses += 1) {
    const before = await page.locator("main article").count();
    await more.first().click();
    await page
      .waitForFunction((count) => document.querySelectorAll("main article").length !== count, before, {
        timeout: 5_000,
      })
      .catch(() => undefined);
  }
}

const columns = (page: Page) => page.getByRole("group", { name: "Board of applicants" }).locator("section");

async function openLongConversation(page: Page, { longConversationId }: BusyProgram): Promise<void> {
  await goTo(page, `/employer/messages?conversation=${longConversationId}`, "[role=log] [data-key]");
  // Back to its beginning, as far as anybody would scroll and further.
  await messageLog(page).evaluate(async (log, count) => {
    for (let step = 0; step < count / 10; step += 1) {
      log.scrollTop = 0;
      await new Promise((done) => setTimeout(done, 40));
      if (/Message 1 /.test(log.textContent ?? "")) break;
    }
    log.scrollTop = log.scrollHeight;
  }, messageCount);
  await page.waitForTimeout(500);
}

const railLink = (name: string) => async (page: Page) =>
  press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: false }));

const railActs = Object.fromEntries(
  Object.entries({
    Educators: "main article",
    Jobs: "main a[href^='/employer/jobs/']:not([href$='/new'])",
    Messages: "main a[data-conversation]",
    Interviews: "main h1",
    Today: "main h1",
  }).map(([name, content]): [string, Act] => [
    `page: Applicants → ${name}`,
    {
      width: desktop,
      content,
      open: (page) => goTo(page, list, "main article"),
      run: async (page, round) => {
        if (round > 0) {
          await page
            .getByRole("navigation", { name: "Main" })
            .getByRole("link", { name: "Applicants" })
            .click();
          await page.waitForTimeout(3_000);
        }
        await railLink(name)(page);
      },
    },
  ]),
);

export const acts: Record<string, Act> = {
  "filter: name among 500 applicants": {
    width: desktop,
    open: (page) => goTo(page, list, "main article"),
    run: typeInto(nameField),
  },
  "filter: name among 500 applicants, phone": {
    width: phone,
    open: (page) => goTo(page, list, "main article"),
    run: typeInto(nameField),
  },
  "filter: name on a whole board": { width: desktop, open: openWholeBoard, run: typeInto(nameField) },
  "filter: words among candidates": {
    width: desktop,
    open: (page) => goTo(page, "/educators", "main article"),
    run: typeInto("main input:is([type=search],[type=text])"),
  },
  "open: an applicant out of 500": {
    width: desktop,
    open: (page) => goTo(page, list, "main article"),
    content: "[aria-label=Applicant] h2",
    run: async (page, round) => press(page, rows(page).nth(3 + round * 2)),
  },
  "open: an applicant out of 500, phone": {
    width: phone,
    open: (page) => goTo(page, list, "main article"),
    content: "main h1",
    run: async (page, round) => {
      if (round > 0) {
        await page.goBack();
        await rows(page).first().waitFor();
      }
      await press(page, rows(page).nth(3 + round * 2));
    },
  },
  "open: an applicant on a whole board": {
    width: desktop,
    open: openWholeBoard,
    content: "main h1",
    run: async (page, round) => {
      if (round > 0) {
        await page.goBack();
        await rows(page).first().waitFor();
        await page.waitForTimeout(2_000);
      }
      await press(page, rows(page).nth(2 + round));
    },
  },
  "board: a card dragged": {
    width: desktop,
    open: openWholeBoard,
    run: async (page) => {
      const from = (await columns(page).nth(0).locator("article").first().boundingBox())!;
      const to = (await columns(page).nth(1).locator("h3").boundingBox())!;
      await page.mouse.move(from.x + 20, from.y + from.height - 12);
      await page.mouse.down();
      for (const share of [0.1, 0.4, 0.7, 1]) {
        await page.mouse.move(from.x + 20 + (to.x - from.x) * share, from.y + 60);
        await page.waitForTimeout(100);
      }
      await page.mouse.up();
    },
  },
  "board: a card moved by keys": {
    width: desktop,
    open: openWholeBoard,
    run: async (page) => {
      await columns(page).nth(0).locator("article").first().focus();
      for (const key of ["ArrowDown", "ArrowDown", "Shift+ArrowRight"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(400);
      }
    },
  },
  "messages: sent in a conversation of 5,000": {
    width: desktop,
    open: openLongConversation,
    run: async (page, round) => {
      await messageInput(page).pressSequentially(`Round ${round}`, { delay: 80 });
      await press(page, sendButton(page));
    },
  },
  "messages: another conversation": {
    width: desktop,
    open: (page, { longConversationId }) =>
      goTo(page, `/employer/messages?conversation=${longConversationId}`, "[role=log] [data-key]"),
    content: "[role=log]",
    run: async (page, round) => press(page, threads(page).nth(1 + round)),
  },
  "messages: a conversation and back, seen before": {
    width: desktop,
    open: async (page, { longConversationId }) => {
      await goTo(page, `/employer/messages?conversation=${longConversationId}`, "[role=log] [data-key]");
      for (const index of [1, 0]) {
        await threads(page).nth(index).click();
        await page.waitForTimeout(1_500);
      }
    },
    content: "[role=log]",
    run: async (page, round) => press(page, threads(page).nth(round % 2 ? 0 : 1)),
  },
  "messages: a conversation, phone": {
    width: phone,
    open: (page) => goTo(page, "/employer/messages", "main a[data-conversation]"),
    content: "[role=log]",
    run: async (page, round) => {
      if (round > 0) {
        await page.goBack();
        await threads(page).first().waitFor();
      }
      await press(page, threads(page).nth(1 + round));
    },
  },
  ...railActs,
};
