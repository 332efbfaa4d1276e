/** The operators' console: what waits, educators reviewed by keys, and any collection listed, changed and deleted. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { lastNameFrom, signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Resource } from "./fixtures/person.ts";
import { readers } from "./fixtures/readers.ts";
import { actOnEmployer, employerIdOf } from "./fixtures/standing.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`the console leads from what waits to any row, and changes it (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    await signUp("educator");
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto("/admin");
    const main = page.getByRole("main");
    await expect(
      main.getByRole("link", { name: /educators? to review|docentes? por revisar/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    if (isPhone) await main.getByText(t("Sections")).click();
    await main
      .getByRole("navigation", { name: t("Console") })
      .filter({ visible: true })
      .getByRole("link", { name: t("Feature flags"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("Feature flags") })).toBeVisible();
    await main.getByRole("link", { name: t("Create"), exact: true }).click();
    const name = `flag_${randomBytes(4).toString("hex")}`;
    await main.getByLabel(t("Name")).fill(name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole("button", { name: t("Create"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await main.getByLabel(t("Description")).fill("For a test.");
    await main.getByRole("button", { name: t("Save"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: t("Saved") })).toBeVisible();
    await page.reload();
    await expect(main.getByLabel(t("Description"))).toHaveValue("For a test.");
    await expect(
      main
        .getByRole("region", { name: t("History") })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: t("Delete"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("Delete"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/admin\/data\/feature_flags$/);
    await expect(main.getByText(name)).toHaveCount(0);
  });

test("twenty educators are reviewed by keys alone: one key each, and the next is open", async ({
  entrance,
  operator,
}) => {
  test.slow();
  const lastName = `Queue${lastNameFrom(randomBytes(4).toString("hex"))}`;
  for (let made = 0; made < 20; made += 5)
    await Promise.all(Array.from({ length: 5 }, () => signUp("educator", { lastName })));
  const page = await entrance.open(operator);
  await page.goto(`/admin/user_profiles?q=${lastName}`);
  const list = page.getByRole("region", { name: "Waiting" });
  await expect(list.getByRole("listitem")).toHaveCount(20);
  await expectAccessible(page);
  for (let left = 19; left > 1; left -= 1) {
    await page.keyboard.press("a");
    await expect(list.getByRole("listitem")).toHaveCount(left);
  }
  // One is asked for changes, one refused: by a key, words, and a key.
  for (const [key, left] of [
    ["c", 1],
    ["r", 0],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole("textbox", { name: "What they read" }).fill("Please add your phone number.");
    await page.keyboard.press("Control+Enter");
    await expect(list.getByRole("listitem")).toHaveCount(left);
  }
  await expect(page.getByRole("heading", { name: "Nothing waits for you." })).toBeVisible();
  const states = async (state: string) =>
    (
      await operator.request<{ data: Resource[] }>(
        `user_profiles?filter[q]=${lastName}&filter[approvalState]=${state}&page[size]=100`,
      )
    ).data.length;
  expect([await states("approved"), await states("changes_requested"), await states("rejected")]).toEqual([
    18, 1, 1,
  ]);
});

test("a program is approved from the queue; what another operator decided meanwhile is said", async ({
  entrance,
  operator,
}) => {
  // In sample mode confirming approves.
  const owner = await signUp("employer", {}, { isNew: true, isUnconfirmed: true });
  const employerId = await employerIdOf(owner);
  const { attributes } = (await operator.request(`employers/${employerId}`)).data;
  const name = String(attributes["name"]);
  const page = await entrance.open(operator);
  await page.goto(`/admin/employers?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("region", { name: "Waiting" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await actOnEmployer(operator, employerId, "approve");
  await page.getByRole("button", { name: "Approve and next" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Somebody else decided this" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing waits for you." })).toBeVisible();
});

test("an account is acted for with a reason, left again, locked and unlocked, and its story tells", async ({
  entrance,
  operator,
}) => {
  const educator = await signUp("educator");
  const page = await entrance.open(operator);
  await page.goto("/admin");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("Control+k");
  const goTo = page.getByRole("dialog", { name: "Go to…" });
  await goTo.getByRole("combobox").fill(educator.email);
  await expect(goTo.getByRole("group", { name: "Accounts" }).getByRole("option")).toHaveCount(1);
  await expectAccessible(page);
  await goTo.getByRole("group", { name: "Accounts" }).getByRole("option").click();
  await expect(page.getByRole("region", { name: "Belonging to it" })).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const give = async (action: string) => {
    await page.getByRole("button", { name: action, exact: true }).click();
    await dialog.getByRole("button", { name: action, exact: true }).click();
    await expect(dialog.getByText("Say why", { exact: true })).toBeVisible();
    await dialog.getByRole("textbox").fill("They called us for help.");
    await dialog.getByRole("button", { name: action, exact: true }).click();
  };
  await give("Impersonate");
  const banner = page.getByRole("status").filter({ hasText: "You are viewing as" });
  await expect(banner).toContainText(educator.email);
  await banner.getByRole("button", { name: "Stop impersonating" }).click();
  await expect(page.getByRole("heading", { level: 1, name: educator.fullName })).toBeVisible();
  await give("Lock");
  await expect(page.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
  await give("Unlock");
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  await page.reload();
  const story = page.getByRole("region", { name: "History" });
  for (const action of ["impersonate", "lock", "unlock"])
    await expect(story.getByText(action, { exact: true })).toBeVisible();
});
