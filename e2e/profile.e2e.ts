/** An educator looks after the profile: work, education, certifications, who sees it, what is looked for. */
import type { Locator } from "@playwright/test";
import { axe, fitsItsWidth } from "./axe.ts";
import type { Resource } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import type { SignedIn } from "./visitor.ts";

const part = (page: SignedIn, name: string) => page.getByRole("region", { name, exact: true });
const toast = (page: SignedIn, text: string) => page.getByRole("status").filter({ hasText: text });

async function month(form: Locator, group: string, name: string, year: string) {
  const field = form.getByRole("group", { name: group });
  await field.getByLabel("Month").selectOption({ label: name });
  await field.getByLabel("Year").fill(year);
}

test("tells of a job, learns everything that is wrong at once, mends it, deletes it and takes that back", async ({
  educator,
}) => {
  await educator.goto("/profile#work");
  const work = part(educator, "Work history");
  await work.getByRole("button", { name: "Add a job" }).click();
  const form = work.getByRole("form", { name: "Job" });
  await form.getByLabel("Employer").fill("!!!");
  await form.getByRole("button", { name: "Save job" }).click();
  const summary = educator.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Choose a job title",
    "Enter the employer's name",
    "Enter the city",
    "Enter the start date",
    "Enter the end date, or say that you still work here",
    "Say whether you worked with children",
  ]);
  await form.getByLabel("Job title").fill("Forest guide");
  await form.getByLabel("Employer").fill("李幼儿园");
  await form.getByLabel("City").fill("Austin");
  await month(form, "Start date", "March", "2024");
  await month(form, "End date", "February", "2024");
  await form.getByRole("radio", { name: "Yes" }).check();
  await form.getByRole("button", { name: "Save job" }).click();
  await expect(summary.getByRole("link")).toHaveText(["End date must be on or after the start date"]);

  // What is typed survives a reload.
  await educator.reload();
  await work.getByRole("button", { name: "Add a job" }).click();
  await expect(form.getByLabel("Employer")).toHaveValue("李幼儿园");
  await form.getByRole("checkbox", { name: "I still work here" }).check();
  await form.getByRole("button", { name: "Save job" }).click();
  const entry = work.getByRole("listitem").filter({ hasText: "Forest guide" });
  await expect(entry).toContainText("Mar 24 - Present");

  await entry.getByRole("button", { name: "Edit Forest guide, 李幼儿园" }).click();
  await form.getByRole("checkbox", { name: "I still work here" }).uncheck();
  await month(form, "End date", "March", "2024");
  await form.getByRole("button", { name: "Save job" }).click();
  await expect(entry).toContainText("Mar 24 - Mar 24");
  await entry.getByRole("button", { name: "Delete Forest guide, 李幼儿园" }).click();
  await expect(entry).toHaveCount(0);
  await toast(educator, "Job deleted").getByRole("button", { name: "Undo" }).click();
  await expect(entry).toContainText("Mar 24 - Mar 24");
});

