/** An educator adds work, education and certifications, with their documents. */
import { expect, test } from "./fixtures/test.ts";
import { chooseMonth, profileSection, pdf, toast } from "./fixtures/profile-page.ts";

test("adds a job, sees every problem in one summary, corrects them, deletes the job and undoes that", async ({
  educator,
}) => {
  test.slow();
  await educator.goto("/profile#work");
  const work = profileSection(educator, "Work history");
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
  await chooseMonth(form, "Start date", "March", "2024");
  await chooseMonth(form, "End date", "February", "2024");
  await form.getByRole("radio", { name: "Yes" }).check();
  await form.getByRole("button", { name: "Save job" }).click();
  await expect(summary.getByRole("link")).toHaveText(["End date must be on or after the start date"]);

  // What is typed survives a reload.
  await educator.reload();
  await expect(form.getByLabel("Employer")).toHaveValue("李幼儿园");
  await form.getByRole("checkbox", { name: "I still work here" }).check();
  await form.getByRole("button", { name: "Save job" }).click();
  const entry = work.getByRole("listitem").filter({ hasText: "Forest guide" });
  await expect(entry).toContainText("Mar 2024 – present");

  await entry.getByRole("button", { name: "Edit Forest guide, 李幼儿园" }).click();
  await form.getByRole("checkbox", { name: "I still work here" }).uncheck();
  await chooseMonth(form, "End date", "March", "2024");
  await form.getByRole("button", { name: "Save job" }).click();
  await expect(entry).toContainText("Mar 2024 – Mar 2024");
  await entry.getByRole("button", { name: "Delete Forest guide, 李幼儿园" }).click();
  await expect(entry).toHaveCount(0);
  await toast(educator, "Job deleted").getByRole("button", { name: "Undo" }).click();
  await expect(entry).toContainText("Mar 2024 – Mar 2024");
});

test("education asks for a major unless it is high school, and for credits without insisting", async ({
  educator,
}) => {
  await educator.goto("/profile#education");
  const education = profileSection(educator, "Education");
  await education.getByRole("button", { name: "Add education" }).click();
  const form = education.getByRole("form", { name: "Education" });
  const level = form.getByLabel("Education level");
  await level.selectOption("High school or equivalent");
  await expect(form.getByLabel("Major")).toHaveCount(0);
  await level.selectOption("Associate");
  await form.getByLabel("School").fill("Austin Community College");
  await form.getByLabel("City").fill("Austin");
  await chooseMonth(form, "Start date", "September", "2016");
  await chooseMonth(form, "End date", "August", "2016");
  await form.getByRole("button", { name: "Save education" }).click();
  await expect(educator.getByRole("alert", { name: "There is a problem" }).getByRole("link")).toHaveText([
    "End date must be on or after the start date",
    "Enter your major",
  ]);
  await chooseMonth(form, "End date", "September", "2016");
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

test("a certification's document arrives with its progress, then is a link with its name", async ({
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

  const documents = profileSection(educator, "Resume and attachments");
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
