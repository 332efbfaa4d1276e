/** Compact rows: one button for all of an employer's lists, remembered on the device, and nothing of it on a phone. */
import { signIn } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Visitor } from "./fixtures/visitor.ts";

const lists = [
  { path: "/educators", row: "article", compactHeight: 56 },
  { path: "/employer/applicants?stage=all", row: "article", compactHeight: 56 },
  { path: "/employer/applicants?view=table&stage=all", row: "tbody tr", compactHeight: 48 },
  { path: "/employer/jobs", row: "tbody tr", compactHeight: 48 },
] as const;

async function rowHeight(page: Visitor, row: string): Promise<number> {
  const rows = page.locator(`main ${row}`);
  await expect(rows.nth(2)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // The lowest: a long name may need a second line.
  const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  return Math.min(...heights);
}

for (const [language, width] of [
  ["en", 1280],
  ["es", 1280],
  ["en", 1440],
  ["es", 1440],
] as const)
  test(`the button makes the rows of every list low, also after a reload (${language}, ${width} px)`, async ({
    entrance,
  }, info) => {
    const words = wordsFor({ language });
    const viewport = { width, height: 900 };
    const page = await entrance.open(await signIn("employer"), { locale: `${language}-US`, viewport });
    const button = page.getByRole("button", { name: words("Compact rows") });
    for (const { path, row, compactHeight } of lists) {
      await page.goto(path);
      await expect(button).toHaveAttribute("aria-pressed", "false");
      expect(await rowHeight(page, row), path).toBeGreaterThan(compactHeight);
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => rowHeight(page, row), path).toBeLessThanOrEqual(compactHeight);
      await page.reload();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => rowHeight(page, row), path).toBeLessThanOrEqual(compactHeight);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`${path.replaceAll(/\W+/g, "-").slice(1)}.png`) });
      await button.click();
      await expect.poll(() => rowHeight(page, row), path).toBeGreaterThan(compactHeight);
    }
  });

test("on a phone there is no button, and a choice made on a wide window changes nothing", async ({
  entrance,
}) => {
  const viewport = { width: 375, height: 740 };
  const page = await entrance.open(await signIn("employer"), { viewport, hasTouch: true });
  await page.goto("/employer/jobs");
  await page.evaluate(() => localStorage.setItem("compact_rows", "true"));
  for (const { path, row } of lists) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-compact", "");
    await rowHeight(page, row);
    await expect(page.getByRole("button", { name: "Compact rows" })).toHaveCount(0);
    await expect(page.locator("main [data-compact]")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // The same rows at the same moment, without the choice.
    const heights = await page.locator(`main ${row}`).evaluateAll((rows) => {
      const measure = () => rows.map((one) => one.getBoundingClientRect().height);
      const compact = measure();
      document.documentElement.removeAttribute("data-compact");
      return { compact, roomy: measure() };
    });
    expect(heights.compact, path).toEqual(heights.roomy);
  }
});
