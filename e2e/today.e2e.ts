/** Today, where an employer lands: what waits, each with its act in place, live, and the bell that agrees. */
import { applyTo, createResource } from "./fixtures/conversation.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test("who waits is answered from here, and what comes in appears without a reload", async ({
  employer,
  operator,
}) => {
  const job = await publishJob(employer.profile, operator);
  const ana = await signUp("educator");
  const { applicationId } = await applyTo(ana, job.id);
  await employer.goto("/employer/today");
  await expect(employer.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const waiting = employer.getByRole("region", { name: "Waiting for your answer 1" });
  const row = waiting.getByRole("listitem", { name: ana.fullName });
  await expect(row).toContainText(job.title);
  await expect(waiting.getByRole("link", { name: "See all 1" })).toHaveAttribute(
    "href",
    "/employer/applicants?stage=needs_you&sort=submittedAt",
  );
  const rail = employer.getByRole("navigation", { name: "Main" });
  await expect(rail.getByRole("link").first()).toHaveText("Today");
  await expect(rail.getByRole("link", { name: "Applicants, 1 waiting for an answer" })).toBeVisible();
  await employer.getByRole("button", { name: /^Notifications/ }).click();
  await expect(employer.getByRole("link", { name: "1 applicant waits for an answer" })).toBeVisible();
  await expect(employer.getByText("You're up to date.", { exact: true })).toBeHidden();
  await employer.keyboard.press("Escape");

  const ben = await signUp("educator");
  await applyTo(ben, job.id);
  const two = employer.getByRole("region", { name: "Waiting for your answer 2" });
  await expect(two.getByRole("listitem", { name: ben.fullName })).toBeVisible();
  await expectAccessible(employer);
  await employer.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(employer);
  await expect(
    employer.getByRole("navigation", { name: "Bottom" }).getByRole("link", { name: "Today" }),
  ).toBeVisible();
  await employer.setViewportSize({ width: 1280, height: 800 });

  await two.getByRole("button", { name: `Shortlist ${ben.fullName}` }).click();
  await expect(two).toBeHidden();
  await createResource(ana, "messages", {
    conversationId: await conversationWith(ana),
    data: { text: "Hello!" },
  });
  await expect(employer.getByRole("region", { name: /^Unread conversations/ })).toContainText("Hello!");
  await waiting.getByRole("link", { name: `Open ${ana.fullName}` }).click();
  await expect(employer).toHaveURL(new RegExp(`/employer/applicants/${applicationId}$`));
});

const conversationWith = async (educator: { request: <T>(path: string) => Promise<T> }) =>
  (await educator.request<{ data: { id: string }[] }>("user_profile/conversations")).data[0]!.id;

test("until it is done the Getting-started list stands there, without a plan nobody chose", async ({
  employer,
}) => {
  await employer.goto("/employer/today");
  const list = employer.getByRole("region", { name: "Getting started" });
  await expect(list.getByRole("link", { name: "Post a job" })).toBeVisible();
  await expect(list).not.toContainText("Choose a plan");
  await expect(employer.getByText("You're up to date. Nothing waits for you.")).toBeVisible();
  await expectAccessible(employer);
});
