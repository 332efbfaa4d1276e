/** A resume fills in the profile, and the profile makes a resume. */
import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { spanishResume, resumePdf, twoJobsResume } from "./fixtures/resume-files.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

const phone = { viewport: { width: 375, height: 667 } };
const work = (page: SignedIn) => page.getByRole("region", { name: "Work history", exact: true }).first();

/** The page has other places for files, too. */
const place = (page: SignedIn, name: string) =>
  page.getByRole("group", { name, exact: true }).locator("input[type=file]");

async function begin(page: SignedIn) {
  await page.goto("/profile#work");
  await page.getByRole("button", { name: "Fill in from a resume" }).click();
  await expect(page.getByRole("heading", { name: "Choose your resume" })).toBeFocused();
}

test("on a phone: a resume is read, each entry is checked, completed and added, and nothing else", async ({
  entrance,
}) => {
  const educator = await entrance.open(await signUp("educator"), phone);
  await begin(educator);
  await educator
    .locator("input[type=file]")
    .first()
    .setInputFiles(await resumePdf(twoJobsResume));
  await expect(educator.getByRole("heading", { name: "Found in your resume" })).toBeFocused({
    timeout: 30_000,
  });
  await expectAccessible(educator);
  await expectNoSidewaysScroll(educator);

  const lead = educator.getByRole("listitem").filter({ hasText: "Lead Toddler Teacher" });
  await expect(lead).toContainText("Sunny Hill Preschool, Austin, TX");
  await expect(lead).toContainText("Mar 2021 – present");
  await lead.getByRole("radio", { name: "Yes" }).check();
  const degree = educator.getByRole("listitem").filter({ hasText: "Child Development" });
  await expect(degree).toContainText("Aug 2013 – May 2017");
  await educator.getByRole("button", { name: "Add 2 to my profile" }).click();
  await expect(lead.getByText("Added", { exact: true })).toBeVisible();
  await expect(degree.getByText("Added", { exact: true })).toBeVisible();

  // The months of the other job are not in the resume: the form requests them, with the years filled in.
  const assistant = educator.getByRole("listitem").filter({ hasText: "Little Oaks" });
  await expect(assistant).toContainText("Still missing: start month and end month");
  await assistant.getByRole("button", { name: "Complete Assistant Teacher" }).click();
  const form = educator.getByRole("form", { name: "Job" });
  const start = form.getByRole("group", { name: "Start date" });
  await expect(start.getByLabel("Year")).toHaveValue("2018");
  await start.getByLabel("Month").selectOption({ label: "June" });
  await form.getByRole("group", { name: "End date" }).getByLabel("Month").selectOption({ label: "February" });
  await form.getByRole("radio", { name: "Yes" }).check();
  await form.getByRole("button", { name: "Save job" }).click();
  await educator.getByRole("button", { name: "Keep it" }).click();
  await educator.getByRole("button", { name: "Done" }).click();

  await educator.reload();
  await expect(work(educator).getByText("Jun 2018 – Feb 2021")).toBeVisible();
  await expect(work(educator).getByText("Drafted from your resume")).toHaveCount(0);
  // On a second reading, everything exists already.
  await educator.getByRole("button", { name: "Fill in from a resume" }).click();
  await educator.getByRole("button", { name: "Read this one" }).click();
  await expect(educator.getByText("On your profile already")).toHaveCount(3, { timeout: 30_000 });
  await expect(educator.getByRole("button", { name: /to my profile/ })).toHaveCount(0);
});

test("a file that can't be read says what to do, and entries can still be added by hand", async ({
  educator,
}) => {
  await begin(educator);
  const choose = place(educator, "Your resume");
  await choose.setInputFiles(await resumePdf(twoJobsResume, { userPassword: "blue paper boats" }));
  await expect(educator.getByText("This PDF is locked with a password.")).toBeVisible({ timeout: 30_000 });
  await educator.getByRole("button", { name: "Choose another file" }).click();
  await choose.setInputFiles(await resumePdf("Dear Ms. Ortiz,\nI would love to teach at your school."));
  await expect(educator.getByText("We found no jobs and no schools in it.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(educator);
  await educator.getByRole("button", { name: "Fill in by hand instead" }).click();
  await expect(educator.getByRole("button", { name: "Add a job" })).toBeVisible();
});

test("the profile is downloaded as a resume that opens and says who it is", async ({ educator }) => {
  await educator.goto("/profile");
  const coming = educator.waitForEvent("download");
  await educator.getByRole("button", { name: "Download as PDF" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`${educator.profile.fullName}.pdf`);
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain(educator.profile.fullName);
  expect(text).toContain(educator.profile.email);
});

test("in Spanish, from a Spanish resume", async ({ entrance }) => {
  const t = translator("es");
  const educator = await entrance.open(await signUp("educator"), { ...phone, locale: "es-US" });
  await educator.goto("/profile#work");
  await educator.getByRole("button", { name: t("Fill in from a resume") }).click();
  await educator
    .locator("input[type=file]")
    .first()
    .setInputFiles(await resumePdf(spanishResume));
  const job = educator.getByRole("listitem").filter({ hasText: "Guardería Arcoíris" });
  await expect(job).toContainText("Docente principal", { timeout: 30_000 });
  await expect(job).toContainText(`mar 2020 – ${t("present")}`);
  await job.getByRole("radio", { name: "Sí" }).check();
  await job.getByRole("button", { name: t("Add {name}", { name: "Docente principal" }) }).click();
  await expect(job.getByText(t("Added"), { exact: true })).toBeVisible();
  await expectAccessible(educator);
  await expectNoSidewaysScroll(educator);
});
