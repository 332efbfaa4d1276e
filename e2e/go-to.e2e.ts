/** "Go to…" finds jobs and people besides pages, by keyboard, and pages alone without a connection. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { applyTo, createResource } from "./fixtures/conversation.ts";
import { signUp } from "./fixtures/api.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Visitor } from "./fixtures/visitor.ts";

async function openGoTo(page: Visitor, name: string) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  return dialog;
}

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`an employer finds own jobs, applicants and educators in groups (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const words = wordsFor({ language });
    const employer = await signUp("employer");
    const job = await publishJob(employer, operator);
    const applicant = await createFindableEducator(operator);
    const { userProfileId } = await applyTo(applicant, job.id);
    await createResource(employer, "messages", { userProfileId, data: { text: "Thank you!" } });
    const page = await entrance.open(employer, { locale, viewport, hasTouch: isPhone });
    await page.goto("/employer/jobs");
    const dialog = await openGoTo(page, words("Go to…"));
    const field = dialog.getByRole("combobox");
    const group = (name: string) => dialog.getByRole("group", { name, exact: true });
    await expect(group(words("Pages")).getByRole("option").first()).toHaveAttribute("aria-selected", "true");

    await field.fill(job.title);
    await expect(group(words("Jobs")).getByRole("option")).toContainText(job.title);
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await field.fill(applicant.fullName);
    await expect(group(words("Applicants")).getByRole("option")).toContainText(job.title);
    const educators = group(words("Educators")).getByRole("option");
    await expect(educators.first()).toContainText(applicant.fullName);
    expect(await educators.count()).toBeLessThanOrEqual(4);
    await expectAccessible(page);
    await field.press("ArrowDown");
    await expect(educators.first()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowUp");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/employer\/applicants\/[\da-f-]{36}/);
    await expect(dialog).toHaveCount(0);

    await expect(page.getByRole("heading", { name: applicant.fullName }).first()).toBeVisible();
    await openGoTo(page, words("Go to…"));
    await field.fill(applicant.fullName);
    await group(words("Conversations")).getByRole("option", { name: applicant.fullName }).click();
    await expect(page).toHaveURL(/\/employer\/messages\?conversation=/);
    await expect(page.getByRole("log")).toContainText("Thank you!");
  });

test("another program's jobs and conversations, and people hidden from search are not found; what nothing has says so", async ({
  employer,
  operator,
}) => {
  const other = await publishJob(await signUp("employer"), operator);
  const stranger = await signUp("educator");
  await employer.goto("/employer/jobs");
  const dialog = await openGoTo(employer, "Go to…");
  const theirs = await signUp("employer");
  const applicant = await signUp("educator");
  await applyTo(applicant, (await publishJob(theirs, operator)).id);
  for (const name of [other.title, stranger.fullName, applicant.fullName]) {
    await dialog.getByRole("combobox").fill(name);
    await expect(dialog.getByRole("status")).toHaveText("Nothing has that name.");
    await expect(dialog.getByRole("option")).toHaveCount(0);
  }
  await expectAccessible(employer);
});

test("it asks once the typing rests, and offline finds pages alone", async ({ employer, publishedJob }) => {
  const asked: string[] = [];
  employer.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("employer/job_listings") && url.searchParams.has("filter[q]"))
      asked.push(url.searchParams.get("filter[q]")!);
  });
  // The page's clock stands still while it is typed: however slow the machine, no pause is a rest.
  await employer.clock.install();
  await employer.goto("/employer/jobs");
  const dialog = await openGoTo(employer, "Go to…");
  const field = dialog.getByRole("combobox");
  await employer.clock.pauseAt(await employer.evaluate(() => Date.now() + 1_000));
  await field.pressSequentially(publishedJob.title);
  await expect(dialog.getByRole("status")).toHaveText("Searching…");
  expect(asked).toEqual([]);
  await employer.clock.resume();
  await expect(dialog.getByRole("option")).toContainText(publishedJob.title);
  expect(asked).toEqual([publishedJob.title]);

  await employer.context().setOffline(true);
  await field.fill("job");
  await expect(dialog.getByRole("group", { name: "Pages" })).toBeVisible();
  await expect(dialog.getByRole("group")).toHaveCount(1);
  await field.fill(publishedJob.title.slice(0, -1));
  await expect(dialog.getByRole("status")).toHaveText("Nothing has that name.");
  await employer.context().setOffline(false);
});

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`an educator finds their applications, and searches jobs for what is typed (${reader})`, async ({
    entrance,
    employer,
    publishedJob,
    operator,
  }) => {
    const words = wordsFor({ language });
    const person = await createFindableEducator(operator);
    await applyTo(person, publishedJob.id);
    const { included } = await employer.profile.request("employers/employer_profiles?include=employer");
    const program = String(included![0]!.attributes["name"]);
    const page = await entrance.open(person, { locale, viewport, hasTouch: isPhone });
    await page.goto("/messages");
    const dialog = await openGoTo(page, words("Go to…"));
    const field = dialog.getByRole("combobox");
    await field.fill(publishedJob.title);
    const own = dialog.getByRole("group", { name: words("My applications") }).getByRole("option");
    await expect(own).toContainText(publishedJob.title);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await own.click();
    await expect(page).toHaveURL(/\/jobs\/applications\?application=/);
    // The address stands before the page: its sheet would open over what is opened meanwhile.
    await expect(page.getByRole("dialog", { name: publishedJob.title })).toBeVisible();

    await openGoTo(page, words("Go to…"));
    await field.fill("toddler room");
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/jobs\?q=toddler(%20|\+)room/);

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openGoTo(page, words("Go to…"));
    await field.fill(program);
    const conversations = dialog.getByRole("group", { name: words("Conversations") });
    await conversations.getByRole("option", { name: program }).click();
    await expect(page).toHaveURL(/\/messages\?conversation=/);
    await expect(page.getByRole("log")).toBeVisible();
  });
