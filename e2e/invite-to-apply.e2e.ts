/** An employer invites people it found to apply; they answer in the conversation, and the employer sees it live. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createJobWithApplicants } from "./fixtures/many-applicants.ts";
import { createFindableEducator, type FindableEducator } from "./fixtures/candidate.ts";
import { messageLog } from "./fixtures/conversation.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { toast } from "./fixtures/profile-page.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Visitor } from "./fixtures/visitor.ts";

const dialog = (page: Visitor, name: string | RegExp) => page.getByRole("dialog", { name });
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

const inviteByApi = (employer: Person, { id }: FindableEducator, jobListingId: string) =>
  employer.request<ApiDocument>("employer/job_invitations", {
    method: "POST",
    body: { data: { type: "job_invitations", attributes: { userProfileId: id, jobListingId } } },
  });

test("two from the search at once; one applies with one press, and the job counts it live", async ({
  employer,
  operator,
  entrance,
}, info) => {
  const job = await publishJob(employer.profile, operator);
  const lastName = `Wrenly${info.workerIndex}${String(Date.now())
    .slice(-6)
    .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`;
  const ana = await createFindableEducator(operator, { firstName: "Ana", lastName });
  const ben = await createFindableEducator(operator, { firstName: "Ben", lastName });
  await employer.goto(`/educators?q=${lastName}&jobListingId=${job.id}`);
  for (const name of [`Ana ${lastName}`, `Ben ${lastName}`])
    await employer.getByRole("checkbox", { name: `Select ${name}` }).check();
  const strip = employer.getByRole("status").filter({ hasText: "2 selected." }).locator("..");
  await strip.getByRole("button", { name: "Invite to apply" }).click();
  const asked = dialog(employer, "Invite 2 people to apply");
  await expect(asked.getByRole("combobox", { name: "Job" })).toHaveValue(job.id);
  await asked.getByRole("textbox", { name: "Your own line" }).fill("Come and see our garden.");
  await expectAccessible(employer);
  await employer.screenshot({ path: info.outputPath("dialog.png") });
  await asked.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(toast(employer, "2 invitations sent")).toBeVisible();
  await expect(
    employer
      .getByRole("article", { name: `Ana ${lastName}` })
      .getByText(`Invitation to ${job.title}: Invited`),
  ).toBeAttached();

  // Once is enough: both are named with the reason, and nothing can be sent.
  await employer.getByRole("checkbox", { name: `Select Ana ${lastName}` }).check();
  await employer
    .getByRole("status")
    .filter({ hasText: "1 selected." })
    .locator("..")
    .getByRole("button", { name: "Invite to apply" })
    .click();
  const again = dialog(employer, `Invite Ana ${lastName} to apply`);
  await expect(again.getByRole("status")).toContainText("They were invited to this job already.");
  await expect(again.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
  await employer.keyboard.press("Escape");

  await employer.goto(`/employer/jobs/${job.slug}`);
  await expect(employer.getByRole("term").filter({ hasText: "Invited" }).locator("..")).toContainText(
    "2 · Applied 0",
  );
  await employer.getByRole("tab", { name: /^Invited/ }).click();
  const invited = employer.getByRole("list", { name: "Invited educators" });
  await expect(invited.getByRole("listitem").filter({ hasText: "Ana" })).toContainText("Invited");

  const educator = await entrance.open(ana, phone);
  await educator.goto("/messages");
  await educator.getByRole("region", { name: "Conversations" }).getByRole("link").first().click();
  const thread = messageLog(educator);
  await expect(thread).toContainText("Come and see our garden.");
  await expect(thread).toContainText("You're invited to apply.");
  await expect(invited.getByRole("listitem").filter({ hasText: "Ana" })).toContainText("Invited, seen");
  await expectNoSidewaysScroll(educator);
  await expectAccessible(educator);
  await educator.screenshot({ path: info.outputPath("card-phone.png") });
  // What is sent is shown before it is.
  await expect(thread.getByText(/^They get your profile: /)).toContainText(`Ana ${lastName}`);
  await thread.getByRole("button", { name: "Apply with my profile" }).click();
  await expect(toast(educator, "Application sent.")).toBeVisible();
  await expect(thread.getByRole("link", { name: "You applied" })).toBeVisible();

  const row = invited.getByRole("listitem").filter({ hasText: "Ana" });
  await expect(row).toContainText("Applied");
  await expect(employer.getByRole("term").filter({ hasText: "Invited" }).locator("..")).toContainText(
    "2 · Applied 1",
  );
  await employer.screenshot({ path: info.outputPath("job.png"), fullPage: true });
  await expectAccessible(employer);
  await row.getByRole("link", { name: `Ana ${lastName}` }).click();
  await expect(employer.getByText(/Came from an invitation by Ines/)).toBeVisible();
  await employer.screenshot({ path: info.outputPath("applicant.png"), fullPage: true });

  await employer.goto(`/educators/${ben.slug}`);
  const activity = employer.getByRole("region", { name: "Invitations to apply" });
  await expect(activity).toContainText(job.title);
  await expect(activity).toContainText("Invited");
  await employer.screenshot({ path: info.outputPath("profile.png"), fullPage: true });
  await employer.setViewportSize(phone.viewport);
  await employer.screenshot({ path: info.outputPath("profile-phone.png") });
  await expectNoSidewaysScroll(employer);
});

test("“Not for me” is one tap, can be undone, and leaves the recommendations; a job with questions asks them", async ({
  employer,
  operator,
  entrance,
}) => {
  const question = { id: "why", question: "Why this program?", type: "text", required: true };
  const job = await publishJob(employer.profile, operator, { screeningQuestions: [question] });
  const ana = await createFindableEducator(operator);
  await inviteByApi(employer.profile, ana, job.id);
  const educator = await entrance.open(ana, phone);
  // The mail leads to the job's own page too.
  await educator.goto(job.path);
  const note = educator.getByText(/invited you to apply/).first();
  await expect(note).toBeVisible();
  await educator.goto("/messages");
  await educator.getByRole("region", { name: "Conversations" }).getByRole("link").first().click();
  const thread = messageLog(educator);
  await expect(thread.getByRole("link", { name: "Apply", exact: true })).toHaveAttribute(
    "href",
    `${job.path}/apply`,
  );
  await thread.getByRole("button", { name: "Not for me" }).click();
  await expect(thread).toContainText("You said it's not for you.");
  await thread.getByRole("button", { name: "Undo" }).click();
  await expect(thread.getByRole("button", { name: "Not for me" })).toBeVisible();
  await employer.goto(`/employer/jobs/${job.slug}?tab=invited`);
  await expect(employer.getByRole("list", { name: "Invited educators" })).toContainText("Invited, seen");
  // When nobody is left, the search further away is one press.
  await employer.route(/newToJob%5D=true/, (route) =>
    route.fulfill({
      contentType: "application/vnd.api+json",
      json: { data: [], meta: { page: { total: 0 } } },
    }),
  );
  await employer.getByRole("tab", { name: "Recommended educators" }).click();
  await expect(employer.getByText("Nobody new matches this job closely.")).toBeVisible();
  await employer.getByRole("link", { name: "Widen the distance to 50 miles" }).click();
  await expect(employer).toHaveURL(new RegExp(`jobListingId=${job.id}&radiusInMiles=50`));
});

test("whose application is closed is named when several are invited to an interview, not dropped", async ({
  employer,
  operator,
}) => {
  const [open, closed] = await createJobWithApplicants(2, employer.profile, operator);
  await employer.profile.request(`employer/job_applications/${closed!.applicationId}/reject`, {
    method: "POST",
    body: {},
  });
  await employer.goto("/employer/applicants?stage=all");
  for (const { fullName } of [open!, closed!])
    await employer.getByRole("checkbox", { name: `Select ${fullName}` }).check();
  const press = () => employer.getByRole("button", { name: "Invite", exact: true }).click();
  await press();
  const asked = dialog(employer, `Invite ${open!.fullName} to an interview`);
  await expect(asked.getByRole("status")).toContainText(closed!.fullName);
  await expect(asked.getByRole("status")).toContainText("The application is closed: Not selected.");
  await employer.keyboard.press("Escape");
  await employer.getByRole("checkbox", { name: `Select ${open!.fullName}` }).uncheck();
  await press();
  await expect(dialog(employer, "Nobody to invite to an interview")).toContainText(closed!.fullName);
  await expectAccessible(employer);
});
