/** An employer changes the states of jobs and edits a published one; stale tabs and other employers get a message. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";

test("a job is paused, resumed, closed with a reason, and reopened", async ({ employer, publishedJob }) => {
  const { title } = publishedJob;
  const row = employer.getByRole("row", { name: new RegExp(title) });
  const act = async (name: string) => {
    await row.getByRole("button", { name: `More actions for ${title}` }).click();
    await employer.getByRole("menuitem", { name, exact: true }).click();
  };
  await employer.goto("/employer/jobs");
  await expect(row).toContainText("new job");
  await expectAccessible(employer);
  await act("Pause");
  await expect(row).toHaveCount(0);
  await expect(employer.getByRole("tab", { name: "Paused (1)" })).toBeVisible();
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();

  await act("Close");
  const dialog = employer.getByRole("dialog", { name: `Close job “${title}”?` });
  await expect(dialog.getByText("Nobody is waiting for an answer.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close job" }).click();
  await expect(dialog.getByRole("link", { name: "Say why you close it" })).toBeVisible();
  await dialog.getByRole("radio", { name: "We are not hiring after all" }).check();
  await expectAccessible(employer);
  await dialog.getByRole("button", { name: "Close job" }).click();
  await expect(row).toHaveCount(0);
  await employer.getByRole("tab", { name: "Closed (1)" }).press("Enter");
  await act("Reopen");
  await employer.getByRole("tab", { name: /Published/ }).click();
  await expect(row).toBeVisible();
});

test("at the plan's limit the draft is preserved and a dialog says so", async ({
  employer,
  publishedJob,
}) => {
  const refusal = {
    errors: [
      {
        status: "402",
        code: "plan_required",
        detail: "You've reached 5 published jobs.",
        meta: { limit: 5 },
      },
    ],
  };
  await employer.route("**/api/employer/job_listings/*/publish", (route) =>
    route.fulfill({ status: 402, contentType: "application/vnd.api+json", body: JSON.stringify(refusal) }),
  );
  await employer.profile.request(`employer/job_listings/${publishedJob.id}/pause`, { method: "POST" });
  await employer.goto("/employer/jobs?tab=paused");
  await employer.getByRole("button", { name: `More actions for ${publishedJob.title}` }).click();
  await employer.getByRole("menuitem", { name: "Resume" }).click();
  const dialog = employer.getByRole("dialog", { name: "You've reached 5 published jobs" });
  await expect(dialog.getByRole("link", { name: "See plans" })).toBeVisible();
  await expectAccessible(employer);
  await employer.keyboard.press("Escape");
  await expect(employer.getByRole("row", { name: new RegExp(publishedJob.title) })).toBeVisible();
  await employer.goto("/employer/plans");
  await expect(employer.getByRole("progressbar", { name: "Active jobs" })).toHaveAttribute("max", "25");
  await expect(employer.getByRole("row", { name: "Network No limit No limit" })).toBeVisible();
  await expectAccessible(employer);
});

test("a job's page shows sources and matching candidates; closing records who was hired, also from elsewhere", async ({
  employer,
  publishedJob,
  guest,
}) => {
  const counted = guest.waitForResponse(/\/view$/);
  await guest.goto(`${publishedJob.path}?source=email`);
  await counted;
  await expect(guest).toHaveURL(new RegExp(`${publishedJob.path}$`));
  await employer.goto(`/employer/jobs/${publishedJob.slug}`);
  const sources = employer.getByRole("table", { name: "Where people came from" });
  await expect(sources.getByRole("row", { name: "Emails from us 1 0" })).toBeVisible();
  await employer.getByRole("tab", { name: "Recommended educators" }).click();
  await expect(
    employer.getByRole("link", { name: /^(See more in the search|Widen the distance to 50 miles)$/ }),
  ).toBeVisible();
  await expectAccessible(employer);

  await employer
    .getByRole("button", { name: /^More actions for/ })
    .first()
    .click();
  await employer.getByRole("menuitem", { name: "Close", exact: true }).click();
  const dialog = employer.getByRole("dialog", { name: /^Close job/ });
  await dialog.getByRole("radio", { name: "The job is filled" }).check();
  await dialog.getByRole("checkbox", { name: "I hired somebody who didn't apply here" }).check();
  await dialog.getByRole("button", { name: "Close job" }).click();
  await dialog.getByRole("link", { name: "Say how you found them" }).click();
  await dialog.getByLabel("How did you find them?").selectOption("Somebody recommended them");
  await expectAccessible(employer);
  await dialog.getByRole("button", { name: "Close job" }).click();
  await expect(employer.getByText("Hired elsewhere: Somebody recommended them")).toBeVisible();
});

test("an edit reaches the public page, pausing shows there, a stale tab gets a message; other employers' jobs are 404", async ({
  employer,
  operator,
  publishedJob,
  guest,
}) => {
  const jobPath = `/employer/jobs/${publishedJob.slug}`;
  await employer.goto(jobPath);
  await expect(employer.getByRole("heading", { level: 1, name: publishedJob.title })).toBeVisible();
  await expectAccessible(employer);
  await employer.getByRole("tab", { name: "Overview" }).focus();
  await employer.keyboard.press("End");
  await expect(employer.getByRole("tab", { name: "Edit" })).toBeFocused();
  const title = `${publishedJob.title} (mornings)`;
  await employer.getByRole("combobox", { name: "Job title" }).fill(title);
  await employer.getByRole("button", { name: "Save" }).click();
  await expect(employer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible(employer);
  await guest.goto(publishedJob.path);
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const body = { data: { type: "job_listings", id: publishedJob.id, attributes: { roleCount: 3 } } };
  await employer.profile.request(`employer/job_listings/${publishedJob.id}`, { method: "PATCH", body });
  await employer.getByRole("combobox", { name: "Job title" }).fill("Somebody else's title");
  await employer.getByRole("button", { name: "Save" }).click();
  await expect(employer.getByRole("alert")).toContainText("You changed this in another tab");
  await employer.getByRole("button", { name: "Take theirs" }).click();
  await expect(employer.getByRole("combobox", { name: "Job title" })).toHaveValue(title);

  await employer.getByRole("tab", { name: /Applicants/ }).click();
  await expect(employer.getByRole("heading", { name: "No applicants yet." })).toBeVisible();
  await employer.getByRole("button", { name: `More actions for ${title}` }).click();
  await employer.getByRole("menuitem", { name: "Pause" }).click();
  await expect(employer.getByRole("main").getByText("Paused", { exact: true })).toBeVisible();
  const guestResponse = await guest.goto(publishedJob.path);
  expect(guestResponse?.status()).toBe(200);
  await expect(guest.getByText("Paused for now")).toBeVisible();

  const foreign = await publishJob(await signUp("employer"), operator);
  const answer = await employer.profile.request(`employer/job_listings/${foreign.slug}`).catch(String);
  expect(answer).toContain("answered 404");
});

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the list and the job fit a phone", async ({ employer, publishedJob }) => {
    await employer.goto("/employer/jobs");
    await expect(employer.getByRole("link", { name: publishedJob.title })).toBeVisible();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    await employer.getByRole("link", { name: publishedJob.title }).click();
    await expect(employer.getByRole("tab", { name: "Overview" })).toBeVisible();
    await expect(employer.getByRole("button", { name: /More actions for/ })).toBeInViewport();
    await expect(employer.getByRole("progressbar")).toHaveCount(0);
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
  });
});