test("education asks for a major unless it is high school, and for credits without insisting", async ({
  educator,
}) => {
  await educator.goto("/profile#education");
  const education = part(educator, "Education");
  await education.getByRole("button", { name: "Add education" }).click();
  const form = education.getByRole("form", { name: "Education" });
  const level = form.getByLabel("Education level");
  await level.selectOption("High school or equivalent");
  await expect(form.getByLabel("Major")).toHaveCount(0);
  await level.selectOption("Associate");
  await form.getByLabel("School").fill("Austin Community College");
  await form.getByLabel("City").fill("Austin");
  await month(form, "Start date", "September", "2016");
  await month(form, "End date", "August", "2016");
  await form.getByRole("button", { name: "Save education" }).click();
  await expect(educator.getByRole("alert", { name: "There is a problem" }).getByRole("link")).toHaveText([
    "End date must be on or after the start date",
    "Enter your major",
  ]);
  await month(form, "End date", "September", "2016");
  await form.getByLabel("Major").fill("child dev");
  await educator.getByRole("option", { name: "Child Development" }).click();
  await expect(form.getByText("Early childhood", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(form.getByText("You can save without it")).toBeVisible();
  await form.getByLabel("Completed college credits").pressSequentially("45");
  await expect(form.getByText("You can save without it")).toHaveCount(0);
  await form.getByRole("button", { name: "Save education" }).click();
  const entry = education.getByRole("listitem").filter({ hasText: "Associate, Child Development" });
  await expect(entry).toContainText("45 college credits");
  await expect(entry).toContainText("Early childhood");
  await expect(entry).toContainText("Most relevant");
  await expect(education.getByText("45 ECE credits in all")).toBeVisible();
});

test("a certification's document arrives with its progress, then stands as a link by its name", async ({
  educator,
}) => {
  await educator.goto("/profile#certifications");
  const group = educator.getByRole("group", { name: "CDA", exact: true });
  await group.getByRole("button", { name: "Add CDA" }).click();
  const form = group.getByRole("form", { name: "Certification" });
  await form.getByLabel("Certification", { exact: true }).selectOption("CDA: Preschool");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await educator.route("**/api/direct_uploads", async (route) => {
    await held;
    await route.continue();
  });
  await form.locator("input[type=file]").setInputFiles(pdf("cda.pdf"));
  await expect(form.getByRole("progressbar", { name: "cda.pdf" })).toBeVisible();
  await form.getByRole("button", { name: "Save certification" }).click();
  await expect(form.getByText("Wait until cda.pdf is uploaded").first()).toBeVisible();
  letGo();
  await expect(form.getByRole("button", { name: "Remove cda.pdf" })).toBeVisible();
  await form.getByRole("button", { name: "Save certification" }).click();
  const entry = group.getByRole("listitem").filter({ hasText: "CDA: Preschool" });
  const link = entry.getByRole("link", { name: "cda.pdf" });
  await expect(link).toBeVisible();
  const answer = await educator.request.get((await link.getAttribute("href"))!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-disposition"]).toContain("cda.pdf");

  await entry.getByRole("button", { name: "Delete CDA: Preschool" }).click();
  await expect(entry).toHaveCount(0);
  await toast(educator, "Certification deleted").getByRole("button", { name: "Undo" }).click();
  await expect(link).toBeVisible();

  const documents = part(educator, "Resume and attachments");
  await documents
    .getByRole("group", { name: "Resume" })
    .locator("input[type=file]")
    .setInputFiles(pdf("resume.pdf"));
  await expect(documents.getByRole("link", { name: "resume.pdf" })).toBeVisible();
  await documents.getByRole("button", { name: "Remove resume.pdf" }).click();
  await expect(documents.getByRole("link", { name: "resume.pdf" })).toHaveCount(0);
  await toast(educator, "Resume removed").getByRole("button", { name: "Undo" }).click();
  await expect(documents.getByRole("link", { name: "resume.pdf" })).toBeVisible();
});

test("an employer who was excluded does not find the profile any more, until taken off the list", async ({
  educator,
  employer,
  operator,
}) => {
  const { data } = await educator.profile.ask<{ data: Resource[] }>("user_profiles");
  const { id, type } = data[0]!;
  await operator.ask(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type, id, attributes: { approvalState: "approved" } } },
  });
  const name = await employerName(employer);
  const sees = () =>
    employer.profile.ask(`user_profiles/${id}`).then(
      () => true,
      () => false,
    );
  expect(await sees()).toBe(true);

  await educator.goto("/profile#visibility");
  const visibility = part(educator, "Visibility");
  await visibility.getByLabel("Find an employer by name").fill(name);
  await visibility.getByRole("button", { name: `Never show me to ${name}` }).click();
  await expect(visibility.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await expect(toast(educator, `${name} never sees you now`)).toBeVisible();
  expect(await sees()).toBe(false);
  await educator.reload();
  await visibility.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(toast(educator, "Taken off the list")).toBeVisible();
  expect(await sees()).toBe(true);

  await visibility.getByRole("radio", { name: "Hidden" }).check();
  await expect(toast(educator, "Saved")).toBeVisible();
  expect(await sees()).toBe(false);
  await visibility.getByRole("radio", { name: "Employers can find me" }).check();
  await visibility.getByRole("switch", { name: "Pause my profile" }).check();
  await expect(toast(educator, "Your profile is paused")).toBeVisible();
  await educator.reload();
  await expect(visibility.getByRole("switch", { name: "Pause my profile" })).toBeChecked();
});

test("an answer that asks another one is said in words, and what is missing leads to where it is given", async ({
  educator,
}) => {
  await educator.goto("/profile");
  const preferences = part(educator, "Job preferences");
  const start = preferences.getByRole("listitem").filter({ hasText: "When could you start?" });
  await start.getByRole("button", { name: "Edit: When could you start?" }).click();
  await start.getByRole("radio", { name: "After a certain date" }).check();
  const date = preferences.getByRole("listitem").filter({ hasText: "After which date could you start?" });
  await expect(date).toBeVisible();
  await start.getByRole("button", { name: "Save" }).click();
  await date.getByRole("button", { name: "Answer: After which date could you start?" }).click();
  await date.getByRole("textbox").fill("01/05/2027");
  await date.getByRole("button", { name: "Save" }).click();
  await expect(start).toContainText("After January 05, 2027");
  await start.getByRole("button", { name: "Edit: When could you start?" }).click();
  await start.getByRole("radio", { name: "As soon as possible" }).check();
  await start.getByRole("button", { name: "Save" }).click();
  await expect(start).toContainText("ASAP");
  await expect(date).toHaveCount(0);

  const { data } = await educator.profile.ask<{ data: Resource[] }>(
    "user_profile/profile_question_answers?page[size]=100",
  );
  const role = data.find(({ attributes }) => attributes["profileQuestionName"] === "desired_role")!;
  await educator.profile.ask(`user_profile/profile_question_answers/${role.id}`, { method: "DELETE" });
  await educator.reload();
  await expect(educator.getByText("Add 1 thing employers look for")).toBeVisible();
  await educator.getByRole("link", { name: "Which roles are you looking for?" }).click();
  const roles = preferences.getByRole("listitem").filter({ hasText: "Which roles are you looking for?" });
  await roles.getByRole("button", { name: "Save" }).click();
  await expect(roles).toContainText("Choose");
  await roles.getByRole("checkbox", { name: "Director" }).check();
  await roles.getByRole("button", { name: "Save" }).click();
  await expect(educator.getByText("Your profile has everything employers look for")).toBeVisible();
});

test("on a phone one part is open at a time; everything is in reach in both schemes", async ({
  educator,
  entrance,
}) => {
  // The whole page is looked through by axe, four times.
  test.slow();
  const phone = await entrance.open(educator.profile, {
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  });
  await phone.goto("/profile");
  await expect(phone.getByRole("heading", { level: 1, name: educator.profile.fullName })).toBeVisible();
  const heading = (name: string) => phone.getByRole("button", { name, exact: true });
  await heading("About you").click();
  await expect(phone.getByLabel("First name")).toBeVisible();
  await phone.getByLabel("ZIP code").fill("00000");
  await phone.getByRole("button", { name: "Save", exact: true }).click();
  await expect(phone.getByText("We don't know this ZIP").first()).toBeVisible();
  await phone.getByLabel("ZIP code").fill("73301");
  await heading("Work history").click();
  await expect(phone.getByLabel("First name")).toBeHidden();
  await expect(heading("About you")).toHaveAttribute("aria-expanded", "false");
  await phone.getByRole("button", { name: "Add a job" }).click();
  await expect(phone.getByLabel("Job title")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await phone.emulateMedia({ colorScheme });
    await axe(phone);
    await fitsItsWidth(phone);
  }
  // The ZIP that was typed is not saved yet.
  await phone.getByRole("navigation", { name: "Bottom" }).getByRole("link", { name: "Jobs" }).click();
  const question = phone.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(phone).toHaveURL(/\/profile$/);

  for (const colorScheme of ["light", "dark"] as const) {
    await educator.emulateMedia({ colorScheme });
    await educator.goto("/profile");
    await expect(part(educator, "Visibility").getByLabel("Find an employer by name")).toBeVisible();
    await axe(educator);
    await fitsItsWidth(educator);
  }
});

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
});

async function employerName(employer: SignedIn): Promise<string> {
  const { included } = await employer.profile.ask<{ included: Resource[] }>(
    "employers/employer_profiles?include=employer",
  );
  return included[0]!.attributes["name"] as string;
}
