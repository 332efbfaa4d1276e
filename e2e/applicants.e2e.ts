/** An employer reviews applicants: reads, decides, undoes, while others arrive and teammates act. */
import type { Locator } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";

const question = {
  id: "license",
  question: "Do you hold a license?",
  type: "yes_no",
  required: true,
  knockOut: "no",
};

const publishedJob = async (employer: Person, operator: Person) =>
  (await publishJob(employer, operator, { screeningQuestions: [question], workExperience: "1_year" })).id;

const createResource = (who: Person, path: string, attributes: object) =>
  who.request<ApiDocument>(path, {
    method: "POST",
    body: { data: { type: path.split("/").at(-1), attributes } },
  });

/** A new educator who applies for the job. */
async function createApplicant(jobListingId: string, license = true) {
  const person = await signUp("educator");
  const screeningQuestions = [{ id: "license", answer: license }];
  const { data } = await createResource(person, "job_applications", { jobListingId, screeningQuestions });
  const profile = data.relationships?.["user_profile"]?.data as { id: string };
  return { ...person, applicationId: data.id, userProfileId: profile.id };
}

const chooseAction = async (page: Locator, action: string) => {
  await page.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

test("reads, shortlists, likes, and restores the list from its URL", async ({ employer, operator }) => {
  const job = await publishedJob(employer.profile, operator);
  const ana = await createApplicant(job);
  const ben = await createApplicant(job, false);

  await employer.goto("/employer/applicants");
  await expect(employer.getByRole("heading", { name: "2 applicants" })).toBeVisible();
  await expect(employer.getByRole("combobox", { name: "Show" }).getByRole("option")).toHaveCount(8);
  const row = employer.getByRole("article", { name: ana.fullName });
  await expect(row.getByRole("link")).toHaveAccessibleName(`${ana.fullName} New`);
  await expect(employer.getByRole("article", { name: ben.fullName })).toContainText(
    "Missed a required answer",
  );
  await expectAccessible(employer);

  await row.getByRole("link").click();
  await expect(employer).toHaveURL(new RegExp(`/employer/applicants/${ana.applicationId}\\?`));
  const detail = employer.getByRole("region", { name: "Applicant", exact: true });
  await expect(detail.getByRole("heading", { name: ana.fullName })).toBeVisible();
  await expect(detail.getByText("Written from the match table.")).toBeVisible();
  await expect(detail.getByRole("table", { name: "Qualification matches" })).toBeVisible();
  await expect(detail.getByText(question.question)).toBeVisible();
  await detail.getByRole("link", { name: "Experience" }).click();
  await expect(detail.getByRole("heading", { name: "Work history" })).toBeInViewport();
  await expect(row.getByRole("link")).toHaveAccessibleName(ana.fullName);

  await chooseAction(detail, "Shortlist");
  await expect(row).toContainText("Shortlisted");
  await expect(detail).toContainText(`By ${employer.profile.fullName}`);
  await row.getByRole("button", { name: `Like ${ana.fullName}` }).click();
  await expect(detail.getByRole("button", { name: `Like ${ana.fullName}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(employer);

  await detail.getByRole("link", { name: "Previous" }).click();
  await expect(detail.getByRole("heading", { name: ben.fullName })).toBeVisible();
  await employer.getByRole("tab", { name: "All (2)" }).click();
  await employer.getByRole("combobox", { name: "Show" }).selectOption("Liked");
  await expect(employer.getByRole("heading", { name: "1 applicant" })).toBeVisible();
  await employer.reload();
  await expect(employer.getByRole("article")).toHaveCount(1);
  await employer.getByRole("button", { name: "Remove filter: Liked" }).click();
  await employer.getByRole("searchbox").fill("nobody of this name");
  await employer.getByRole("button", { name: /^Remove .*\(2\)$/ }).click();
  await expect(employer.getByRole("article")).toHaveCount(2);
});

test("an applicant with a hidden profile stays visible by name in list, board and detail", async ({
  employer,
  operator,
}) => {
  const job = await publishedJob(employer.profile, operator);
  const ana = await createApplicant(job);
  const id = ana.userProfileId;
  await ana.request(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type: "user_profiles", id, attributes: { visibilityState: "hidden" } } },
  });
  await employer.goto("/employer/applicants?view=table");
  await expect(employer.getByRole("link", { name: ana.fullName })).toBeVisible();
  await employer.goto("/employer/applicants?view=board");
  await expect(employer.getByRole("article", { name: ana.fullName })).toBeVisible();
  await employer.goto("/employer/applicants");
  await employer.getByRole("link", { name: ana.fullName }).click();
  const detail = employer.getByRole("region", { name: "Applicant", exact: true });
  await expect(detail).toContainText(`${ana.fullName} has hidden their profile.`);
  await expectAccessible(employer);
});

test("new applicants are counted above the list; a teammate's change is pushed, a stale one explained", async ({
  employer,
  operator,
}) => {
  const job = await publishedJob(employer.profile, operator);
  const ana = await createApplicant(job);
  await employer.goto(`/employer/applicants/${ana.applicationId}`);
  const row = employer.getByRole("article", { name: ana.fullName });
  await expect(row).toBeVisible();
  await employer.waitForTimeout(1000); // the socket
  const ben = await createApplicant(job);
  const pill = employer.getByRole("button", { name: "1 new applicant. Show" });
  await expect(pill).toBeVisible();
  await expect(employer.getByRole("article")).toHaveCount(1);
  await pill.click();
  await expect(employer.getByRole("article", { name: ben.fullName })).toBeVisible();

  const at = `employer/job_applications/${ana.applicationId}`;
  await employer.profile.request(`${at}/shortlist`, { method: "POST", body: {} });
  await expect(row).toContainText("Shortlisted");

  await employer.route(`**/api/${at}/interview`, async (route) => {
    await employer.profile.request(`${at}/offer`, { method: "POST", body: {} });
    await route.continue();
  });
  await chooseAction(employer.getByRole("region", { name: "Applicant", exact: true }), "Interviewing");
  await expect(employer.getByText(`${ana.fullName} is already Offer made`)).toBeVisible();
  await expect(row).toContainText("Offer made");
});

test("several are selected by keyboard and changed together; failures are listed", async ({
  employer,
  operator,
}) => {
  const job = await publishedJob(employer.profile, operator);
  const people = [await createApplicant(job), await createApplicant(job), await createApplicant(job)];
  const [gone] = people;
  await employer.goto("/employer/applicants");
  await expect(employer.getByRole("article")).toHaveCount(3);
  await employer.getByRole("article").first().focus();
  for (const key of ["x", "j", "x", "j", "x"]) await employer.keyboard.press(key);
  await expect(employer.getByText("3 selected.")).toBeVisible();
  await expectAccessible(employer);
  await gone!.request(`job_applications/${gone!.applicationId}/withdraw`, { method: "POST", body: {} });

  const list = employer.getByRole("region", { name: "Applicants", exact: true });
  await list.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Shortlist" }).click();
  await expect(employer.getByText("2 done, 1 failed.")).toBeVisible();
  await employer.getByRole("button", { name: "Show failed" }).click();
  await expect(employer.getByRole("dialog")).toContainText(gone!.fullName);
  await employer.keyboard.press("Escape");
  // They have left the tab of those who wait.
  await employer.getByRole("tab", { name: "All (3)" }).click();
  await expect(employer.getByRole("article").filter({ hasText: "Shortlisted" })).toHaveCount(2);
  await expect(employer.getByRole("article", { name: gone!.fullName })).toContainText("Withdrew");
});

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the list leads to a page of its own and back", async ({ employer, operator }) => {
    const ana = await createApplicant(await publishedJob(employer.profile, operator));
    await employer.goto("/employer/applicants");
    await expectNoSidewaysScroll(employer);
    await employer.getByRole("link", { name: ana.fullName }).click();
    await expect(employer.getByRole("heading", { level: 1, name: ana.fullName })).toBeFocused();
    await expect(employer.getByRole("button", { name: "Change status" })).toBeInViewport();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    await employer.getByRole("link", { name: "Back to applicants" }).click();
    await expect(employer.getByRole("heading", { name: "1 applicant" })).toBeVisible();
    await expectAccessible(employer);
  });
});

test("without applicants the job link can be copied; another employer's application is not found", async ({
  employer,
  operator,
  entrance,
}) => {
  await publishedJob(employer.profile, operator);
  await employer.goto("/employer/applicants");
  await expect(employer.getByRole("heading", { name: "No applicants yet." })).toBeVisible();
  await expect(employer.getByRole("button", { name: "Copy job link" })).toBeVisible();
  await expect(employer.getByRole("main").getByRole("link", { name: "Post a job" })).toBeVisible();
  await expectAccessible(employer);

  const other = await entrance.open(await signUp("employer"));
  const foreign = await createApplicant(await publishedJob(other.profile, operator));
  const answer = await fetch(
    new URL(`/api/employer/job_applications/${foreign.applicationId}`, employer.url()),
    {
      headers: { Authorization: `Bearer ${employer.profile.storage.access_token}` },
    },
  );
  expect(answer.status).toBe(404);
});
