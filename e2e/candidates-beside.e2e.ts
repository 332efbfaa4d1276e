/** Educators beside the list: how many are seen at once, and the next by a key. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const)
  test(`at ${width} px six educators stand beside the open one, and J opens the next`, async ({
    employer,
    operator,
  }) => {
    await employer.setViewportSize({ width, height });
    await publishJob(employer.profile, operator);
    await employer.goto("/educators");
    const rows = employer.getByRole("list", { name: "Educators" }).getByRole("article");
    const pane = employer.getByRole("region", { name: "Educator", exact: true });
    const nameOf = async (index: number) => (await rows.nth(index).getAttribute("aria-label")) ?? "";
    await expect(rows.first()).toHaveAttribute("aria-current", "true");
    await expect(pane.getByRole("heading", { level: 2, name: await nameOf(0) })).toBeVisible();
    const sixth = (await rows.nth(5).boundingBox())!;
    expect(sixth.y + sixth.height).toBeLessThanOrEqual(height);
    await employer.keyboard.press("j");
    await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(pane.getByRole("heading", { level: 2, name: await nameOf(1) })).toBeVisible();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    await employer.getByRole("button", { name: "Filters", exact: true }).click();
    await employer
      .getByRole("dialog", { name: "Filters" })
      .getByRole("checkbox", { name: "Director" })
      .check();
    await employer.getByRole("button", { name: /^Show [\d,]+ educators?/ }).click();
    await expect(employer).toHaveURL(/desiredRole=Director/);
  });
