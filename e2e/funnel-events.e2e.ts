/** What analytics knows of a whole way: each act and view is one event, in their order, and none names anybody. */
import {
  continueTo,
  licenseQuestion,
  publishJobWithQuestions,
  stepHeading,
  whyQuestion,
} from "./fixtures/application.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { createResource, openConversation, writeMessage } from "./fixtures/conversation.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

/** The events of an account as the server has them, in their order. */
function eventsOf(person: Person, operator: Person) {
  const names: string[] = [];
  const read = async () => {
    const { data: account } = await person.request("account");
    const path = `ahoy/events?filter[accountId]=${account.id}&sort=time&page[size]=100`;
    return (await operator.request<{ data: Resource[] }>(path)).data.map(({ attributes }) => attributes);
  };
  /** Those of one millisecond by name: they have no order. */
  const readOwn = async () =>
    (await read())
      .toSorted((a, b) => String([a["time"], a["name"]]).localeCompare(String([b["time"], b["name"]])))
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith("$"));
  /** After the events before, exactly these have come. */
  const expectNext = async (...next: string[]) => {
    names.push(...next);
    await expect.poll(readOwn, { timeout: 20_000 }).toEqual(names);
  };
  return { read, expectNext };
}

test("an educator searches, views, likes, applies and writes", async ({ educator, operator }) => {
  test.slow();
  const { employer, job, title } = await publishJobWithQuestions(operator);
  const events = eventsOf(educator.profile, operator);

  await educator.goto(`/jobs?q=${encodeURIComponent(title)}&everywhere=true`);
  const card = educator.getByRole("article", { name: title }).first();
  await expect(card).toBeVisible();
  await events.expectNext("jobs_searched");
  await card.getByRole("link", { name: title }).click();
  await events.expectNext("job_viewed");
  await educator
    .getByRole("button", { name: `Like ${title}` })
    .first()
    .click();
  await events.expectNext("job_liked");

  await educator.getByRole("link", { name: "Apply", exact: true }).first().click();
  await expect(stepHeading(educator, "Your profile")).toBeVisible();
  await events.expectNext("application_started", "application_step_shown");
  await continueTo(educator);
  await expect(stepHeading(educator, licenseQuestion.question)).toBeVisible();
  await educator.getByLabel("Yes").check();
  await continueTo(educator);
  await expect(stepHeading(educator, whyQuestion.question)).toBeVisible();
  await continueTo(educator);
  await expect(stepHeading(educator, "Check your answers")).toBeVisible();
  await events.expectNext(...Array<string>(3).fill("application_step_shown"));
  await educator.getByRole("button", { name: "Send application" }).click();
  await expect(stepHeading(educator, /^Application sent/)).toBeVisible();
  await events.expectNext("application_submitted");
  await educator.reload();

  const { data: applications } = await employer.request<{ data: Resource[] }>("employer/job_applications");
  const applicant = applications[0]!.relationships!["user_profile"]!.data as { id: string };
  const { data: message } = await createResource(employer, "messages", {
    userProfileId: applicant.id,
    data: { text: "Thank you for applying!" },
  });
  const conversation = message.relationships!["conversation"]!.data as { id: string };
  await openConversation(educator, "/messages", conversation.id);
  await writeMessage(educator, "I am glad to hear from you.");
  await events.expectNext("message_sent");

  const all = await events.read();
  const steps = all
    .filter(({ name }) => name === "application_step_shown")
    .map(({ properties }) => properties);
  expect(steps).toEqual(
    ["profile", "question", "question", "check"].map((step) => ({ jobId: job.id, step })),
  );
  // Besides what identification is there to say, nothing says who did it, what they wrote or what they searched for.
  const told = JSON.stringify(all.filter(({ name }) => name !== "$identify"));
  const { firstName, lastName, email } = educator.profile;
  for (const words of [firstName, lastName, email, title, job.slug, "glad to hear", conversation.id])
    expect(told).not.toContain(words);
  expect(told).toContain('"page":"/jobs/:slug/apply"');
});

test("an employer posts, publishes, searches and views", async ({ employer, operator, publishedJob }) => {
  test.slow();
  const found = await createFindableEducator(operator);
  const events = eventsOf(employer.profile, operator);

  await employer.goto("/employer/jobs/new");
  const title = `Toddler Teacher ${publishedJob.title.slice(-6)}`;
  await employer.getByRole("combobox", { name: "Job title" }).fill(title);
  await employer.getByRole("radio", { name: "Teacher (Lead/Head)", exact: true }).check();
  await employer.getByRole("checkbox", { name: /Kite Harbor/ }).check();
  await events.expectNext("job_posted");
  await continueTo(employer);
  await employer.getByRole("checkbox", { name: "Full-time" }).check();
  await employer.getByRole("textbox", { name: "From" }).fill("21");
  await employer.getByRole("textbox", { name: "Up to" }).fill("26.50");
  for (let step = 2; step < 7; step++) {
    await expect(employer.getByText(`Step ${step} of 7`).first()).toBeVisible();
    await continueTo(employer);
  }
  await employer.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(employer.getByRole("heading", { name: "Job published" })).toBeVisible();
  await events.expectNext("job_published");

  await employer.goto(`/educators?q=${found.lastName}`);
  const row = employer.getByRole("article", { name: found.fullName }).first();
  await expect(row).toBeVisible();
  // The first one found opens beside the list.
  await events.expectNext("candidates_searched", "educator_viewed");

  const told = JSON.stringify((await events.read()).filter(({ name }) => name !== "$identify"));
  for (const words of [found.lastName, found.slug, found.id, title]) expect(told).not.toContain(words);
  expect(told).toContain('"page":"/educators"');
});
