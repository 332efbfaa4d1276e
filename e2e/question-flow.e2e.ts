/** Operators write which answer leads to which question, put questions in order, and try them as an educator. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createResource } from "./fixtures/conversation.ts";
import type { Person } from "./fixtures/person.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

/** An area of its own, so that no other test meets its questions. */
async function createArea(operator: Person, word: string): Promise<string> {
  const { data } = await createResource(operator, "geographies", {
    ...{ longName: `Area ${word}`, shortName: word, descriptiveLabel: "", salesPhoneNumber: "" },
    ...{ latitude: 45.68, longitude: -111.04, userProfileRegisterable: false },
    zips: [],
  });
  return data.id;
}

async function createQuestion(operator: Person, geographyId: string, name: string, more: object = {}) {
  const { data } = await createResource(operator, "profile_questions", {
    ...{
      geographyId,
      name,
      label: `About ${name}?`,
      category: "basics",
      inputType: "radio",
      required: false,
    },
    options: [{ value: "yes", title: "Yes" }],
    ...more,
  });
  return data.id;
}

test("an answer leads to a question, a circle is refused, and the try follows", async ({
  entrance,
  operator,
}) => {
  const word = `q${randomBytes(4).toString("hex")}`;
  const area = await createArea(operator, word);
  const [deep, deeper] = [`${word}_deep`, `${word}_deeper`];
  const deepId = await createQuestion(operator, area, deep, { unlisted: true, order: 1 });
  await createQuestion(operator, area, deeper, {
    ...{ unlisted: true, order: 2 },
    options: [{ value: "back", title: "Back", flow: { add: [deep] } }],
  });
  const page = await entrance.open(operator);
  const main = page.getByRole("main");

  await page.goto(`/admin/questions?area=${area}`);
  await expect(main.getByRole("region", { name: "Never asked" }).getByRole("link")).toHaveText([
    `About ${deep}?`,
    `About ${deeper}?`,
  ]);
  await main.getByRole("link", { name: "Add a question" }).click();
  await main.getByLabel("Name", { exact: false }).first().fill(word);
  await main.getByLabel("Question or label").fill(`First ${word}?`);
  await main.getByLabel("Category").selectOption("basics");
  await main.getByLabel("Kind of answer").selectOption("radio");
  await main.getByLabel("Order").fill("1");
  for (const [index, title] of ["Yes, often", "No"].entries()) {
    await main.getByRole("button", { name: "Add an answer" }).click();
    await main.getByLabel("What educators read").nth(index).fill(title);
  }
  await expect(main.getByLabel("What is stored").first()).toHaveValue("yes_often");
  await main.getByLabel("If this is the answer, ask also").first().fill(deep);
  await page.getByRole("option", { name: `About ${deep}? (${deep})` }).click();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();

  // deeper adds deep already: deep can't add deeper.
  await page.goto(`/admin/data/profile_questions/${deepId}`);
  await main.getByLabel("If this is the answer, ask also").first().fill(deeper);
  await page.getByRole("option", { name: `About ${deeper}? (${deeper})` }).click();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(main.getByText(/These answers lead in a circle/).first()).toBeVisible();

  await page.goto(`/admin/questions?area=${area}`);
  const asked = main.getByRole("region", { name: "What everybody is asked" });
  const own = asked
    .getByRole("listitem")
    .filter({ hasText: `First ${word}?` })
    .first();
  await expect(own).toContainText("If “Yes, often”:");
  await expect(own.getByRole("link", { name: `About ${deep}?` })).toBeVisible();
  await expect(own.getByRole("button", { name: `Move First ${word}? up` })).toBeDisabled();

  await main.getByRole("button", { name: "Try it as an educator" }).click();
  const trial = main.getByRole("region", { name: "Try it as an educator" });
  await expect(trial.getByText("Nothing is stored.")).toBeVisible();
  await expect(trial.getByText(`About ${deep}?`)).toHaveCount(0);
  await trial.getByRole("radio", { name: "Yes, often" }).check();
  await expect(trial.getByText(`About ${deep}?`)).toBeVisible();
  await expectAccessible(page);
  await trial.getByRole("button", { name: "Continue" }).click();
  await expect(trial.getByText(/^Basics · Page 2 of /)).toBeVisible();
  await trial.getByRole("button", { name: "Begin anew" }).click();
  await expect(trial.getByText(`About ${deep}?`)).toHaveCount(0);
});

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`rows of a list are moved by buttons, and stay so (${reader})`, async ({ entrance, operator }) => {
    const t = translator(language);
    const word = `o${randomBytes(4).toString("hex")}`;
    const geographyId = await createArea(operator, word);
    const { data: category } = await createResource(operator, "certification_categories", {
      ...{ geographyId, title: word, categoryType: "cda", position: 0 },
    });
    for (const [position, title] of ["One", "Two", "Three"].entries())
      await createResource(operator, "certification_options", {
        ...{ certificationCategoryId: category.id, title: `${title} ${word}`, position },
      });
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    const main = page.getByRole("main");
    await page.goto(`/admin/data/certification_options?certificationCategoryId=${category.id}`);
    await main.getByRole("button", { name: t("Change the order") }).click();
    const rows = main.getByRole("listitem").filter({ hasText: word });
    await expect(rows).toHaveText([`One ${word}`, `Two ${word}`, `Three ${word}`]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole("button", { name: t("Move {name} up", { name: `Three ${word}` }) }).click();
    await expect(rows).toHaveText([`One ${word}`, `Three ${word}`, `Two ${word}`]);
    await page.reload();
    await expect(rows).toHaveText([`One ${word}`, `Three ${word}`, `Two ${word}`]);

    await page.goto(`/admin/questions`);
    await expect(main.getByRole("heading", { level: 1, name: t("Questions in their order") })).toBeVisible();
    await main.getByRole("button", { name: t("Try it as an educator") }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
