/** Drafts of jobs: when one begins, and what its description starts with. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

const newJob = "/employer/jobs/new";

test("one click begins no draft", async ({ employer, publishedJob: _job }) => {
  await employer.goto(newJob);
  await employer.getByRole("radio", { name: "Assistant Teacher", exact: true }).check();
  await employer.getByRole("button", { name: "Save draft and exit" }).click();
  await expect(employer.getByRole("tab", { name: /Drafts \(0\)/ })).toBeVisible();
});

test("an outline is one press away, another one replaces it, and typed words stay", async ({
  employer,
  publishedJob,
}) => {
  await employer.goto(`${newJob}?step=5`);
  const text = employer.getByRole("textbox", { name: "About the job" });
  await employer.getByRole("button", { name: "Insert an outline: Lead teacher" }).click();
  await expect(text).toContainText("You lead a classroom");
  await employer.getByRole("button", { name: "Another outline" }).click();
  await expectAccessible(employer);
  await employer.getByRole("menuitem", { name: "Floater" }).click();
  await expect(text).toContainText("You help wherever you are needed");
  await expect(text).not.toContainText("You lead a classroom");
  await employer.getByRole("button", { name: "Undo" }).last().click();
  await expect(text).toContainText("You lead a classroom");

  await text.fill("We have a garden with eleven hens.");
  await employer.setViewportSize({ width: 375, height: 812 });
  await employer.getByRole("button", { name: "From a past job" }).click();
  // The menu is moved inside in the next frame.
  await expect(() => expectNoSidewaysScroll(employer)).toPass();
  await employer.getByRole("menuitem", { name: publishedJob.title }).click();
  await expect(text).toContainText("eleven hens.");
  await expect(text).toContainText("Lead a room of twelve preschoolers");
});
