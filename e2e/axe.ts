/** What a page does to people who do not see it, use a mouse, or tell colors apart (WCAG 2.2 A and AA, and good practice). */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules of WCAG 2.2 A and AA that axe runs only where they are wanted by name. */
const extraRules = ["label-content-name-mismatch", "target-size"];
/** The rules whose answer a color scheme can change. */
const colorRules = ["color-contrast", "link-in-text-block"];

interface AxeOptions {
  /** Which rules; all unless told: the others had the same page before them already. */
  rules?: "color" | "all but color";
  /**
   * A bar that stays in view covers part of a target while the page is scrolled, and none once it is scrolled on. The
   * walk over all routes makes its window as high as the page, and does not look away.
   */
  mayCover?: boolean;
}

/** Fails with each finding in one line: rule, what it means, where. */
export async function axe(page: Page): Promise<void> {
  expect(await axeFindings(page, { mayCover: true }), `axe on ${page.url()}`).toEqual([]);
}

export async function axeFindings(page: Page, { rules, mayCover }: AxeOptions = {}): Promise<string[]> {
  const enable = (ids: string[], enabled: boolean) => ids.map((id) => [id, { enabled }] as const);
  const chosen = [...enable(extraRules, true), ...enable(rules ? colorRules : [], false)];
  const { violations } = await new AxeBuilder({ page })
    // The other mode gathers the answers of foreign frames, of which we have none, in a tab of its own.
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      ...(rules === "color"
        ? { runOnly: { type: "rule", values: colorRules } }
        : { rules: Object.fromEntries(chosen) }),
    })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !(mayCover && isCovered(node)))
      .map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")} (${failureSummary ?? ""})`),
  );
}

const isCovered = ({ any }: { any: readonly { id: string; data: unknown }[] }) =>
  any.some(
    ({ id, data }) =>
      id === "target-size" && (data as { messageKey?: string } | null)?.messageKey === "partiallyObscured",
  );

/** Nothing sticks out to the side: no page scrolls sideways, at any width. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
