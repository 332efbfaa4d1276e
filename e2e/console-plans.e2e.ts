/** Money in the console: a plan as its card with who is on it, a price that replaces another, a longer trial, the free plan. */
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const subscriptionOf = async (owner: Person) =>
  (await owner.request<{ data: Resource[] }>("employers/subscriptions?filter[current]=true")).data[0]!;

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a plan shows its card and who is on it; a price shows what programs will read (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const plans = (await operator.request<{ data: Resource[] }>("employers/plans")).data;
    const growth = plans.find(({ attributes }) => attributes["name"] === "Growth")!;
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    const main = page.getByRole("main");
    await page.goto(`/admin/data/employers/plans/${growth.id}`);
    const part = main.getByRole("region", { name: t("Who is on it, and how it looks") });
    await expect(part.getByRole("heading", { level: 3, name: "Growth" })).toHaveCount(2);
    await expect(
      part.getByRole("link", { name: /programs? (is|are) on it|programas? lo tienen?/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await part.getByRole("link", { name: t("Put another price on sale") }).click();
    await main.getByLabel(t("Price in cents")).fill("4900");
    await main.getByLabel(t("Paid every")).selectOption("month");
    await expect(main.getByRole("status").filter({ hasText: "49" })).toContainText(
      t("a month for each location"),
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("a trial is extended with a reason, and the free plan applied", async ({ entrance, operator }) => {
  const owner = await signUp("employer");
  const before = await subscriptionOf(owner);
  const page = await entrance.open(operator);
  const main = page.getByRole("main");
  await page.goto(`/admin/data/employers/subscriptions/${before.id}`);
  await main.getByRole("button", { name: "Extend the trial…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Extend the trial…" }).click();
  await expect(dialog.getByText("Enter a number above zero")).toBeVisible();
  await dialog.getByLabel("Days").fill("10");
  await dialog.getByLabel("Why").fill("They were closed for a week.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Extend the trial…" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Done" })).toBeVisible();
  const days = (row: Resource) => Date.parse(String(row.attributes["trialEnd"])) / 86_400_000;
  expect(Math.round(days(await subscriptionOf(owner)) - days(before))).toBe(10);

  await main.getByRole("button", { name: "Apply the free plan…" }).click();
  const alert = page.getByRole("alertdialog");
  await alert.getByLabel("Why").fill("Asked by phone.");
  await alert.getByRole("button", { name: "Apply the free plan…" }).click();
  await expect(main.getByRole("button", { name: "Apply the free plan…" })).toHaveCount(0);
  expect((await subscriptionOf(owner)).attributes).toMatchObject({ freePlan: true, status: "active" });
});
