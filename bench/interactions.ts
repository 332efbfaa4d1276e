/**
 * `npm run bench:interactions [-- part of a name] [--json FILE]`, after a build: how long a busy program waits for what it
 * presses and types: 500 applicants, 120 jobs, a conversation of 5,000 messages; on slow 4G, with a processor four times
 * slower than this machine's. The median and the longest of some rounds each. "INP" is from an input to the paint that
 * answers it, "shown" from a press to what it leads to.
 */
import { chromium, type Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase } from "#platform/server/database/database.ts";
import { headlessChromium } from "../checks/run/chromium.ts";
import { setPageCookie, slowDown, slowPhone } from "../e2e/fixtures/measure-page.ts";
import startProduct from "../e2e/fixtures/start-product.ts";
import { entrance } from "../e2e/fixtures/visitor.ts";
import { type BusyProgram, createBusyProgram } from "./interaction-data.ts";
import { acts, type Act } from "./interaction-acts.ts";
import { type InteractionTimes, measureInteraction } from "./measure-interaction.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" } },
});
const rounds = 3;
const goalMs = { interactionMs: 200, shownMs: 100 };

const stop = await startProduct();
const db = openDatabase(process.env["CUBBY_DATABASE_URL"]!);
const browser = await chromium.launch({
  executablePath: headlessChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const program = await createBusyProgram(db);
  const results: Record<string, InteractionTimes[]> = {};
  printRow("", ["INP p50", "INP most", "shown p50", "shown most"]);
  for (const [name, act] of Object.entries(acts)) {
    if (!positionals.every((part) => name.includes(part))) continue;
    try {
      results[name] = await timesOf(act, program);
      printTimes(name, results[name]);
    } catch (error) {
      printRow(name, [`failed: ${(error as Error).message.split("\n")[0]}`]);
    }
  }
  console.log(`\nGoals: INP ≤ ${goalMs.interactionMs} ms, shown from the cache ≤ ${goalMs.shownMs} ms.`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await browser.close();
  await db.destroy();
  await stop?.();
}

/** All rounds of an act in one browser profile of its own: whatever it needs is there from the second one on. */
async function timesOf(
  { width, open, run, content }: Act,
  program: BusyProgram,
): Promise<InteractionTimes[]> {
  const isPhone = width < 600;
  const viewport = { width, height: isPhone ? 740 : 900 };
  const door = entrance(browser, { viewport, hasTouch: isPhone, serviceWorkers: "block" });
  const page = await door.open(program.employer);
  try {
    await setPageCookie(page, program.employer);
    await open(page, program);
    await slowDown(await page.context().newCDPSession(page), slowPhone);
    await untilIdle(page);
    const times: InteractionTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measureInteraction(page, () => run(page, round), content));
      await untilIdle(page);
    }
    return times;
  } finally {
    await door.close();
  }
}

async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(500);
}

function printTimes(name: string, times: readonly InteractionTimes[]): void {
  const cells = (["interactionMs", "shownMs"] as const).flatMap((kind) => {
    const known = times.map((one) => one[kind]).filter((ms) => ms !== null);
    const sorted = known.toSorted((a, b) => a - b);
    const isMissing = known.length < times.length;
    return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) =>
      ms === undefined || isMissing ? "–" : `${Math.round(ms)} ms`,
    );
  });
  printRow(name, cells);
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(56) + cells.map((cell) => cell.padStart(12)).join(""));
}
