/** Restricted educators: what they cannot do, where screens say so, and what employers see. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { confirmEmail } from "./fixtures/confirm-email.ts";
import { expect, test } from "./fixtures/test.ts";
import { createEventType } from "./fixtures/interview.ts";
import { expectAccessiblePage, decideApproval, standingStrip } from "./fixtures/standing.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { applyTo, messageInput, startConversation } from "./fixtures/conversation.ts";
import type { SignedIn } from "./fixtures/visitor.ts";
import type { Resource } from "./fixtures/person.ts";

const detailOf = (page: Page) => page.getByRole("region", { name: "Applicant", exact: true });

/** Everywhere an educator starts something: it says why it is not possible, and nothing can be typed. */
async function expectRestriction(
  educator: SignedIn,
  {
    jobPath,
    bookingPath,
    messages,
  }: { jobPath: string; bookingPath: string; messages: Record<string, RegExp> },
) {
  await educator.goto(bookingPath);
  await expect(educator.getByText(messages["book"]!)).toBeVisible();
  await expect(educator.getByRole("radio")).toHaveCount(0);
  await expectAccessiblePage(educator);
  await educator.goto(jobPath);
  await educator.getByRole("button", { name: "Message employer" }).first().click();
  const dialog = educator.getByRole("dialog");
  await expect(dialog.getByText(messages["write"]!)).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await expectAccessiblePage(educator);
  await educator.keyboard.press("Escape");
}

test("a suspended educator reads what it means wherever something starts, and loses no text", async ({
  educator,
  employer,
  operator,
}) => {
  const { userProfileId, conversationId, applicationId } = await startConversation(
    educator.profile,
    employer.profile,
    operator,
  );
  const { path: bookingPath } = await createEventType(employer.profile);
  const job = await publishJob(employer.profile, operator);
  await decideApproval(operator, userProfileId, "approved");
  await educator.setViewportSize({ width: 375, height: 812 });
  await educator.goto(`/messages?conversation=${conversationId}`);
  await messageInput(educator).fill("I can start in March.");
  await decideApproval(operator, userProfileId, "suspended");
  await educator.reload();
  const writing = /You can't write messages while your profile is suspended/;
  await expect(educator.getByText(writing)).toBeVisible();
  await expect(messageInput(educator)).toHaveCount(0);
  await expectAccessiblePage(educator);

  await educator.goto("/jobs/applications");
  await expect(standingStrip(educator, "Your profile")).toContainText("Applications you sent are on hold");
  await expect(educator.getByRole("article").first()).toContainText("On hold");
  await expectAccessiblePage(educator);
  await standingStrip(educator, "Your profile").getByRole("link", { name: "What we wrote" }).click();
  const suspensionNotice = educator.getByRole("region", { name: "Your profile is suspended" });
  await expect(suspensionNotice).toContainText("Please call us about your certificate.");
  await expect(standingStrip(educator, "Your profile")).toBeHidden();

  const messages = { write: writing, book: /You can't book interviews while your profile is suspended/ };
  await expectRestriction(educator, { jobPath: job.path, bookingPath, messages });
  await expect(educator.getByText("You can't apply while your profile is suspended.").last()).toBeVisible();
  await expect(educator.getByRole("link", { name: "Apply", exact: true })).toHaveCount(0);
  await educator.goto(`${job.path}/apply`);
  await expect(educator.getByRole("heading", { name: "You can't apply right now" })).toBeVisible();
  await expectAccessiblePage(educator);

  await employer.goto("/employer/applicants");
  const row = employer.getByRole("article", { name: educator.profile.fullName });
  await expect(row).toContainText("On hold");
  await expectAccessiblePage(employer);
  await row.getByRole("link").click();
  await expect(employer).toHaveURL(new RegExp(applicationId));
  await expect(detailOf(employer)).toContainText("nothing can be decided about this application right now");
  await expect(detailOf(employer).getByRole("button", { name: "Change status" })).toHaveCount(0);
  await expectAccessiblePage(employer);

  await decideApproval(operator, userProfileId, "approved");
  await educator.goto(`/messages?conversation=${conversationId}`);
  await expect(messageInput(educator)).toHaveValue("I can start in March.");
  await expect(standingStrip(educator, "Your profile")).toBeHidden();
  await employer.reload();
  await expect(detailOf(employer).getByRole("button", { name: "Change status" })).toBeVisible();
  await expect(row).not.toContainText("On hold");
});

test("an educator who was not approved finds the reason, an appeal, and the way to delete everything", async ({
  educator,
  operator,
}) => {
  const { data } = await educator.profile.request<{ data: Resource[] }>("user_profiles");
  await decideApproval(operator, data[0]!.id, "rejected");
  await educator.goto("/jobs");
  await expect(standingStrip(educator, "Your profile")).toContainText("Your profile was not approved");
  await expectAccessiblePage(educator);
  await standingStrip(educator, "Your profile").getByRole("link", { name: "Reason and appeal" }).click();
  await expect(educator.getByRole("heading", { name: "Your profile was not approved" })).toBeVisible();
  await expect(educator.getByText("Please call us about your certificate.")).toBeVisible();
  await expect(educator.getByRole("button", { name: "Delete everything" })).toBeVisible();
  await educator.getByRole("button", { name: "Appeal this decision" }).click();
  await educator.getByRole("textbox").fill("I typed the wrong year.");
  await expectAccessiblePage(educator);
});

test("an educator whose address is not confirmed applies, and waits with writing and booking", async ({
  employer,
  operator,
  entrance,
}) => {
  const person = await signUp("educator", {}, { isUnconfirmed: true });
  const job = await publishJob(employer.profile, operator);
  const { path: bookingPath } = await createEventType(employer.profile);
  await applyTo(person, job.id);
  const educator = await entrance.open(person);
  await educator.goto("/jobs/applications");
  await expect(standingStrip(educator, "Confirm your email")).toContainText("You can apply now");
  const messages = {
    write: /You can write as soon as your email is confirmed/,
    book: /You can book as soon as your email is confirmed/,
  };
  await expectRestriction(educator, { jobPath: job.path, bookingPath, messages });
  await educator.goto(bookingPath);
  await educator.getByRole("button", { name: "Send the link again" }).click();
  await expect(educator.getByText("We've sent it again.")).toBeVisible();

  await employer.goto("/employer/applicants");
  const row = employer.getByRole("article", { name: person.fullName });
  await expect(row).toContainText("Email not confirmed yet");
  await row.getByRole("link").click();
  await expect(detailOf(employer)).toContainText("Email not confirmed yet");
  await expect(detailOf(employer)).not.toContainText(person.email);
  await confirmEmail(person.email);
  await employer.reload();
  await expect(detailOf(employer).getByRole("link", { name: person.email })).toBeVisible();
  await expect(detailOf(employer)).not.toContainText("Email not confirmed yet");
});
