/** What people are told: the list behind the bell in two tabs, mails once a day, and every message as operators read it. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { signUp } from "./fixtures/api.ts";
import { readers } from "./fixtures/readers.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

async function tell(operator: Person, reader: Person, notificationType: string): Promise<void> {
  const { data } = await reader.request<{ data: Resource }>("account");
  const attributes = { accountId: data.id, notificationType };
  await operator.request("system_notifications", {
    method: "POST",
    body: { data: { type: "system_notifications", attributes } },
  });
}

for (const { language, locale, viewport, isPhone, reader } of readers) {
  test(`notifications are filtered, and read in one press in every tab (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const owner = await signUp("employer");
    const page = await entrance.open(owner, { locale, viewport, hasTouch: isPhone });
    await page.goto("/notifications");
    await expect(page.getByRole("heading", { name: t("You're up to date.") })).toBeVisible();
    for (const type of ["hiring_hero_earned", "show_hiring_survey"]) await tell(operator, owner, type);
    await page.reload();

    const main = page.getByRole("main");
    const rows = main.getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: t("New") })).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await main.getByRole("button", { name: t("Hires"), exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(t("How is your hiring going?"));
    await page.reload();
    await expect(main.getByRole("button", { name: t("Hires"), exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await main.getByRole("button", { name: t("Hires"), exact: true }).click();
    await expect(rows).toHaveCount(2);

    const other = await page.context().newPage();
    await other.goto("/notifications?show=unread");
    await expect(other.getByRole("main").getByRole("listitem")).toHaveCount(2);
    await main.getByRole("button", { name: t("Mark all as read") }).click();
    await expect(rows.filter({ hasText: t("New") })).toHaveCount(0);
    await other.bringToFront();
    await expect(
      other
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: t("New") }),
    ).toHaveCount(0);
    await other.reload();
    await expect(other.getByText(t("Nothing here under these filters."))).toBeVisible();
    await other.close();
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/hiring-update$/);
  });

  test(`operators read every message, dark and on a phone, in both languages (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto("/admin/emails");
    const list = page.getByRole("region", { name: t("All messages") });
    await expect(list.getByRole("listitem")).not.toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("searchbox", { name: t("Search messages") }).fill("interviews.reminder");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await list.getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/emails\/interviews\.reminder\?q=/);
    for (const name of ["English", "Español"])
      await expect(
        page.frameLocator(`iframe[title*="${name}"]`).locator("td.card, .card").first(),
      ).toBeVisible();
    await expect(page.getByText(/: Your interview with Sunny Hill Preschool begins/)).toBeVisible();
    await expect(page.getByText(/: Tu entrevista con Sunny Hill Preschool/)).toBeVisible();
    const english = page.frameLocator('iframe[title*="English"]');
    await page.getByRole("switch", { name: t("Dark") }).click();
    await expect(english.locator("body")).toHaveCSS("background-color", "rgb(20, 26, 25)");
    await page.getByRole("switch", { name: t("As on a phone") }).click();
    await expect(page.locator("iframe").first()).toHaveCSS("max-width", "320px");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("a type of mail comes once a day by one switch, which stays", async ({ educator }) => {
  await educator.goto("/settings");
  const emails = educator.getByRole("region", { name: "Emails", exact: true });
  const daily = emails.getByRole("switch", { name: "Once a day, all in one email at 8 am" });
  await expect(daily).not.toBeChecked();
  await daily.check();
  await expect(emails.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await educator.reload();
  await expect(daily).toBeChecked();
  await emails.getByRole("switch", { name: "Application updates" }).uncheck();
  await expect(daily).toHaveCount(0);
});
