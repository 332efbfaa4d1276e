/** An owner's plan from the trial on: bought, refused by the bank, changed, made smaller, canceled and taken up again. */
import type { Page } from "@playwright/test";
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { employerIdOf } from "./fixtures/standing.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { readers } from "./fixtures/readers.ts";
import { joinTeam } from "./fixtures/teammate.ts";
import { expect, test } from "./fixtures/test.ts";

type Card = "pays" | "declines" | "asks";

/** The test gateway's own page. */
async function payWith(page: Page, card: Card, shown = "") {
  await expect(page).toHaveURL(/\/payments\/test\//);
  await expect(page.locator("main, body").first()).toContainText(shown);
  await page.locator(`input[value=${card}]`).check();
  await page.locator("button.main").click();
}

async function planIds({ request }: Person): Promise<Record<string, string>> {
  const { data } = await request<{ data: Resource[] }>("employers/plans");
  return Object.fromEntries(data.map(({ id, attributes }) => [String(attributes["name"]), id]));
}

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a trial, then a plan for fewer jobs, whose card is declined first (${reader})`, async ({
    entrance,
    operator,
  }) => {
    test.slow();
    const t = translator(language);
    const owner = await signUp("employer", {}, { isNew: true });
    const plan = await planIds(owner);
    const page = await entrance.open(owner, { locale, viewport, hasTouch: isPhone });
    const button = (name: string, values = {}) =>
      page.getByRole("button", { name: t(name, values), exact: true });
    const mine = page.getByRole("region", { name: /Free|Gratis|Growth|Essential/ });

    await page.goto("/employer/plans");
    await expect(mine).toContainText(t("Free"));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const growth = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Growth" }) });
    await growth.getByRole("link", { name: t("Start your free trial") }).click();
    await expect(page.getByRole("complementary", { name: t("Summary") })).toContainText(
      t(
        "Nothing to pay, and no card needed. At its end you go on with Free; nobody is charged, and nothing is deleted.",
      ),
    );
    await expectAccessible(page);
    await button("Start {0}-day trial", { 0: 14 }).click();
    await expect(page.getByRole("status").filter({ hasText: "Growth" })).toBeVisible();
    await expect(mine).toContainText(t("Trial"));
    for (let jobs = 0; jobs < 4; jobs += 1) await publishJob(owner, operator);

    // Essential has room for three of the four; what the bank refuses changes nothing.
    await page.goto(`/employer/upgrade?plan=${plan["Essential"]}&interval=month`);
    const jobs = page.getByRole("group").getByRole("checkbox");
    await expect(jobs).toHaveCount(4);
    await expect(page.locator("fieldset input:checked")).toHaveCount(3);
    await jobs.last().check();
    await expect(page.getByRole("alert")).toContainText(t("Choose at most {limit}", { limit: 3 }));
    await expect(button("Give your card, pay {due} today", { due: "$0.00" })).toBeDisabled();
    await jobs.first().uncheck();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button("Give your card, pay {due} today", { due: "$0.00" }).click();
    await payWith(page, "declines");
    await expect(page.getByRole("alert")).toContainText(t("Your card was declined."));
    await payWith(page, "pays");
    await expect(page).toHaveURL(/checkout=done/);
    await expect(page.getByRole("status").filter({ hasText: "Essential" })).toBeVisible();
    const { data: published } = await owner.request<{ data: Resource[] }>(
      "employer/job_listings?filter[listingStatus]=published",
    );
    expect(published).toHaveLength(3);
  });

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`upgrade, declined card, another card, downgrade with a choice, keep, cancel, resume (${reader})`, async ({
    entrance,
    operator,
  }) => {
    test.slow();
    const t = translator(language);
    const owner = await signUp("employer", {}, { isNew: true });
    const plan = await planIds(owner);
    const page = await entrance.open(owner, { locale, viewport, hasTouch: isPhone });
    const button = (name: string, values = {}) =>
      page.getByRole("button", { name: t(name, values), exact: true });
    const mine = page.getByRole("region", { name: /Growth|Essential/ });
    const payText = /\$\d/;

    await page.goto(`/employer/upgrade?plan=${plan["Essential"]}&interval=month`);
    await page.getByLabel(t("Promotion code")).fill("NOSUCH");
    await button("Use code").click();
    await expect(page.getByText(t("We don't know this code."))).toBeVisible();
    await page.getByLabel(t("Promotion code")).fill("TESTHALF");
    await button("Use code").click();
    await button("Go on to pay {due}", { due: "$14.50" }).click();
    await payWith(page, "pays", "$14.50");
    await expect(page.getByRole("status").filter({ hasText: "Essential" })).toBeVisible();
    await expect(page.getByRole("table", { name: t("Invoices") })).toContainText("$14.50");

    // A card that will be refused: the change is taken back in the bank's words, and another card pays it.
    await button("Change card").click();
    await payWith(page, "declines");
    await page.goto(`/employer/upgrade?plan=${plan["Growth"]}&interval=month`);
    await expect(page.getByRole("button", { name: payText })).toBeEnabled();
    await page.getByRole("button", { name: payText }).click();
    await expect(page.getByRole("alert")).toContainText(t("Your card was declined."));
    await expectAccessible(page);
    await button("Change card").click();
    await payWith(page, "pays");
    await expect(page).toHaveURL(/\/employer\/upgrade\?plan=/);
    await expect(page.getByRole("button", { name: payText })).toBeEnabled();
    await page.getByRole("button", { name: payText }).dblclick();
    await expect(page.getByRole("status").filter({ hasText: "Growth" })).toBeVisible();
    await expect(page.getByRole("table", { name: t("Invoices") }).getByText(t("Paid"))).toHaveCount(2);

    // Less: at the period's end, with the jobs that stay, and taken back.
    for (let jobs = 0; jobs < 4; jobs += 1) await publishJob(owner, operator);
    await page.goto(`/employer/downgrade?plan=${plan["Essential"]}&interval=month`);
    const jobs = page.getByRole("group").getByRole("checkbox");
    await expect(jobs).toHaveCount(4);
    await jobs.last().check();
    await button("Schedule downgrade").click();
    await expect(page.getByRole("alert")).toContainText(t("Choose at most {limit}", { limit: 3 }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await jobs.first().uncheck();
    await button("Schedule downgrade").click();
    await expect(page).toHaveURL(/\/employer\/plans$/);
    await expect(mine).toContainText(/Essential/);
    await button("Keep current plan").click();
    await expect(button("Keep current plan")).toBeHidden();

    await button("Cancel plan").click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("button", { name: t("Keep plan") })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("Cancel plan") }).click();
    await expect(button("Resume plan")).toBeVisible();
    await button("Resume plan").click();
    await expect(button("Resume plan")).toBeHidden();
    await expect(button("Cancel plan")).toBeVisible();
  });

test("the bank that asks is answered on its own page, and the plan changes by itself", async ({
  entrance,
}) => {
  const owner = await signUp("employer", {}, { isNew: true });
  const plan = await planIds(owner);
  const page = await entrance.open(owner);
  await page.goto(`/employer/upgrade?plan=${plan["Essential"]}&interval=month`);
  await page.getByRole("button", { name: "Go on to pay $29.00" }).click();
  await payWith(page, "asks");
  await page.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Essential" })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Save invoice/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Invoice TEST-\d+\.pdf$/);

  await page.goto(`/employer/upgrade?plan=${plan["Growth"]}&interval=month`);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  const other = await entrance.open(owner);
  await other.goto("/employer/plans");
  await page.getByRole("link", { name: "Go to your bank's question" }).click();
  await payWith(page, "asks");
  await page.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(other.getByRole("region", { name: "Growth" })).toBeVisible();
});

test("a teammate reads the plan and whom to ask", async ({ entrance, employer }) => {
  const mate = await joinTeam(employer.profile);
  const page = await entrance.open(mate);
  await page.goto("/employer/plans");
  await expect(page.getByText("Only an owner of your program can change its plan.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Choose / })).toHaveCount(0);
});

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a card that fails warns for a week, then what the plan carries is on hold, until it pays (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const owner = await signUp("employer", {}, { isNew: true });
    const employerId = await employerIdOf(owner);
    const pass = (days: number) =>
      operator.request("payments/test/clock", { method: "POST", body: { employerId, days } });
    const plan = await planIds(owner);
    const page = await entrance.open(owner, { locale, viewport, hasTouch: isPhone });
    const strip = page.getByRole("complementary", { name: t("Plan"), exact: true });

    await page.goto(`/employer/upgrade?plan=${plan["Essential"]}&interval=month`);
    await page.getByRole("button", { name: /\$29/ }).click();
    await payWith(page, "pays");
    await expect(page.getByRole("status").filter({ hasText: "Essential" })).toBeVisible();
    await page.getByRole("button", { name: t("Change card"), exact: true }).click();
    await payWith(page, "declines");
    await expect(page).toHaveURL(/\/employer\/plans/);
    await expect(strip).toHaveCount(0);

    await pass(33);
    await page.goto("/employer/jobs");
    await expect(strip).toContainText(t("Your last payment failed. Your plan stays whole for 7 days."));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await pass(8);
    await page.reload();
    await expect(strip).toContainText(
      t("You don't have an active plan. New job posts and first messages are on hold."),
    );
    await strip.getByRole("link", { name: t("See plans") }).click();
    await page.getByRole("button", { name: t("Change card"), exact: true }).click();
    await payWith(page, "pays");
    await expect(strip).toHaveCount(0);
  });
