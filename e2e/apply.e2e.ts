/** An educator applies: signing up on the way, drafts, lost connections, failures. */
import {
  answerLater,
  waitForSavedAnswer,
  continueTo,
  stepHeading,
  licenseQuestion,
  myApplications,
  pdf,
  publishJobWithQuestions,
  signUpWhileApplying,
  whyQuestion,
} from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { ApiDocument } from "./fixtures/person.ts";

test("a guest signs up while applying, corrects missing answers, resumes the draft and sends it", async ({
  guest,
  operator,
}) => {
  const { job, path, title, employer } = await publishJobWithQuestions(operator);
  await guest.goto(job.path);
  // Before that the link leads to the log-in page instead of opening the dialog.
  await expect(guest.locator("html[data-hydrated]")).toBeAttached();
  await guest.getByRole("link", { name: "Apply", exact: true }).first().click();
  await signUpWhileApplying(guest, "78701");

  await expect(guest).toHaveURL(new RegExp(path));
  await expect(stepHeading(guest, "Your profile")).toBeVisible();
  await expect(guest).toHaveTitle(new RegExp(`^Apply for ${title}`));
  await expect(guest.getByLabel("First name")).toHaveValue("Ada");
  await guest.getByLabel("Phone number").fill("(512) 555-0123");
  await guest.locator("input[type=file]").first().setInputFiles(pdf);
  await expect(guest.getByRole("status").filter({ hasText: "resume.pdf is uploaded" })).toBeAttached();
  await expectAccessible(guest);
  await continueTo(guest);
  await answerLater(guest);

  await expect(stepHeading(guest, licenseQuestion.question)).toBeFocused();
  await continueTo(guest);
  const problem = guest.getByRole("alert", { name: "There is a problem" });
  await expect(problem).toBeFocused();
  await expect(guest).toHaveTitle(/^Error: /);
  await expectAccessible(guest);
  await problem.getByRole("link", { name: "Answer this question" }).click();
  await expect(guest.getByLabel("Yes")).toBeFocused();
  await guest.getByLabel("Yes").check();
  await continueTo(guest);

  await guest.getByLabel(whyQuestion.question).fill("The garden");
  await expect(guest.getByText("Saved", { exact: true })).toBeVisible();
  await guest.goto("/jobs/applications?tab=drafts");
  await expect(guest.getByRole("tab", { name: "Drafts (1)" })).toBeVisible();
  await guest.getByRole("link", { name: "Finish application" }).click();
  await expect(stepHeading(guest, whyQuestion.question)).toBeVisible();
  await expect(guest.getByLabel(whyQuestion.question)).toHaveValue("The garden");
  await guest.reload();
  await expect(guest.getByLabel(whyQuestion.question)).toHaveValue("The garden");
  await continueTo(guest);

  await guest.getByRole("link", { name: `Change ${whyQuestion.question}` }).click();
  await guest.getByLabel(whyQuestion.question).fill("The garden and the team");
  await continueTo(guest);
  await expect(guest.getByText("The garden and the team")).toBeVisible();
  await expect(guest.getByText("resume.pdf")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Send application" }).dblclick();
  await expect(stepHeading(guest, /^Application sent to/)).toBeFocused();
  await expectAccessible(guest);

  await guest.getByRole("link", { name: "View my applications" }).click();
  const card = guest.getByRole("article").first();
  await expect(card).toContainText(title);
  await expect(card).toContainText("Submitted");
  const received = await employer.request<{ data: ApiDocument["data"][] }>("employer/job_applications");
  expect(received.data).toHaveLength(1);
  expect(received.data[0]!.attributes).toMatchObject({
    aasmState: "submitted",
    resume: { filename: "resume.pdf" },
    screeningQuestions: [{ answer: true }, { answer: "The garden and the team" }],
  });
  await guest.goto(path);
  await expect(stepHeading(guest, "You have already applied to this job")).toBeVisible();
  await guest.getByRole("link", { name: "View application" }).click();
  await expect(guest.getByRole("dialog", { name: title })).toBeVisible();
});

test("a draft continues on another device, and offline changes are saved on reconnect", async ({
  educator,
  entrance,
  operator,
}) => {
  const { path } = await publishJobWithQuestions(operator);
  await educator.goto(path);
  await continueTo(educator);
  await educator.getByLabel("No").check();
  await expect(educator.getByText("Saved", { exact: true })).toBeVisible();

  const elsewhere = await entrance.open(educator.profile);
  await elsewhere.goto(path);
  await expect(stepHeading(elsewhere, licenseQuestion.question)).toBeVisible();
  await expect(elsewhere.getByLabel("No")).toBeChecked();

  await educator.route("**/api/job_applications**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await educator.getByLabel("Yes").check();
  await expect(educator.getByText("Couldn't save.")).toBeVisible();
  await educator.unroute("**/api/job_applications**");
  await educator.goto(path);
  await expect(educator.getByLabel("Yes")).toBeChecked();
  await waitForSavedAnswer(educator.profile);
  expect(await myApplications(educator.profile)).toHaveLength(1);
});

test("missing answers are shown before sending; sending twice leads to the existing application", async ({
  educator,
  operator,
}) => {
  const { path, job } = await publishJobWithQuestions(operator);
  await educator.goto(`${path}?step=check`);
  await educator.getByRole("button", { name: "Send application" }).click();
  const problem = educator.getByRole("alert", { name: "There is a problem" });
  await expect(problem).toBeFocused();
  await expectAccessible(educator);
  await problem.getByRole("link", { name: `Answer this question: ${licenseQuestion.question}` }).click();
  await educator.keyboard.press("Tab");
  await educator.keyboard.press("Enter");
  await educator.getByLabel("Yes").check();
  await educator.keyboard.press("Control+Enter");
  await expect(stepHeading(educator, "Check your answers")).toBeVisible();
  const answers = [{ id: "license", answer: true }];
  await educator.profile.request("job_applications", {
    method: "POST",
    body: {
      data: { type: "job_applications", attributes: { jobListingId: job.id, screeningQuestions: answers } },
    },
  });
  // The open page may receive the push before the press; either way the result is the same.
  await educator
    .getByRole("button", { name: "Send application" })
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(stepHeading(educator, "You have already applied to this job")).toBeVisible();
  expect(await myApplications(educator.profile)).toHaveLength(1);
});

test("a job that closes while applying is reported, and the answers are saved", async ({
  educator,
  operator,
}) => {
  const { path, job, employer } = await publishJobWithQuestions(operator);
  await educator.goto(path);
  await continueTo(educator);
  await educator.getByLabel("Yes").check();
  await waitForSavedAnswer(educator.profile);
  await employer.request(`employer/job_listings/${job.id}/close`, {
    method: "POST",
    body: { reason: "filled" },
  });
  await expect(stepHeading(educator, "This job is no longer accepting applications")).toBeVisible();
  await educator.getByText("Your answers are kept").click();
  await expect(educator.getByText(licenseQuestion.question)).toBeVisible();
  await expectAccessible(educator);
});

test("files of a wrong type are refused before upload, failed uploads can be retried", async ({
  educator,
  operator,
}) => {
  const { path } = await publishJobWithQuestions(operator);
  await educator.goto(path);
  const resume = educator.getByRole("group", { name: "Resume" });
  await resume
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(resume.getByRole("alert")).toContainText("This kind of file can't be used here.");
  await continueTo(educator);
  await expect(educator.getByRole("alert", { name: "There is a problem" })).toContainText("notes.txt");
  await resume.getByRole("button", { name: "Remove notes.txt" }).click();

  await educator.route("**/api/direct_uploads", (route) => route.abort());
  await resume.locator("input[type=file]").setInputFiles(pdf);
  await expect(resume.getByRole("alert")).toHaveText("It did not arrive. Try again.");
  await expectAccessible(educator);
  await educator.unroute("**/api/direct_uploads");
  await resume.getByRole("button", { name: "Retry resume.pdf" }).click();
  await expect(resume.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
  await expect(educator.getByLabel("Keep this resume in my profile for next time")).toBeChecked();
});

test.describe("on a phone, by keyboard alone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("applies from the first field to the end", async ({ educator, operator }) => {
    const { path, title } = await publishJobWithQuestions(operator);
    await educator.goto(path);
    await expect(stepHeading(educator, "Your profile")).toBeVisible();
    await expectNoSidewaysScroll(educator);
    const summary = educator.locator("summary", { hasText: title });
    await summary.focus();
    await educator.keyboard.press("Enter");
    await expect(educator.locator("details")).toHaveAttribute("open", "");
    await educator.getByLabel("First name").focus();
    await educator.keyboard.press("Control+Enter");
    await expect(stepHeading(educator, licenseQuestion.question)).toBeFocused();
    await educator.getByLabel("Yes").focus();
    await educator.keyboard.press("Space");
    await educator.keyboard.press("Control+Enter");
    await expect(stepHeading(educator, whyQuestion.question)).toBeFocused();
    await expectNoSidewaysScroll(educator);
    await educator.goBack();
    await expect(educator.getByLabel("Yes")).toBeChecked();
    await educator.goForward();
    await expect(stepHeading(educator, whyQuestion.question)).toBeFocused();
    await educator.keyboard.press("Control+Enter");
    await expect(stepHeading(educator, "Check your answers")).toBeFocused();
    await expectNoSidewaysScroll(educator);
    await expectAccessible(educator);
    await educator.keyboard.press("Control+Enter");
    await expect(stepHeading(educator, /^Application sent to/)).toBeFocused();
    await expectNoSidewaysScroll(educator);
    await educator.goto("/jobs/applications");
    const link = educator.getByRole("article").getByRole("link", { name: title });
    await link.focus();
    await educator.keyboard.press("Enter");
    await expect(educator.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(educator);
    await expectNoSidewaysScroll(educator);
    await educator.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });
});
