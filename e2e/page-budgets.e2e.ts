/**
 * A first visit of the pages that people open most costs no more than its budget: bytes, files, calls. And nothing moves
 * while a page loads, whichever it is: who presses a button that moves away presses nothing, or something else.
 */
import type { BrowserContextOptions } from "@playwright/test";
import { signIn } from "./fixtures/api.ts";
import { measurePage, setPageCookie, slowPhone } from "./fixtures/measure-page.ts";
import { everyPage, pagesWithBudget } from "./fixtures/measured-pages.ts";
import type { MeasuredPage, Reader } from "./fixtures/measured-pages.ts";
import { allowances, goals, maxLayoutShift, translationKilobytes } from "./page-budgets.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import type { BrowserEntrance } from "./fixtures/visitor.ts";

/** Every stage of loading is painted. */
const slowNetwork = { ...slowPhone, cpuSlowdown: 1 };

/** What else one might look for is counted while the page is shown. */
const noJobs = "/jobs?q=zebra-house&role=Director";

const languageReaders = (["en", "es"] as const).flatMap((language) =>
  (["guest", "educator", "employer"] as const).map((reader) => ({ language, reader })),
);

for (const { language, reader } of languageReaders)
  test(`pages of a ${reader} stay within their budgets (${language})`, async ({ entrance }, {
    annotations,
  }) => {
    const people: Partial<Record<Reader, Awaited<ReturnType<typeof signIn>>>> = {
      employer: await signIn("employer"),
      educator: await signIn("educator"),
    };
    const pages = await pagesWithBudget({ employer: people.employer! });
    for (const { pattern, path, content } of pages.filter((one) => one.reader === reader)) {
      const person = people[reader];
      const locale = { en: "en-US", es: "es-US" }[language];
      const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, locale };
      const page = await (person ? entrance.open(person, phone) : entrance.open(undefined, phone));
      if (person) await setPageCookie(page, person);
      const cost = await measurePage(page, { path, content });
      await page.context().close();
      const name = `${reader} ${pattern}`;
      const budget = { ...goals[reader], ...allowances[name], layoutShift: maxLayoutShift };
      if (language === "es") budget.scriptKilobytes += translationKilobytes;
      const figures = {
        scriptKilobytes: Math.round(cost.bytes.script / 1000),
        scriptFiles: cost.scriptFiles,
        apiCalls: cost.apiCalls.length,
        layoutShift: Number(cost.layoutShift.toFixed(3)),
      };
      annotations.push({ type: name, description: JSON.stringify(figures) });
      expect.soft(cost.contentVisibleMs, `${name} shows what it is opened for`).not.toBeNull();
      for (const [what, figure] of Object.entries(figures)) {
        const most = budget[what as keyof typeof figures];
        const reasons = { apiCalls: cost.apiCalls, layoutShift: cost.moves }[what] ?? [];
        expect.soft(figure, [`${what} of ${name}`, ...reasons].join("\n")).toBeLessThanOrEqual(most);
      }
    }
  });

/** Opens pages as their reader does, each in a browser of its own, and expects all of them to stay where they are. */
async function expectNothingMoves(
  entrance: BrowserEntrance,
  { reader, pages, ...options }: { reader: Reader; pages: MeasuredPage[] } & BrowserContextOptions,
) {
  const person = reader === "guest" ? undefined : await signIn(reader);
  for (const { pattern, path, content } of pages.filter((one) => one.reader === reader)) {
    const page = await (person ? entrance.open(person, options) : entrance.open(undefined, options));
    if (person) await setPageCookie(page, person);
    const { layoutShift, moves } = await measurePage(page, { path, content, throttling: slowNetwork });
    await page.context().close();
    const about = [`layout shift of ${reader} ${pattern}`, ...moves].join("\n");
    expect.soft(layoutShift, about).toBeLessThanOrEqual(maxLayoutShift);
  }
}

// The budgets are measured on a phone in English.
for (const { locale, viewport, isPhone, reader: who } of readers.filter(
  (one) => one.language !== "en" || !one.isPhone,
))
  for (const reader of ["guest", "educator", "employer"] as const)
    test(`nothing moves while a page of a ${reader} loads slowly (${who})`, async ({ entrance }) => {
      const pages = await pagesWithBudget({ employer: await signIn("employer") });
      await expectNothingMoves(entrance, { reader, pages, locale, viewport, hasTouch: isPhone });
    });

const usualWidths = { guest: [375, 1280], educator: [375], employer: [1280], operator: [1280] } as const;

for (const reader of ["guest", "educator", "employer", "operator"] as const)
  for (const width of usualWidths[reader])
    test(`nothing moves on the other pages of a ${reader} (${width} px)`, async ({ entrance }) => {
      // Some forty pages.
      test.slow();
      const people = { employer: await signIn("employer") };
      const main = new Set((await pagesWithBudget(people)).map(({ path }) => path));
      const pages = (await everyPage(people)).filter(({ path }) => !main.has(path));
      pages.push({ ...pages[0]!, reader: "guest", path: noJobs, pattern: noJobs, content: "main h2" });
      const viewport = { width, height: 740 };
      await expectNothingMoves(entrance, { reader, pages, viewport, hasTouch: width === 375 });
    });
