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
import { everyPage, type MeasuredPage, type SignedInReader } from "../e2e/fixtures/measured-pages.ts";
import { measurePage, type PageCost, setPageCookie, slowPhone } from "../e2e/fixtures/measure-page.ts";
import type { Person } from "../e2e/fixtures/person.ts";
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
/** Access tokens do not live as long as all pages take. */
const maxSessionMs = 5 * 60_000;
const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, serviceWorkers: "block" } as const;

const stop = await startProduct();
const debuggerPort = await freePort({ host: "127.0.0.1", port: 0 });
const browser = await chromium.launch({
  executablePath: headlessChromium(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggerPort}`],
});
try {
  let people = await signInAll();
  let signedInAt = Date.now();
  const isChosen = ({ path }: MeasuredPage) => positionals.every((part) => path.includes(part));
  const pages = (await everyPage(people)).filter(isChosen);
  const costs: Record<string, PageCost> = {};
  printHeader();
  for (const page of pages) {
    if (Date.now() - signedInAt > maxSessionMs) {
      people = await signInAll();
      signedInAt = Date.now();
    }
    const name = `${page.reader} ${page.path}`;
    costs[name] = await costOf(page, people);
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

async function signInAll(): Promise<Record<SignedInReader, Person>> {
  return {
    educator: await signIn("educator"),
    employer: await signIn("employer"),
    operator: await signIn("operator"),
  };
}

/** Each visit has a browser profile of its own: nothing is in its cache. */
async function costOf(
  { reader, path, content, act }: MeasuredPage,
  people: Record<SignedInReader, Person>,
): Promise<PageCost> {
  const door = entrance(browser, phone);
  const page = reader === "guest" ? await door.open() : await door.open(people[reader]);
  try {
    if (reader !== "guest") await setPageCookie(page, people[reader]);
    return await measurePage(page, { path, content, act, throttling: slowPhone });
  } finally {
    await door.close();
  }
}
