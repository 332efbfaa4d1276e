/** An employer writes a job step by step and publishes it, now or later; drafts outlive reloads and other tabs. */
import { continueTo } from "./fixtures/application.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Person } from "./fixtures/person.ts";

const newJob = "/employer/jobs/new";
const draftIn = (page: Page) => new URL(page.url()).searchParams.get("job");

async function fillBasics(page: Page, title: string) {
  await page.getByRole("combobox", { name: "Job title" }).fill(title);
  await page.getByRole("radio", { name: "Teacher (Lead/Head)", exact: true }).check();
  await page.getByRole("checkbox", { name: /Kite Harbor/ }).check();
}

async function fillPay(page: Page) {
  await page.getByRole("checkbox", { name: "Full-time" }).check();
  await page.getByRole("textbox", { name: "From" }).fill("21");
  await page.getByRole("textbox", { name: "Up to" }).fill("27");
}

const goTo = (page: Page, step: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: step }).click();

test("a job is posted step by step, survives a reload, is published and found", async ({
  employer,
  publishedJob,
  guest,
}) => {
  const title = `Toddler Teacher ${publishedJob.title.slice(-6)}`;
  await employer.goto("/employer/jobs");
  await expect(employer.getByText("1 of 25 active jobs")).toBeVisible();
  await employer.getByRole("banner").getByRole("link", { name: "Post a job" }).click();
  const preview = employer.getByRole("region", { name: "Preview" });
  await employer.getByRole("combobox", { name: "Job title" }).fill(title);
  await expect(preview.getByRole("heading", { name: title })).toBeVisible({ timeout: 300 });
  await fillBasics(employer, title);
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expectAccessible(employer);

  await goTo(employer, "Schedule and pay");
  await expect(employer.getByRole("heading", { name: "Schedule and pay" })).toBeFocused();
  await employer.getByRole("textbox", { name: "From" }).fill("30");
  await employer.getByRole("textbox", { name: "Up to" }).fill("27");
  await continueTo(employer);
  await expect(employer.getByRole("alert", { name: "There is a problem" })).toBeFocused();
  await employer.getByRole("link", { name: "The lowest pay is more than the highest" }).click();
  await expect(employer.getByRole("textbox", { name: "Up to" })).toBeFocused();
  await expectAccessible(employer);
  await fillPay(employer);
  await expect(preview.getByText("$21–$27 per hour").first()).toBeAttached();
  await continueTo(employer);
  await expect(employer.getByText("Step 3 of 7").first()).toBeVisible();

  await expect(stepMark(employer, "Basics")).toHaveAccessibleName(/Filled in/);
  await employer.reload();
  await expect(employer.getByText("Step 3 of 7").first()).toBeVisible();
  // From the list of jobs too, a draft opens where it was left.
  await employer.goto(`${newJob}?job=${draftIn(employer)}`);
  await expect(employer.getByText("Step 3 of 7").first()).toBeVisible();
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await goTo(employer, "Screening questions");
  await expect(employer.getByLabel("Application link")).toHaveCount(0);

  await goTo(employer, "Check and publish");
  await expect(employer.getByText("Everything is there.")).toBeVisible();
  await expectAccessible(employer);
  await employer.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(employer.getByRole("heading", { level: 1, name: "Job published" })).toBeFocused();
  await expectAccessible(employer);
  await employer.getByRole("link", { name: "See it as educators do" }).click();
  await expect(employer).toHaveURL(/\/jobs\/toddler-teacher-/);
  await expect(employer.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await guest.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(guest.getByRole("article", { name: title }).first()).toContainText("new job");
});

const stepMark = (page: Page, step: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: step });

test("publishing an incomplete job leads to the missing fields; a scheduled time can be cancelled", async ({
  employer,
  // It brings the employer's place along.
  publishedJob: _job,
}) => {
  await employer.goto(newJob);
  await employer.getByRole("combobox", { name: "Job title" }).fill("Infant Teacher");
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await goTo(employer, "Check and publish");
  await expect(stepMark(employer, "Basics")).toHaveAccessibleName(/Something is missing/);
  await expect(stepMark(employer, "Classroom")).toHaveAccessibleName(/Skipped/);
  // Each line of what is missing leads to its field.
  await employer.getByRole("button", { name: "Choose at least one location" }).click();
  await expect(employer.getByRole("checkbox", { name: /Kite Harbor/ })).toBeFocused();
  await goTo(employer, "Check and publish");
  await employer.getByRole("button", { name: /^Add a pay range/ }).click();
  await expect(employer.getByRole("textbox", { name: "From" })).toBeFocused();
  await goTo(employer, "Check and publish");
  await employer.getByRole("button", { name: "Publish", exact: true }).click();
  const problems = employer.getByRole("alert", { name: "There is a problem" });
  await expect(problems).toBeFocused();
  await expect(problems.getByRole("link")).toHaveText(["Choose a role", "Choose at least one location"]);
  await continueTo(employer);
  await expect(employer.getByText("Step 1 of 7").first()).toBeVisible();
  await fillBasics(employer, "Infant Teacher");
  await continueTo(employer);
  await continueTo(employer);
  await expect(problems.getByRole("link", { name: /^Add a pay range/ })).toBeVisible();
  await fillPay(employer);
  await goTo(employer, "Check and publish");
  await employer.getByRole("radio", { name: "At a time you choose" }).check();
  await employer.getByRole("button", { name: "Schedule publishing" }).click();
  await expect(problems.getByRole("link", { name: "Choose a day" })).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("en-CA");
  await employer.getByLabel("Day").fill(tomorrow);
  await expectAccessible(employer);
  await employer.getByRole("button", { name: "Schedule publishing" }).click();
  await expect(employer.getByRole("heading", { level: 1, name: "Publishing is scheduled" })).toBeVisible();

  await employer.getByRole("link", { name: "All my jobs" }).click();
  await employer.getByRole("tab", { name: /Drafts/ }).click();
  const row = employer.getByRole("row", { name: /Infant Teacher/ });
  await expect(row).toContainText(/Goes out .*9:00 AM/);
  await row.getByRole("button", { name: "More actions for Infant Teacher" }).click();
  await employer.getByRole("menuitem", { name: "Don't publish by itself" }).click();
  await expect(row).not.toContainText("Goes out");
});

