/** What helps operators without a developer: where somebody is logged in, what is on for them, and background jobs. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createResource } from "./fixtures/conversation.ts";
import type { Resource } from "./fixtures/person.ts";
import { employerIdOf } from "./fixtures/standing.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

test("a flag is switched on for one account, which alone sees it; the account is logged out everywhere", async ({
  entrance,
  operator,
}) => {
  const name = `flag_${randomBytes(4).toString("hex")}`;
  const { data: flag } = await createResource(operator, "feature_flags", { name });
  const educator = await signUp("educator");
  const page = await entrance.open(operator);
  const main = page.getByRole("main");
  await page.goto(`/admin/data/feature_flags/${flag.id}`);
  await main.getByLabel("State").selectOption("some");
  const accounts = main.getByRole("group", { name: "Accounts" });
  await accounts.getByRole("searchbox", { name: "Search" }).fill(educator.email);
  await accounts.getByRole("button", { name: /^Add / }).click();
  await main.getByRole("group", { name: "Groups" }).getByRole("checkbox", { name: "operators" }).check();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const stored = (await operator.request(`feature_flags/${flag.id}`)).data.attributes;
  const account = (await educator.request<{ data: Resource }>("account")).data;
  expect(stored).toMatchObject({ state: "some", accounts: [account.id], groups: ["operators"] });

  await page.goto(`/admin/data/accounts/${account.id}`);
  const seen = main.getByRole("region", { name: "What this account sees" });
  await expect(seen.getByRole("row").filter({ hasText: name })).toContainText("On");
  const sessions = main.getByRole("region", { name: "Where they are logged in" });
  await expect(sessions.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("They lost their phone.");
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Done" })).toBeVisible();
  await page.reload();
  await expect(sessions.getByText("Nowhere at the moment.")).toBeVisible();
});

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`background jobs say when they last ran (${reader})`, async ({ entrance, operator }) => {
    const t = translator(language);
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto("/admin/jobs");
    const clock = page.getByRole("region", { name: t("By the clock") });
    await expect(clock.getByText("audit.delete-old")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("columns of a list are chosen, and stay so; a program's picture is taken away", async ({
  entrance,
  operator,
}) => {
  const owner = await signUp("employer");
  const employerId = await employerIdOf(owner);
  const page = await entrance.open(operator);
  const main = page.getByRole("main");
  await page.goto("/admin/data/employers");
  await main.getByText("Columns", { exact: true }).click();
  await main.getByRole("checkbox", { name: "Licence in the roster" }).check();
  await expect(main.getByRole("columnheader", { name: "Licence in the roster" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByRole("columnheader", { name: "Licence in the roster" })).toBeVisible();
  await main.getByText("Columns", { exact: true }).click();
  await main.getByRole("button", { name: "The usual columns" }).click();
  await expect(main.getByRole("columnheader", { name: "Licence in the roster" })).toHaveCount(0);

  const employer = await entrance.open(owner);
  await employer.goto("/employer/profile");
  await employer.locator("#photo input[type=file]").setInputFiles("public/mail-mark.png");
  await expect(employer.getByRole("status").filter({ hasText: "Photo saved" })).toBeVisible();
  await page.goto(`/admin/data/employers/${employerId}`);
  const pictures = main.getByRole("region", { name: "Pictures" });
  await expect(pictures.getByRole("img", { name: "The program's picture" })).toBeVisible();
  await pictures.getByRole("button", { name: "Remove the picture The program's picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(pictures).toHaveCount(0);
  const { attributes } = (await operator.request(`employers/${employerId}`)).data;
  expect(attributes["profileImage"]).toBeNull();
});
