/** Triage of many applicants: shortcuts, board, comparison, notes, CSV. */
import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { createJobWithApplicants, question } from "./fixtures/many-applicants.ts";
import type { Person } from "./fixtures/person.ts";

const applicantRow = (page: Page, { fullName }: Person) => page.getByRole("article", { name: fullName });
const boardColumn = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rejectOnPage = async (page: Page, { fullName }: Person) => {
  const dialog = page.getByRole("dialog", { name: `Not selected: ${fullName}` });
  await dialog.getByRole("button", { name: "Send in 30 minutes" }).click();
};
const comparisonCell = (table: Locator, name: string, at: number) =>
  table.getByRole("row", { name }).getByRole("cell").nth(at);

test("by keyboard: shortlists, rejects, likes, writes a note; shortcuts are off while typing", async ({
  employer,
  operator,
}) => {
  const [first, second] = (await createJobWithApplicants(2, employer.profile, operator)) as unknown as [
    Person,
    Person,
  ];
  await employer.goto("/employer/applicants");
  // The keys work on the whole page, and the first applicant is open already.
  const detail = employer.getByRole("region", { name: "Applicant", exact: true });
  await expect(detail.getByRole("heading", { name: first.fullName })).toBeVisible();
  await employer.keyboard.press("?");
  await expect(employer.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Write a note");
  await expectAccessible(employer);
  await employer.keyboard.press("Escape");

  await employer.keyboard.press("l");
  await expect(applicantRow(employer, first).getByRole("button", { name: /^Like/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // Acting moves on to the next one, and Z takes the last change back.
  await employer.keyboard.press("s");
  await expect(applicantRow(employer, first)).toContainText("Shortlisted");
  await expect(applicantRow(employer, second)).toBeFocused();
  await expect(detail.getByRole("heading", { name: second.fullName })).toBeVisible();
  await expect(employer.getByRole("tab", { name: "Shortlisted (1)" })).toBeVisible();
  await employer.keyboard.press("z");
  await expect(applicantRow(employer, first)).not.toContainText("Shortlisted");
  await expect(employer.getByRole("tab", { name: "Needs you (2)" })).toBeVisible();
  await employer.keyboard.press("r");
  await rejectOnPage(employer, second);
  await expect(applicantRow(employer, second)).toContainText("Not selected");
  await expect(applicantRow(employer, second)).toBeFocused();
  await employer.keyboard.press("s");
  await expect(employer.getByText(/^“Shortlist” is not possible now/)).toBeVisible();

  await employer.keyboard.press("k");
  await employer.keyboard.press("n");
  const field = detail.getByRole("textbox", { name: /note/i });
  await expect(field).toBeFocused();
  await employer.keyboard.type("jumps right in; xylophone, rhymes");
  await employer.keyboard.press("Control+Enter");
  await expect(detail.getByText("jumps right in; xylophone, rhymes")).toBeVisible();
  await expect(applicantRow(employer, first)).toContainText("1 note");
  await employer.keyboard.press("Escape");
  await expect(applicantRow(employer, first)).toBeFocused();
  await employer.keyboard.press("j");
  await expect(detail.getByRole("heading", { name: second.fullName })).toBeVisible();
  await expect(applicantRow(employer, second)).toBeFocused();
  await employer.keyboard.press("m");
  await expect(employer.getByRole("dialog", { name: `Message ${second.fullName}` })).toBeVisible();
});

test("a card on the board is moved by drag, menu and keys; a refused move is reverted", async ({
  employer,
  operator,
}) => {
  const people = await createJobWithApplicants(3, employer.profile, operator);
  const [first, second, third] = people as [Person, Person, (typeof people)[number]];
  await employer.goto("/employer/applicants");
  await employer.getByRole("button", { name: "Board", exact: true }).click();
  await expect(employer).toHaveURL(/view=board/);
  await expect(boardColumn(employer, "New").getByRole("article")).toHaveCount(3);
  await expect(boardColumn(employer, "New").getByRole("heading")).toHaveAccessibleName("New 3 applicants");
  await expectAccessible(employer);
  // Columns beyond the edge are named there, and reached by the keyboard.
  await employer.getByRole("button", { name: /^Show on the right: .*Not selected 0/ }).press("Enter");
  await expect(boardColumn(employer, "Ended")).toBeInViewport();
  await employer.getByRole("button", { name: /^Show on the left: New 3/ }).click();
  await expect(boardColumn(employer, "New")).toBeInViewport({ ratio: 0.3 });

  await applicantRow(employer, first).dragTo(boardColumn(employer, "Interviewing"));
  await expect(
    boardColumn(employer, "Interviewing").getByRole("article", { name: first.fullName }),
  ).toBeVisible();
  await expect(boardColumn(employer, "New").getByRole("heading")).toHaveAccessibleName("New 2 applicants");

  await applicantRow(employer, second)
    .getByRole("button", { name: `Move ${second.fullName}` })
    .click();
  await employer.getByRole("menuitem", { name: "Not selected" }).click();
  await rejectOnPage(employer, second);
  await expect(boardColumn(employer, "Not selected").getByRole("article")).toContainText("Undo");

  await applicantRow(employer, third).focus();
  await employer.keyboard.press("Shift+ArrowRight");
  await expect(
    boardColumn(employer, "Shortlisted").getByRole("article", { name: third.fullName }),
  ).toBeFocused();

  await employer.route(`**/api/employer/job_applications/${third.applicationId}/interview`, (route) =>
    route.abort(),
  );
  await employer.keyboard.press("Shift+ArrowRight");
  await expect(employer.getByText("Couldn't save that. Try again.")).toBeVisible();
  await expect(
    boardColumn(employer, "Shortlisted").getByRole("article", { name: third.fullName }),
  ).toBeVisible();

  await employer.reload();
  await expect(boardColumn(employer, "Interviewing").getByRole("article")).toHaveCount(1);
  await boardColumn(employer, "Not selected").getByRole("button", { name: "Undo" }).click();
  await expect(boardColumn(employer, "New").getByRole("article", { name: second.fullName })).toBeVisible();
});

test("two applicants are compared at their own URL, with differences marked", async ({
  employer,
  operator,
}) => {
  const people = await createJobWithApplicants(2, employer.profile, operator);
  await employer.goto("/employer/applicants");
  await applicantRow(employer, people[0]!).focus();
  for (const key of ["x", "j", "x", "Enter"]) await employer.keyboard.press(key);
  // The applicant open beside the list is closed.
  await expect(employer).toHaveURL(/\/employer\/applicants\/[0-9a-f-]{36}/);
  await employer.getByRole("button", { name: "Compare", exact: true }).click();
  const table = employer.getByRole("table", { name: "Applicants side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByText("Qualification matches")).toHaveAttribute("colspan", "3");
  await expect(comparisonCell(table, question.question, 0)).toContainText("No");
  await expect(comparisonCell(table, question.question, 1)).toContainText("Yes");
  // No answer is required here: they differ, and nothing is decided by it.
  await expect(table.getByRole("row", { name: question.question })).not.toContainText("Differs");
  for (const label of ["Pay Offered:", "Start date", "Distance"])
    await expect(table.getByRole("row", { name: new RegExp(`^${label} `) })).toBeVisible();
  await expectAccessible(employer);
  await employer.reload();
  await employer.getByRole("switch", { name: "Only differences" }).click();
  await expect(table.getByRole("rowheader", { name: question.question })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Experience" })).toHaveCount(0);

  await table.getByRole("button", { name: `Change status of ${people[1]!.fullName}` }).click();
  await employer.getByRole("menuitem", { name: "Shortlist" }).click();
  await expect(table.getByRole("columnheader", { name: people[1]!.fullName })).toContainText("Shortlisted");
  await employer.getByRole("button", { name: `Leave out ${people[0]!.fullName}` }).click();
  await expect(employer.getByRole("heading", { name: "2 applicants" })).toBeVisible();
});

test("the CSV has the filtered applicants, and a failure is reported", async ({ employer, operator }) => {
  const people = await createJobWithApplicants(3, employer.profile, operator);
  await employer.profile.request(`employer/job_applications/${people[0]!.applicationId}/shortlist`, {
    method: "POST",
    body: {},
  });
  await employer.goto("/employer/applicants?aasmState=submitted");
  const waiting = employer.waitForEvent("download");
  await employer.getByRole("button", { name: "Download CSV (2)" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(people.map(({ lastName }) => text.includes(lastName))).toEqual([false, true, true]);
  await expect(employer.getByText("2 applicants saved")).toBeVisible();

  await employer.route("**/api/employer/job_applications/download*", (route) => route.abort());
  await employer.getByRole("button", { name: "Download CSV (2)" }).click();
  await expect(employer.getByText("We couldn't download the applicants.")).toBeVisible();
});

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: "reduce" } });

  test("the board and the comparison fit, and a card is moved by its menu", async ({
    employer,
    operator,
  }) => {
    const people = await createJobWithApplicants(2, employer.profile, operator);
    await employer.goto("/employer/applicants?view=board");
    await applicantRow(employer, people[0]!)
      .getByRole("button", { name: `Move ${people[0]!.fullName}` })
      .click();
    await employer.getByRole("menuitem", { name: "Shortlist" }).click();
    await expect(boardColumn(employer, "Shortlisted").getByRole("article")).toHaveCount(1);
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    await employer.goto(
      `/employer/applicants?compare=${people.map(({ applicationId }) => applicationId).join()}`,
    );
    await expect(employer.getByRole("rowheader", { name: question.question })).toBeVisible();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
  });
});
