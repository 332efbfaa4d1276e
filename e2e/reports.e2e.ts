/** Figures of the marketplace: charts with their sentences and tables, the same rows as CSV, kept under a name. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`figures are said, drawn, listed, saved and kept (${reader})`, async ({ entrance, operator }) => {
    const t = translator(language);
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto("/admin/reports?from=2025-01-01&until=2026-12-31");
    const main = page.getByRole("main");
    const cohorts = main.getByRole("region", { name: t("What became of those who signed up") });
    const zips = main.getByRole("region", { name: t("Where educators and jobs are now") });
    await expect(cohorts.getByText(t("As a table"))).toBeVisible();
    await expect(zips.locator("circle").first()).toBeAttached();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await zips.getByText(t("As a table")).click();
    const rows = await zips.getByRole("table").getByRole("row").count();
    const saving = page.waitForEvent("download");
    await zips.getByRole("button", { name: t("Save as CSV") }).click();
    const csv = await readFile(await (await saving).path(), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(rows);
    await zips.getByText(t("What the figures count")).click();
    await expect(
      zips.getByText(t("Published jobs, by the ZIP of each of their locations, now.")),
    ).toBeVisible();

    await main.getByLabel(t("Table by")).selectOption("source");
    await expect(page).toHaveURL(/by=source/);
    await main.getByText(t("Saved reports")).click();
    const name = `By source ${randomBytes(3).toString("hex")}`;
    await main.getByLabel(t("Keep this report as")).fill(name);
    await main.getByRole("button", { name: t("Save"), exact: true }).click();
    const kept = main.getByRole("listitem").filter({ hasText: name });
    await kept.getByRole("checkbox").click();
    await expect(kept.getByRole("checkbox")).toBeChecked();
    await page.goto("/admin/reports");
    await main.getByText(t("Saved reports")).click();
    await expect(kept.getByRole("checkbox")).toBeChecked();
    await kept.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/by=source/);
    await kept.getByRole("button").click();
    await expect(kept).toHaveCount(0);
  });