test("questions are added, moved by buttons and validated; a past job is copied, with Undo", async ({
  employer,
  publishedJob,
}) => {
  await employer.goto(newJob);
  await employer.getByRole("combobox", { name: "Start from a past job" }).selectOption(publishedJob.title);
  await employer.getByRole("button", { name: "Copy it" }).click();
  const title = employer.getByRole("combobox", { name: "Job title" });
  await expect(title).toHaveValue(publishedJob.title);
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(title).toHaveValue("");
  await title.fill("Art Teacher");

  await goTo(employer, "Screening questions");
  await employer.getByRole("button", { name: "Add from the library" }).click();
  await employer.getByRole("menuitem", { name: /18 years old/ }).click();
  await employer.getByRole("button", { name: "Add a question" }).click();
  await continueTo(employer);
  await employer.getByRole("link", { name: "Write the question" }).click();
  await employer.keyboard.type("Do you sing?");
  await employer.getByRole("button", { name: "Move question 2 up" }).press("Enter");
  await expect(employer.getByRole("textbox", { name: "The question" }).first()).toHaveValue("Do you sing?");
  await expect(employer.getByText("Question 1 of 2")).toBeAttached();
  await expectAccessible(employer);
  await expect.poll(() => draftIn(employer)).not.toBeNull();
  await employer.getByRole("button", { name: "Save draft and exit" }).click();
  await expect(employer.getByRole("tab", { name: /Drafts \(1\)/ })).toHaveAttribute("aria-selected", "true");
  const row = employer.getByRole("row", { name: /Art Teacher/ });
  await row.getByRole("button", { name: "More actions for Art Teacher" }).click();
  await employer.getByRole("menuitem", { name: "Delete draft" }).click();
  await expect(row).toHaveCount(0);
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("with the ability, a job sends educators to the employer's own site, and their count is shown", async ({
  employer,
  operator,
  publishedJob,
  guest,
}) => {
  // Two sides, seven steps and two whole pages of rules take their time on a busy machine.
  test.setTimeout(120_000);
  await mayLink(employer.profile, operator);
  await employer.goto(newJob);
  await fillBasics(employer, `Nap Room Teacher ${publishedJob.title.slice(-6)}`);
  await goTo(employer, "Schedule and pay");
  await fillPay(employer);
  await goTo(employer, "Screening questions");
  await employer.getByRole("radio", { name: /^On your site/ }).check();
  await expect(employer.getByRole("heading", { name: "Educators apply on your site" })).toBeVisible();
  await continueTo(employer);
  await employer.getByRole("link", { name: "Enter the address where educators apply" }).click();
  await employer.keyboard.type("https://kite-harbor.example/apply");
  await expectAccessible(employer);
  await continueTo(employer);
  await expect(employer.getByText("https://kite-harbor.example/apply")).toBeVisible();
  await employer.getByRole("button", { name: "Publish", exact: true }).click();
  await employer.getByRole("link", { name: "See it as educators do" }).click();
  await expect(employer).toHaveURL(/\/jobs\/nap-room-teacher-/);
  const slug = new URL(employer.url()).pathname.split("/").at(-1)!;

  await guest
    .context()
    .route("https://kite-harbor.example/**", (route) => route.fulfill({ body: "Apply here" }));
  await guest.goto(`/jobs/${slug}`);
  const [elsewhere] = await Promise.all([
    guest.waitForEvent("popup"),
    guest.waitForResponse(/apply_elsewhere/),
    guest
      .getByRole("link", { name: /^Apply on employer's site/ })
      .filter({ visible: true })
      .click(),
  ]);
  await expect(elsewhere.getByText("Apply here")).toBeVisible();
  await employer.goto(`/employer/jobs/${slug}`);
  await expect(employer.getByRole("row", { name: "Typed or saved address 1 1" })).toBeVisible();
  await expectAccessible(employer);
});

async function mayLink(employer: Person, operator: Person) {
  const { included } = await employer.request<{ included: { id: string }[] }>(
    "employers/employer_profiles?include=employer",
  );
  const { id } = included[0]!;
  const attributes = { abilities: ["link_external_urls"] };
  await operator.request(`employers/${id}`, {
    method: "PATCH",
    body: { data: { type: "employers", id, attributes } },
  });
}

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("steps are a menu and the preview a sheet", async ({ employer }) => {
    await employer.goto(newJob);
    await employer.getByRole("combobox", { name: "Job title" }).fill("Art Teacher");
    await employer.getByRole("button", { name: "Preview" }).click();
    await expect(employer.getByRole("dialog", { name: "Preview" })).toContainText("Art Teacher");
    await employer.keyboard.press("Escape");
    await employer.getByRole("button", { name: "Step 1 of 7" }).click();
    await employer.getByRole("menuitemradio", { name: "Schedule and pay" }).click();
    await expect(employer.getByRole("heading", { name: "Schedule and pay" })).toBeFocused();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
  });
});
