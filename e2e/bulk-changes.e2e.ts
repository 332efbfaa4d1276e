/** Many rows at once, from the console: reviewed, merged and imported, said before, and taken back. */
import { randomBytes } from "node:crypto";
import { lastNameFrom, signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Resource } from "./fixtures/person.ts";
import { employerIdOf } from "./fixtures/standing.ts";
import { expect, test } from "./fixtures/test.ts";

const word = () => randomBytes(4).toString("hex");

test("educators that were chosen are approved together, and wait again once it is taken back", async ({
  entrance,
  operator,
}) => {
  const lastName = `Many${lastNameFrom(word())}`;
  await Promise.all(Array.from({ length: 4 }, () => signUp("educator", { lastName })));
  const page = await entrance.open(operator);
  await page.goto(`/admin/user_profiles?q=${lastName}`);
  const rows = page.getByRole("region", { name: "Waiting" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await page.getByRole("button", { name: "Choose all" }).click();
  await rows.nth(3).getByRole("checkbox").uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve 3", exact: true }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Approve" })
    .click();
  await expect(rows).toHaveCount(1);
  await page
    .getByRole("status")
    .filter({ hasText: "Decided: 3" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "It is being taken back." })).toBeVisible();
  const waiting = async () =>
    (
      await operator.request<{ data: Resource[] }>(
        `user_profiles?filter[q]=${lastName}&filter[approvalState]=pending`,
      )
    ).data.length;
  await expect.poll(waiting).toBe(4);
});

test("two programs become one, and two again", async ({ entrance, operator }) => {
  const [gone, stays] = await Promise.all([
    signUp("employer", {}, { isNew: true }),
    signUp("employer", {}, { isNew: true }),
  ]);
  const [from, into] = [await employerIdOf(gone), await employerIdOf(stays)];
  const nameOf = async (id: string) =>
    String((await operator.request(`employers/${id}`)).data.attributes["name"]);
  const page = await entrance.open(operator);
  await page.goto(`/admin/data/employers/${from}`);
  await page.getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(await nameOf(into));
  await dialog.getByRole("radio").first().check();
  await expect(dialog.getByRole("table", { name: "Entries that were changed" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Why" }).fill("The same centre, twice.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/data\/bulk_changes\//);
  await expect(page.getByText("It is done. It can be taken back for 30 days.")).toBeVisible();
  await expectAccessible(page);
  const members = async (id: string) =>
    (await operator.request<{ data: Resource[] }>(`employers/employer_profiles?filter[employerId]=${id}`))
      .data.length;
  expect(await members(from)).toBe(0);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It was taken back.")).toBeVisible({ timeout: 15_000 });
  expect(await members(from)).toBe(1);
});

test("a roster is read, imported and taken back; on a phone it fits", async ({ entrance, operator }) => {
  const license = word();
  const header = "src,license,name,type,address,city,state,zip,county,capacity,ages,hours,lat,lng,source";
  const row = `OK,${license},Maple ${license},Child Care Center,1 MAIN ST,AUSTIN,TX,78701,Travis,60,NA,NA,,,made up`;
  const page = await entrance.open(operator, { viewport: { width: 375, height: 812 }, hasTouch: true });
  await page.goto("/admin/data/bulk_changes");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "roster.csv", mimeType: "text/csv", buffer: Buffer.from(`${header}\n${row}\n`) });
  await expect(page.getByText("This is what it would change. Nothing is changed yet.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole("table", { name: "The first programs that come or change" })).toContainText(
    license,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const found = async () =>
    (await operator.request<{ data: Resource[] }>(`employers?filter[q]=${license}`)).data.length;
  expect(await found()).toBe(0);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("It is done. It can be taken back for 30 days.")).toBeVisible({
    timeout: 15_000,
  });
  expect(await found()).toBe(1);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It was taken back.")).toBeVisible({ timeout: 15_000 });
  expect(await found()).toBe(0);
});

test("an operator is invited with a role, and gets another one", async ({ entrance, operator }) => {
  const email = `role-${word()}@e2e.example`;
  const page = await entrance.open(operator);
  await page.goto("/admin/data/accounts?userType=operator");
  await page.getByRole("button", { name: "Invite an operator" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Kim");
  await dialog.getByLabel("Last name").fill("Holt");
  await dialog.getByLabel("Work email").fill(email);
  await dialog.getByRole("radio", { name: /^Reviews/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/admin/data/accounts?q=${email}`);
  await page.getByRole("link", { name: "Kim Holt" }).click();
  await expect(page.getByLabel("Role of the operator")).toHaveValue("review");
  await page.getByLabel("Role of the operator").selectOption("support");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
