/** An educator's applications: withdrawing, reapplying, and live updates from the employer. */
import { fillIn, myApplications, publishJobWithQuestions } from "./fixtures/application.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

test("withdraws, undoes it, withdraws again; reapplies once; sees a transition live", async ({
  educator,
  operator,
}) => {
  const { path, title, employer } = await publishJobWithQuestions(operator);
  await fillIn(educator, path);
  await educator.getByRole("button", { name: "Send application" }).click();
  await educator.getByRole("link", { name: "View my applications" }).click();
  const card = educator.getByRole("article", { name: title });
  const toast = (text: string) => educator.getByRole("status").filter({ hasText: text });
  const withdraw = async () => {
    await card.getByRole("link", { name: title }).click();
    const sheet = educator.getByRole("dialog", { name: title, exact: true });
    await expect(sheet.getByText("You applied", { exact: true })).toBeVisible();
    await sheet.getByRole("button", { name: "Withdraw" }).click();
    await educator.getByLabel("Reason").fill("I moved away");
    await expectAccessible(educator);
    await educator.getByRole("button", { name: "Withdraw application" }).click();
    await expect(toast("Application withdrawn")).toBeVisible();
  };
  await withdraw();
  await expect(educator.getByRole("tab", { name: "Past (1)" })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(educator.getByText("Nothing is in progress right now.")).toBeVisible();
  await expect(educator.getByRole("tab", { name: "In progress (0)" })).toBeFocused();
  await toast("Application withdrawn").getByRole("button", { name: "Undo" }).click();
  await expect(card).toContainText("Submitted");
  await expect(educator.getByRole("tab", { name: "Past (0)" })).toBeVisible();

  await withdraw();
  await educator.getByRole("tab", { name: "Past (1)" }).click();
  await expect(card).toContainText("Withdrawn");
  await expectAccessible(educator);
  await card.getByRole("button", { name: "Apply again" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Apply again" }).click();
  await educator.getByRole("tab", { name: "In progress (1)" }).click();
  await expect(card).toContainText("Submitted");

  const [application] = await myApplications(educator.profile);
  await employer.request(`employer/job_applications/${application!.id}/shortlist`, {
    method: "POST",
    body: {},
  });
  await expect(card).toContainText("Shortlisted");
  await expect(card.getByText("Updated", { exact: true })).toBeVisible();
  await employer.request(`employer/job_applications/${application!.id}/offer`, { method: "POST", body: {} });
  await employer.request(`employer/job_applications/${application!.id}/send_offer`, {
    method: "POST",
    body: {},
  });
  await card.getByRole("button", { name: "Decline" }).click();
  await educator.getByRole("dialog").getByRole("button", { name: "Decline offer" }).click();
  await educator.getByRole("tab", { name: "Past (1)" }).click();
  await expect(card).toContainText("Offer declined");
});

test("a list that fails to load can be retried", async ({ educator }) => {
  await educator.route("**/api/job_applications?**", (route) => route.fulfill({ status: 429, json: {} }));
  await educator.goto("/jobs/applications");
  await expect(educator.getByText("We couldn't load your applications.")).toBeVisible();
  await educator.unroute("**/api/job_applications?**");
  await educator.getByRole("button", { name: "Try again" }).click();
  await expect(educator.getByText("You haven't applied yet.")).toBeVisible();
  await expect(educator.getByRole("link", { name: "Find jobs" })).toBeVisible();
});
