/** An educator hides a job or a program, follows one, and reports an ad; all of it can be taken back or is told. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { signUp } from "./fixtures/api.ts";
import { toast } from "./fixtures/profile-page.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true };

test("on a phone a job and a program are hidden from the search, and shown again", async ({
  entrance,
  operator,
}) => {
  const program = await signUp("employer");
  const job = await publishJob(program, operator);
  const other = await publishJob(program, operator);
  const educator = await entrance.open(await signUp("educator"), phone);
  const list = (title: string) => educator.getByRole("article", { name: title });
  const search = `/jobs?everywhere=true&sort=-publishedAt&q=${encodeURIComponent("Lead Preschool Teacher")}`;
  await educator.goto(search);
  await expect(list(job.title)).toBeVisible();
  await list(job.title)
    .getByRole("button", { name: `More about ${job.title}` })
    .click();
  await expectAccessible(educator);
  await educator.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(toast(educator, `${job.title} is hidden.`)).toBeVisible();
  await expect(list(job.title)).toHaveCount(0);
  await toast(educator, `${job.title} is hidden.`).getByRole("button", { name: "Undo" }).click();
  await expect(list(job.title)).toBeVisible();

  await list(job.title)
    .getByRole("button", { name: `More about ${job.title}` })
    .click();
  await educator.getByRole("menuitem", { name: /^Hide all jobs of/ }).click();
  await expect(list(job.title)).toHaveCount(0);
  await expect(list(other.title)).toHaveCount(0);
  await educator.reload();
  await educator.getByRole("button", { name: "Hidden jobs (1)" }).click();
  const saved = educator.getByRole("dialog", { name: "Saved searches" });
  await expectAccessible(educator);
  await expectNoSidewaysScroll(educator);
  await saved.getByRole("button", { name: /^Show again: / }).click();
  await expect(saved.getByText("Hidden from you")).toHaveCount(0);
  await educator.goto(search);
  await expect(list(other.title)).toBeVisible();
});

test("a program is followed from its job, and left again; the ad is reported", async ({
  educator,
  publishedJob,
}) => {
  await educator.goto(publishedJob.path);
  const menu = educator.getByRole("button", { name: `More about ${publishedJob.title}` }).first();
  await menu.click();
  await educator.getByRole("menuitem", { name: /^Follow / }).click();
  await expect(educator.getByText(/^You follow .+\. New jobs come by email once a day\./)).toBeVisible();
  await menu.click();
  await expect(educator.getByRole("menuitem", { name: /^Don't follow/ })).toBeVisible();
  await educator.keyboard.press("Escape");
  await educator.goto("/jobs?saved=open");
  const saved = educator.getByRole("dialog", { name: "Saved searches" });
  await expect(saved.getByText("New jobs of a program you follow")).toBeVisible();
  await saved.getByRole("article").getByRole("link").click();
  await expect(educator.getByRole("button", { name: /^Follow/, pressed: true })).toBeVisible();
  await educator.getByRole("button", { name: /^Follow/, pressed: true }).click();
  await expect(educator.getByRole("button", { name: /^Follow/, pressed: false })).toBeVisible();

  await educator.goto(publishedJob.path);
  await educator.getByRole("button", { name: "Report this ad" }).click();
  const report = educator.getByRole("dialog", { name: "Report this ad" });
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByRole("link", { name: "Choose what is wrong" })).toBeVisible();
  await report.getByRole("radio", { name: /It isn't true/ }).check();
  await expectAccessible(educator);
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(toast(educator, "Reported. Thank you, our team will look at it.")).toBeVisible();
});

test("a guest logs in before reporting", async ({ guest, publishedJob }) => {
  await guest.setViewportSize(phone.viewport);
  await guest.goto(publishedJob.path);
  await guest.getByRole("button", { name: "Report this ad" }).click();
  await expect(guest.getByRole("dialog", { name: "Report this ad" })).toBeVisible();
  await expectNoSidewaysScroll(guest);
});

test("in Spanish a job is hidden, and the menu fits a phone", async ({ entrance, publishedJob }) => {
  const t = translator("es");
  const educator = await entrance.open(await signUp("educator"), { ...phone, locale: "es-US" });
  await educator.goto(publishedJob.path);
  const { title } = publishedJob;
  await educator
    .getByRole("button", { name: t("More about {0}", { 0: title }) })
    .first()
    .click();
  await expectNoSidewaysScroll(educator);
  await educator.getByRole("menuitem", { name: t("Hide this job") }).click();
  await expect(toast(educator, t("{name} is hidden.", { name: title }))).toBeVisible();
});
