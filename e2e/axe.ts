/** What a page does to people who do not see it, use a mouse, or tell colours apart (WCAG 2.2 A and AA, and good practice). */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with each finding in one line: rule, what it means, where. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")} (${failureSummary ?? ""})`,
    ),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out to the side: no page scrolls sideways, at any width. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
