/** Applicants beside the open one: six are seen however long they wait, and none shows above a table's head. */
import { signIn } from "./fixtures/api.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

// The sample's own employer: its applicants have waited for days.
const readers = [
  { locale: "en-US", waiting: /Waiting \d+ days/ },
  { locale: "es-US", waiting: /\d+ días en espera/ },
];

for (const { locale, waiting } of readers)
  test(`at 1280 px six applicants who wait stand beside the open one (${locale})`, async ({ entrance }) => {
    const page = await entrance.open(await signIn("employer"), { locale });
    await page.goto("/employer/applicants?sort=submittedAt");
    const rows = page.getByRole("article");
    await expect(rows.first()).toHaveAttribute("aria-current", "true");
    await expect(rows.first()).toContainText(waiting);
    await page.evaluate(() => document.fonts.ready);
    const sixth = (await rows.nth(5).boundingBox())!;
    expect(sixth.y + sixth.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await expectAccessible(page);
  });

test("a table's head hides the rows that scroll below it, up to the page's header", async ({ entrance }) => {
  const page = await entrance.open(await signIn("employer"));
  await page.goto("/employer/applicants?view=table&stage=all");
  await expect(page.getByRole("row").nth(20)).toBeVisible();
  for (const top of [300, 317, 335]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const shining = await page.evaluate(() => {
      const head = document.querySelector("thead")!;
      const rest = head.rows[0]!.cells[0]!.getBoundingClientRect();
      const found = new Set<string>();
      for (let x = rest.left + 1; x < head.getBoundingClientRect().right; x += 6)
        for (let y = rest.top - 4; y < rest.bottom - 1; y += 1) {
          const element = document.elementFromPoint(x, y);
          if (element?.closest("tbody")) found.add(element.outerHTML.slice(0, 80));
        }
      return [...found];
    });
    expect(shining).toEqual([]);
  }
});
