/**
 * Every route, as everyone who may see it: WCAG 2.2 AA at three widths, light and dark, and nothing scrolls sideways.
 * A page is loaded once, and its window resized: each rule is asked wherever its answer can be another one.
 */
import type { Page } from "@playwright/test";
import { signIn, signUp } from "./fixtures/api.ts";
import { axeFindings, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test as base } from "./fixtures/test.ts";
import { findAddressNames } from "./fixtures/address-names.ts";
import { addressesOf, type AddressNames, routes, type Visitor } from "./fixtures/routes.ts";
import { entrance } from "./fixtures/visitor.ts";

/** At 320 px a page is laid out as at 375 px, in the same colors: only sizes and places are others. */
const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark", rules: "color" },
  { width: 375, colorScheme: "light" },
  { width: 375, colorScheme: "dark", rules: "color" },
  { width: 320, colorScheme: "light", rules: "all but color" },
] as const;

interface Walk {
  /** A page for everyone, open for the whole walk: the next one finds its scripts loaded. */
  pageOf: (visitor: Visitor) => Promise<Page>;
  names: AddressNames;
}

/** The sample's own people: their pages are full. */
const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use) => {
      const [educator, employer, operator, newcomer] = await Promise.all([
        signIn("educator"),
        signIn("employer"),
        signIn("operator"),
        // In reach of several areas: there is one to choose.
        signUp("educator", { zipCode: "76011" }, { isNew: true }),
      ]);
      const people = { guest: undefined, educator, employer, operator, newcomer };
      const browserEntrance = entrance(browser, {
        reducedMotion: "reduce",
        locale: "en-US",
        timezoneId: "America/Chicago",
      });
      const pages = new Map<Visitor, Page>();
      const pageOf = async (visitor: Visitor) => {
        const person = people[visitor];
        const page =
          pages.get(visitor) ?? (await (person ? browserEntrance.open(person) : browserEntrance.open()));
        pages.set(visitor, page);
        return page;
      };
      await use({ pageOf, names: await findAddressNames(employer) });
      expect(await browserEntrance.close(), "errors in the pages' consoles").toEqual([]);
    },
    { scope: "worker" },
  ],
});

// For a machine that is busy with other things.
test.describe.configure({ timeout: 180_000 });

for (const route of routes)
  for (const visitor of route.visitors)
    test(`${route.pattern} is accessible to: ${visitor}`, async ({ walk }) => {
      const page = await walk.pageOf(visitor);
      const findings: string[] = [];
      for (const address of addressesOf(route, walk.names)) {
        await open(page, address);
        findings.push(...(await lookAt(page, address)));
      }
      expect(findings).toEqual([]);
    });

/** Whole: nothing loads any more, and nothing still moves into place. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: looks[0].width, height: 800 });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname, "led on to another page").toBe(address.split("?")[0]);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function lookAt(page: Page, address: string): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, colorScheme, ...options } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", colorScheme);
    await showWhole(page, width);
    await page.evaluate(settleColors);
    const found = await axeFindings(page, options);
    findings.push(...found.map((finding) => `${address} at ${width} px, ${colorScheme}: ${finding}`));
    await expectNoSidewaysScroll(page);
  }
  return findings;
}

/** New colors reach what inherits them a level a frame, by transitions that are as short as can be. */
async function settleColors(): Promise<void> {
  for (let frame = 0, still = 0; frame < 120 && still < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still = document.getAnimations().length > 0 ? 0 : still + 1;
  }
}

/** A window as high as the page, so that no bar covers anything. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 800), 10_000) });
}
