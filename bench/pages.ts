/**
 * `npm run bench:pages [-- part of a path] [--json FILE] [--against FILE]`, after a build: what a cold visit of each page
 * costs a phone on slow 4G whose processor is four times slower than this machine's. Bytes are those on the wire, of
 * everything that arrives until nothing more does. `--against` compares with what an earlier run wrote by `--json`.
 */
import { chromium } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { freePort } from "#app/process/free-port.ts";
import { headlessChromium } from "../checks/run/chromium.ts";
import { signIn } from "../e2e/fixtures/api.ts";
import { everyPage, type MeasuredPage } from "../e2e/fixtures/measured-pages.ts";
import {
  measurePage,
  type PageCost,
  setPageCookie,
  slowPhone,
  usualTimeZone,
} from "../e2e/fixtures/measure-page.ts";
import { productUrl } from "../e2e/fixtures/product-url.ts";
import startProduct from "../e2e/fixtures/start-product.ts";
import { entrance } from "../e2e/fixtures/visitor.ts";
import { lighthouseReport, printLighthouse } from "./lighthouse.ts";
import { costsByPage, printCost, printHeader, printRatios } from "./page-costs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, against: { type: "string" } },
});
/** What search engines and links from outside lead to. */
const publicPatterns = ["/", "/jobs", "/jobs/:slug", "/employer/:slug", "/hiring-hero", "/login", "/privacy"];
const isPublic = ({ reader, pattern }: MeasuredPage) =>
  reader === "guest" && publicPatterns.includes(pattern);
const phone = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
  timezoneId: usualTimeZone,
  serviceWorkers: "block",
} as const;

const stop = await startProduct();
const debuggerPort = await freePort({ host: "127.0.0.1", port: 0 });
const browser = await chromium.launch({
  executablePath: headlessChromium(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggerPort}`],
});
try {
  const isChosen = ({ path }: MeasuredPage) => positionals.every((part) => path.includes(part));
  const pages = (await everyPage({ employer: await signIn("employer") })).filter(isChosen);
  const costs: Record<string, PageCost> = {};
  printHeader();
  for (const page of pages) {
    const name = `${page.reader} ${page.path}`;
    costs[name] = await costOf(page);
    printCost(name, costs[name]);
  }
  const reports = [];
  for (const { path } of pages.filter(isPublic))
    reports.push(await lighthouseReport(productUrl() + path, debuggerPort));
  printLighthouse(reports);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ costs, lighthouse: reports }, null, 2)}\n`);
  if (values.against) printRatios(costsByPage(values.against), costs);
} finally {
  await browser.close();
  await stop?.();
}

/** Each visit has a browser profile of its own: nothing is in its cache. Its act may end the session. */
async function costOf({ reader, path, content, act }: MeasuredPage): Promise<PageCost> {
  const door = entrance(browser, phone);
  const person = reader === "guest" ? undefined : await signIn(reader);
  const page = await (person ? door.open(person) : door.open());
  try {
    if (person) await setPageCookie(page, person);
    return await measurePage(page, { path, content, act, throttling: slowPhone });
  } finally {
    await door.close();
  }
}
