/** The product in one end-to-end test: a job is posted, found by ZIP and distance, applied for, and answered live. */
import { randomBytes } from "node:crypto";
import { answerLater, continueTo, stepHeading, signUpWhileApplying } from "./fixtures/application.ts";
import { expect, test } from "./fixtures/test.ts";

test("an employer posts a job, a guest finds it, signs up and applies, and the employer answers", async ({
  employer,
  guest,
}) => {
  test.slow();
  const title = `Lead Toddler Teacher ${randomBytes(3).toString("hex")}`;

  await employer.goto("/employer/jobs/new");
  await employer.getByRole("combobox", { name: "Job title" }).fill(title);
  await expect(
    employer.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title, level: 2 }),
  ).toBeVisible();
  await employer.getByRole("radio", { name: "Teacher (Lead/Head)", exact: true }).check();
  await employer.getByLabel("Name of the location").fill("Kite Harbor House");
  await employer.getByLabel("Street address").fill("12 Elm Street");
  await employer.getByLabel("ZIP code").fill("78701");
  await employer.getByRole("button", { name: "Add location" }).click();
  await expect(employer.getByRole("checkbox", { name: /Kite Harbor House/ })).toBeChecked();
  await continueTo(employer);
  await employer.getByRole("checkbox", { name: "Full-time" }).check();
  await employer.getByRole("textbox", { name: "From" }).fill("21");
  await employer.getByRole("textbox", { name: "Up to" }).fill("26.50");
  for (let step = 2; step < 7; step++) {
    await expect(employer.getByText(`Step ${step} of 7`).first()).toBeVisible();
    await continueTo(employer);
  }
  await employer.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(employer.getByRole("heading", { name: "Job published" })).toBeVisible();

  await employer.goto("/employer/applicants");
  await expect(employer.getByText("No applicants yet.")).toBeVisible();

  await guest.goto("/jobs");
  await guest.getByRole("combobox", { name: "Where" }).fill("78702");
  await guest.getByRole("searchbox", { name: "What" }).fill(title);
  await guest.getByRole("button", { name: "Search", exact: true }).click();
  const card = guest.getByRole("article", { name: title }).first();
  await expect(card).toContainText("$21–$26.50 per hour");
  await expect(card).toContainText(/\d mi\b/);
  await card.getByRole("link", { name: title }).click();
  await guest.getByRole("link", { name: "Apply", exact: true }).first().click();
  await signUpWhileApplying(guest, "78702");
  await expect(stepHeading(guest, "Your profile")).toBeVisible();
  await continueTo(guest);
  await answerLater(guest);
  await expect(stepHeading(guest, "Check your answers")).toBeVisible();
  await guest.getByRole("button", { name: "Send application" }).click();
  await expect(stepHeading(guest, /^Application sent/)).toBeVisible();

  await employer.getByRole("button", { name: /1 new applicant/ }).click();
  await employer
    .getByRole("article", { name: "Ada Vale" })
    .getByRole("link", { name: /Ada Vale/ })
    .click();
  const detail = employer.getByRole("region", { name: "Applicant", exact: true });
  await detail.getByRole("button", { name: "Change status" }).click();
  await detail.getByRole("menuitem", { name: "Shortlist" }).click();
  await guest.goto("/jobs/applications");
  await expect(guest.getByRole("article", { name: title })).toContainText("Shortlisted");
});
