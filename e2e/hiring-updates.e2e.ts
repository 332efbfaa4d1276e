/** Whether somebody was hired, asked of both sides: in agreement, and in conflict. */
import { translator } from "#platform/server/translations.ts";
import { ownApplicationPath } from "#features/paths.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import type { PublishedJob } from "./fixtures/published-job.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

async function interviewing(educator: Person, employer: Person, job: PublishedJob): Promise<string> {
  const { data } = await educator.request<ApiDocument>("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId: job.id } } },
  });
  await employer.request(`employer/job_applications/${data.id}/interview`, { method: "POST", body: {} });
  return data.id;
}

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`an educator got the job, the team agrees, and the rest may rest (${reader})`, async ({
    entrance,
    educator,
    employer,
    publishedJob,
  }) => {
    const t = translator(language);
    const id = await interviewing(educator.profile, employer.profile, publishedJob);
    const how = { locale, viewport, hasTouch: isPhone };
    const teacher = await entrance.open(educator.profile, how);
    await teacher.goto(ownApplicationPath(id));
    await teacher.getByRole("link", { name: t("I got this job") }).click();
    await expect(teacher).toHaveURL(/\/hiring-update\?employer=/);
    await expectAccessible(teacher);
    await expectNoSidewaysScroll(teacher);
    await teacher.getByRole("button", { name: t("Yes"), exact: true }).click();
    await expect(teacher.getByRole("heading", { name: t("Congratulations on your new job!") })).toBeVisible();
    await expectAccessible(teacher);
    await teacher.getByRole("button", { name: t("Pause my profile") }).click();
    await expect(teacher.getByRole("button", { name: t("Pause my profile") })).toBeHidden();

    const director = await entrance.open(employer.profile, how);
    await director.goto("/employer/applicants");
    await director.getByRole("button", { name: t("Notifications, new") }).click();
    const name = educator.profile.fullName;
    await director.getByRole("link", { name: t("{name} says you hired them", { name }) }).click();
    await expect(director.getByRole("heading", { name: t("Did you hire {name}?", { name }) })).toBeVisible();
    await expectAccessible(director);
    await expectNoSidewaysScroll(director);
    await director.getByRole("button", { name: t("Yes"), exact: true }).click();
    await expect(director.getByText(t("Saved. The application is marked as hired."))).toBeVisible();
    const { data } = await educator.profile.request<ApiDocument>(`job_applications/${id}`);
    expect(data.attributes["aasmState"]).toBe("hired");
  });

test("a team reports a hire, the educator says no and is asked once more", async ({
  educator,
  employer,
  publishedJob,
}) => {
  await interviewing(educator.profile, employer.profile, publishedJob);
  await employer.goto("/hiring-update");
  await employer.getByLabel("For which job?").selectOption({ label: publishedJob.title });
  await employer.getByLabel("We hired somebody who applied here").check();
  await employer.getByRole("button", { name: "Done" }).click();
  await expect(employer.getByRole("link", { name: "Say whom you hired" })).toBeVisible();
  await employer.getByLabel("Whom did you hire?").fill(educator.profile.firstName);
  await employer.getByRole("option", { name: educator.profile.fullName }).click();
  await expectAccessible(employer);
  await employer.getByRole("button", { name: "Done" }).click();
  await expect(employer.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await educator.goto("/jobs");
  for (const round of [1, 2]) {
    await educator.getByRole("button", { name: "Notifications", exact: false }).click();
    const asked = educator.getByRole("link", { name: /^Did .* hire you\?$/ });
    await expect(asked, `round ${round}`).toHaveCount(1);
    await asked.click();
    await educator.getByRole("button", { name: "No", exact: true }).click();
    await expect(educator.getByText(/^Thank you\. We don't ask/)).toBeVisible();
    await educator.goto("/jobs");
  }
  await educator.getByRole("button", { name: "Notifications", exact: false }).click();
  await expect(educator.getByText("You're up to date.")).toBeVisible();
});

test("who found a job elsewhere says where and how", async ({ educator }) => {
  await educator.goto("/hiring-update");
  await educator.getByRole("button", { name: "Done" }).click();
  await expect(educator.getByRole("link", { name: "Enter the name of the program" })).toBeVisible();
  await expectAccessible(educator);
  await educator.getByLabel("Name of the program").fill("Birch Lane Nursery");
  await educator.getByLabel("Somebody recommended it").check();
  await educator.getByRole("button", { name: "Done" }).click();
  await expect(educator.getByRole("heading", { name: "Congratulations on your new job!" })).toBeVisible();
});
