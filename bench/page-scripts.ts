/**
 * `npm run bench:scripts [-- part of a path] [--all] [--top 40]`, after a build: what the scripts of a cold visit are made
 * of, for each page with a budget or for all: the largest modules, and which files arrive, in compressed bytes.
 */
import { chromium } from "@playwright/test";
import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ScriptModules, scriptModulesFile } from "#platform/web/build/script-modules.ts";
import { headlessChromium } from "../checks/run/chromium.ts";
import { signIn } from "../e2e/fixtures/api.ts";
import { everyPage, pagesWithBudget } from "../e2e/fixtures/measured-pages.ts";
import { measurePage, setPageCookie } from "../e2e/fixtures/measure-page.ts";
import startProduct from "../e2e/fixtures/start-product.ts";
import { entrance } from "../e2e/fixtures/visitor.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    top: { type: "string", default: "0" },
    files: { type: "boolean", default: false },
  },
});
const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, serviceWorkers: "block" } as const;

const stop = await startProduct();
const scriptModules = JSON.parse(readFileSync(scriptModulesFile, "utf8")) as ScriptModules;
const browser = await chromium.launch({ executablePath: headlessChromium(), args: ["--no-sandbox"] });
try {
  const people = {
    educator: await signIn("educator"),
    employer: await signIn("employer"),
    operator: await signIn("operator"),
  };
  for (const { reader, path, content } of await (values.all ? everyPage : pagesWithBudget)(people)) {
    if (!positionals.every((part) => `${reader} ${path}`.includes(part))) continue;
    const person = reader === "guest" ? undefined : people[reader];
    const door = entrance(browser, phone);
    const page = await (person ? door.open(person) : door.open());
    if (person) await setPageCookie(page, person);
    const { scripts, bytes, scriptFiles } = await measurePage(page, { path, content });
    await door.close();
    console.log(`\n${reader} ${path}: ${Math.round(bytes.script / 1000)} kB in ${scriptFiles} files`);
    if (values.files) printFiles(scripts);
    printModules(scripts, Number(values.top));
  }
} finally {
  await browser.close();
  await stop?.();
}

/** A module's share of its file is that of its code, compressed by itself. */
function modulesOf(script: string): [module: string, bytes: number][] {
  const modules = Object.entries(scriptModules[script] ?? {});
  const all = modules.reduce((sum, [, bytes]) => sum + bytes, 0) || 1;
  const size = bytesOf(script);
  return modules.map(([module, bytes]) => [module, (bytes / all) * size]);
}

function bytesOf(script: string): number {
  return (
    statSync(new URL(`../build/client${script}.br`, import.meta.url), { throwIfNoEntry: false })?.size ?? 0
  );
}

/** Packages as a whole; the product's own modules one by one. */
function printModules(scripts: readonly string[], top: number) {
  const byName = new Map<string, number>();
  for (const [module, bytes] of scripts.flatMap(modulesOf)) {
    const name = /^(app|features|platform|locales|~icons)/.test(module)
      ? module
      : (/^(@[^/]+\/[^/]+|[^/]+)/.exec(module)?.[0] ?? module);
    byName.set(name, (byName.get(name) ?? 0) + bytes);
  }
  const largest = [...byName].toSorted(([, one], [, other]) => other - one).slice(0, top);
  for (const [name, bytes] of largest) console.log(`${String(Math.round(bytes)).padStart(8)} ${name}`);
}

function printFiles(scripts: readonly string[]) {
  for (const script of scripts.toSorted((one, other) => bytesOf(other) - bytesOf(one))) {
    const largest = modulesOf(script).toSorted(([, one], [, other]) => other - one);
    const names = largest.slice(0, 6).map(([module]) => module.split("/").at(-1));
    console.log(
      `${String(bytesOf(script)).padStart(8)} ${script.slice(8)} (${largest.length}: ${names.join(", ")})`,
    );
  }
}
