/** From an interview to a hire: an offer is made, changed, accepted, unaccepted and confirmed, or declined. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob, type PublishedJob } from "./fixtures/published-job.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";

/** Creates an application in state interviewing and returns its id. */
async function createInterviewingApplication(
  educator: Person,
  employer: Person,
  job: PublishedJob,
): Promise<string> {
  const { data } = await educator.request<ApiDocument>("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId: job.id } } },
  });
  await employer.request(`employer/job_applications/${data.id}/interview`, { method: "POST", body: {} });
  return data.id;
}

/** Sends an offer without its five minutes. */
const sendNow = (employer: Person, id: string) =>
  employer.request(`employer/job_applications/${id}/send_offer`, { method: "POST", body: {} });

const statusWith = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

test("an offer with terms is accepted live and confirmed; then closing the job and withdrawing the others is suggested", async ({
  educator,
  employer,
  operator,
  publishedJob,
}) => {
  const id = await createInterviewingApplication(educator.profile, employer.profile, publishedJob);
  await educator.goto("/jobs/applications");
  const card = educator.getByRole("article", { name: publishedJob.title });
  await expect(card).toContainText("Interviewing");

  await employer.goto(`/employer/applicants/${id}`);
  await employer.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Make offer" }).click();
  const writing = employer.getByRole("dialog", { name: `Make ${educator.profile.fullName} an offer` });
  await expect(writing.getByText("The job says $21–$27 per hour.")).toBeVisible();
  await writing.getByLabel("Pay").fill("22.50");
  await writing.getByLabel("First day").fill("2099-01-11");
  await writing.getByLabel("Answer by").fill("2020-01-01");
  await writing.getByLabel("Message").fill("The Sunflower room is waiting for you.");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  await expect(writing.getByRole("link", { name: "Choose a day that is still to come" })).toBeVisible();
  await expectAccessible(employer);
  await writing.getByLabel("Answer by").fill("2099-02-01");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  await expect(writing.getByRole("link", { name: "Choose the first day or an earlier one" })).toBeVisible();
  await writing.getByLabel("Answer by").fill("2098-12-18");
  await writing.getByLabel("Pay").fill("30");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  await expect(writing.getByRole("status")).toContainText(
    "This is above what the job says ($21–$27 per hour).",
  );
  await expectAccessible(employer);
  await writing.getByRole("button", { name: "Go back and edit" }).click();
  await writing.getByLabel("Pay").fill("22.50");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  const preview = writing.getByRole("region", { name: "The offer" });
  await expect(preview).toContainText("$22.50 per hour");
  await expect(preview).toContainText("2099");
  await writing.getByRole("button", { name: "Send offer" }).click();
  // For five minutes it can be undone, and the educator knows nothing.
  const { fullName, firstName } = educator.profile;
  await expect(
    employer.getByRole("heading", { name: new RegExp(`^${firstName} gets this offer at `) }),
  ).toBeVisible();
  await expectAccessible(employer);
  await expect(card).toContainText("Interviewing");
  await statusWith(employer, `${fullName} gets the offer in 5 minutes.`)
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(statusWith(employer, "Taken back. Nobody was told.")).toBeVisible();
  await expect(employer.getByRole("group", { name: "Status" })).toContainText("Interviewing");
  await employer.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Make offer" }).click();
  await writing.getByLabel("Pay").fill("22.50");
  await writing.getByLabel("First day").fill("2099-01-11");
  await writing.getByLabel("Answer by").fill("2098-12-18");
  await writing.getByLabel("Message").fill("The Sunflower room is waiting for you.");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  await writing.getByRole("button", { name: "Send offer" }).click();
  await employer.getByRole("button", { name: "Send now" }).click();
  await expect(employer.getByText(`Waiting for ${educator.profile.firstName}'s answer.`)).toBeVisible();

  await expect(card).toContainText("Offer made");
  await expect(card).toContainText("$22.50 per hour");
  await expect(card).toContainText("Answer by Dec 18, 2098");
  await card.getByRole("button", { name: "Accept" }).click();
  const question = educator.getByRole("alertdialog");
  await expect(question).toContainText("The Sunflower room is waiting for you.");
  await expectAccessible(educator);
  await question.getByRole("button", { name: "Accept offer" }).click();
  await expect(card).toContainText(/You accepted .+ confirms the hire\./);
  await expect(employer.getByRole("heading", { name: /^Accepted .+\. Confirm the hire\.$/ })).toBeVisible();

  // The acceptance is undone, shown immediately, and given again.
  await card.getByRole("link", { name: publishedJob.title }).click();
  const sheet = educator.getByRole("dialog", { name: publishedJob.title, exact: true });
  await sheet.getByRole("button", { name: "Take acceptance back" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Take acceptance back" }).click();
  await expect(employer.getByText(`Waiting for ${educator.profile.firstName}'s answer.`)).toBeVisible();
  await expect(sheet.getByText("You took your acceptance back")).toBeVisible();
  await sheet.getByRole("button", { name: "Accept", exact: true }).click();
  await question.getByRole("button", { name: "Accept offer" }).click();
  await expect(question).toBeHidden();
  await expectAccessible(educator);

  // Another application is still open.
  const other = await publishJob(employer.profile, operator);
  await educator.profile.request("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId: other.id } } },
  });

  await employer.getByRole("button", { name: "Confirm hire" }).click();
  await expectAccessible(employer);
  await employer.getByRole("alertdialog").getByRole("button", { name: "Confirm hire" }).click();
  const closing = employer.getByRole("dialog", { name: `Close job “${publishedJob.title}”?` });
  await expect(closing.getByLabel("The job is filled")).toBeChecked();
  await expectAccessible(employer);
  await closing.getByRole("button", { name: "Keep job" }).click();
  await expect(employer.getByText("The one place of this job is filled.")).toBeVisible();

  await expect(sheet).toContainText("You got this job. Congratulations!");
  await sheet.getByRole("button", { name: "Close", exact: true }).click();
  await expect(card).toContainText("Hired");
  await educator.reload();
  await card.getByRole("button", { name: "Withdraw my other application" }).click();
  await expectAccessible(educator);
  await educator.getByRole("dialog").getByRole("button", { name: "Withdraw 1 application" }).click();
  await expect(statusWith(educator, "1 application withdrawn")).toBeVisible();
  await expect(educator.getByRole("tab", { name: "Past (1)" })).toBeVisible();
  await expect(card).toContainText("Hired");
});

test("an offer is changed before it is answered, and declined with a reason for the team", async ({
  educator,
  employer,
  publishedJob,
}) => {
  const id = await createInterviewingApplication(educator.profile, employer.profile, publishedJob);
  await employer.profile.request(`employer/job_applications/${id}/offer`, {
    method: "POST",
    body: { compensation: { min: 21, max: 21, interval: "hour" } },
  });
  await sendNow(employer.profile, id);
  await educator.goto("/jobs/applications");
  const card = educator.getByRole("article", { name: publishedJob.title });
  await expect(card).toContainText("$21 per hour");

  await employer.goto(`/employer/applicants/${id}`);
  await employer.getByRole("button", { name: "Change offer" }).click();
  const writing = employer.getByRole("dialog", { name: /^Change the offer to / });
  await expect(writing.getByLabel("Pay")).toHaveValue("21");
  await writing.getByLabel("Pay").fill("24");
  await writing.getByRole("button", { name: "Preview offer" }).click();
  await writing.getByRole("button", { name: "Send changed offer" }).click();
  await expect(card).toContainText("$24 per hour");

  await card.getByRole("button", { name: "Decline" }).click();
  await educator.getByLabel("Reason").fill("Too far to drive every day");
  await educator.getByRole("button", { name: "Decline offer" }).click();
  await expect(statusWith(educator, "Offer declined")).toBeVisible();
  await expect(employer.getByRole("group", { name: "Status" })).toContainText("Offer declined");
  await employer.reload();
  await expect(employer.getByText("Too far to drive every day")).toBeVisible();
});

test("an offer that was sent is taken back with a reason, and the applicant stays", async ({
  educator,
  employer,
  publishedJob,
}) => {
  const id = await createInterviewingApplication(educator.profile, employer.profile, publishedJob);
  await employer.profile.request(`employer/job_applications/${id}/offer`, { method: "POST", body: {} });
  await sendNow(employer.profile, id);
  await educator.goto("/jobs/applications");
  const card = educator.getByRole("article", { name: publishedJob.title });
  await expect(card).toContainText("Offer made");
  await employer.goto(`/employer/applicants/${id}`);
  await employer.getByRole("button", { name: "Take the offer back" }).click();
  const dialog = employer.getByRole("dialog", {
    name: `Take back the offer to ${educator.profile.fullName}?`,
  });
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(dialog.getByText("Give a reason for taking back the offer").first()).toBeVisible();
  await expectAccessible(employer);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The room was closed");
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(statusWith(employer, "Offer taken back")).toBeVisible();
  await expect(employer.getByRole("group", { name: "Status" })).toContainText("Interviewing");
  await expect(card).toContainText("Interviewing");
  await expect(card).not.toContainText("Offer made");
});

test("a hire by phone needs no offer", async ({ educator, employer, publishedJob }) => {
  const id = await createInterviewingApplication(educator.profile, employer.profile, publishedJob);
  await employer.goto(`/employer/applicants/${id}`);
  await employer.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Hired" }).click();
  const question = employer.getByRole("alertdialog");
  await expect(question).toContainText("You agreed by phone or in person? No offer is needed.");
  await question.getByRole("button", { name: "Confirm hire" }).click();
  await employer
    .getByRole("dialog", { name: /^Close job/ })
    .getByRole("button", { name: "Keep job" })
    .click();
  await educator.goto("/jobs/applications");
  await expect(educator.getByRole("article", { name: publishedJob.title })).toContainText("Hired");
});
