/** Jobs that come to an educator: recommendations with reasons, saved searches, mails, likes from a mail, and what lacks. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { setPreferences } from "./fixtures/candidate.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { productUrl } from "./fixtures/product-url.ts";

const toast = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

interface MailInInbox {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address; mails leave by the worker, a moment after they were requested. */
async function mailTo(to: string, subject: string): Promise<MailInInbox> {
  let found: MailInInbox | undefined;
  await expect(async () => {
    const answer = await fetch(`${productUrl()}/dev/mail`, { headers: { accept: "application/json" } });
    const { data } = (await answer.json()) as { data: MailInInbox[] };
    found = data.find((mail) => mail.to.includes(to) && mail.subject === subject);
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

const linkIn = ({ text }: MailInInbox) => /http\S+\/api\/saved_search\?token=\S+/.exec(text)![0];

test("a matching job is recommended with reasons; dismissing removes it, and Undo restores it", async ({
  educator,
  employer,
  operator,
}) => {
  // The worker takes its time with other people's recommendations first.
  test.slow();
  await setPreferences(educator.profile, {
    desired_role: ["Teacher (Lead/Head)"],
    availability: ["Full-time"],
  });
  const { title } = await publishJob(employer.profile, operator);
  await publishJob(employer.profile, operator);
  await expect(async () => {
    const { data } = await educator.profile.request<{ data: unknown[] }>(
      "user_profile/job_listing_recommendations",
    );
    expect(data.length).toBeGreaterThan(1);
  }).toPass({ timeout: 90_000 });
  await educator.goto("/jobs");
  const row = educator.getByRole("region", { name: "Recommended for you" });
  const cards = row.getByRole("article");
  await expect(cards.first()).toContainText("Why this job:");
  await expectAccessible(educator);
  const first = (await cards.first().getByRole("heading").textContent())!;
  const before = await cards.allTextContents();
  await cards
    .first()
    .getByRole("button", { name: `Dismiss ${first}` })
    .click();
  await expect(row.getByRole("heading", { name: "Recommended for you" })).toBeFocused();
  await expect(cards.first()).not.toHaveText(before[0]!);
  await toast(educator, "won't be recommended again").getByRole("button", { name: "Undo" }).click();
  // Other end-to-end tests publish jobs that fit as well, and the row shows three: back is what the API says again.
  await expect(async () => {
    const { included } = await educator.profile.request<{ included: { attributes: { title?: string } }[] }>(
      "user_profile/job_listing_recommendations?include=job_listing&page[size]=50",
    );
    expect(included.map(({ attributes }) => attributes.title)).toContain(first);
  }).toPass();
  await row.getByRole("link", { name: "See all" }).click();
  await expect(educator).toHaveURL(/recommended=true/);
  await educator.getByRole("searchbox", { name: "What" }).fill(title.split(" ").at(-1)!);
  await educator.getByRole("searchbox", { name: "What" }).press("Enter");
  await expect(educator.getByRole("article", { name: title }).first()).toBeVisible();
});

test("a search is saved with one press, edited, paused, deleted and restored", async ({ educator }) => {
  await educator.goto("/jobs?role=Director&minimumWage=20");
  await educator.getByRole("button", { name: "Save this search" }).click();
  await expect(toast(educator, "Search saved.")).toBeVisible();
  await expect(educator.getByRole("button", { name: "Search saved" })).toBeVisible();
  await toast(educator, "Search saved.").getByRole("button", { name: "Change" }).click();
  await expect(educator).toHaveURL(/saved=open/);
  const sheet = educator.getByRole("dialog", { name: "Saved searches" });
  const row = sheet.getByRole("article", { name: /^Director/ });
  await expect(row.getByRole("combobox", { name: "How often" })).toHaveValue("daily");
  await row.getByRole("combobox", { name: "How often" }).selectOption("weekly");
  await row.getByRole("button", { name: /^Pause/ }).click();
  await expect(row.getByText("Paused", { exact: true })).toBeVisible();
  await expectAccessible(educator);
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(sheet.getByText("No saved searches yet.")).toBeVisible();
  await educator.keyboard.press("Escape");
  await expect(educator).not.toHaveURL(/saved=open/);
  await toast(educator, "deleted.").getByRole("button", { name: "Undo" }).click();
  await educator.getByRole("button", { name: "Saved searches (1)" }).click();
  await expect(row.getByRole("combobox", { name: "How often" })).toHaveValue("weekly");
  await expect(row.getByText("Paused", { exact: true })).toBeVisible();
  await row.getByRole("link").click();
  await expect(educator).toHaveURL(/minimumWage=20&role=Director|role=Director.*minimumWage=20/);
  await expect(educator.getByRole("button", { name: "Search saved" })).toBeVisible();
});

test("without an account: an address, a confirmation link in an email, and a link to unsubscribe", async ({
  guest,
}) => {
  const email = `alerts-${Date.now()}@e2e.example`;
  await guest.goto("/jobs?q=zebra-house&role=Director");
  await guest.getByRole("button", { name: "Email me when there are new ones" }).click();
  const dialog = guest.getByRole("dialog", { name: "New jobs by email" });
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Enter an email address, like name@example.com");
  await expectAccessible(guest);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("radio", { name: "As soon as there are new jobs" }).check();
  await dialog.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(guest.getByRole("dialog", { name: "Check your inbox" })).toContainText(email);

  const mail = await mailTo(email, "Confirm your job alert");
  await guest.goto(linkIn(mail));
  await expect(guest.getByRole("heading", { name: "Send you new jobs?" })).toBeVisible();
  await expect(guest.getByRole("radio", { name: "As soon as there are new jobs" })).toBeChecked();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Yes, send me new jobs" }).click();
  await expect(guest.getByRole("status")).toContainText("Confirmed.");
  await guest.getByRole("button", { name: "Stop these emails" }).click();
  await expect(guest.getByRole("heading", { name: "You get no more emails for this search" })).toBeVisible();
  await guest.getByRole("button", { name: "Get these emails again" }).click();
  await expect(guest.getByRole("heading", { name: "We email you new jobs" })).toBeVisible();
});

test("a like link in an email: after login the job is liked once; one press removes the like", async ({
  guest,
  educator,
  employer,
  publishedJob,
}) => {
  const path = `/job_listings/${publishedJob.id}/like`;
  await fetch(productUrl() + path);
  const liked = async () =>
    (await educator.profile.request(`job_listings/${publishedJob.id}`)).data.attributes["liked"];
  expect(await liked()).toBe(false);
  await guest.goto(path);
  await expect(guest).toHaveURL(/\/login\?return=/);
  await guest.getByLabel("Email").fill(educator.profile.email);
  await guest.getByLabel("Password", { exact: true }).fill(educator.profile.password);
  await guest.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(
    guest.getByRole("heading", { level: 1, name: `You liked ${publishedJob.title}` }),
  ).toBeVisible();
  await expect(guest.getByRole("status").filter({ hasText: "Liked." })).toBeVisible();
  expect(await liked()).toBe(true);
  await expectAccessible(guest);
  let writes = 0;
  educator.on("request", (request) => {
    if (request.url().endsWith("/like") && request.method() === "POST") writes += 1;
  });
  await educator.goto(path);
  await expect(educator.getByRole("button", { name: "Remove like" })).toBeVisible();
  expect(writes).toBe(0);
  await educator.getByRole("button", { name: "Remove like" }).click();
  await expect(educator.getByText("Not liked any more.")).toBeVisible();
  expect(await liked()).toBe(false);
  await employer.goto(path);
  await expect(employer.getByRole("heading", { name: "This page is for educators." })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("missing profile parts link to the profile; recommendations and saved searches fit the screen", async ({
    educator,
    publishedJob,
  }) => {
    await educator.goto(publishedJob.path);
    const match = educator.getByRole("region", { name: "How you match" });
    await expect(match).toContainText(/You match (everything|\d+ of \d+ things)/);
    for (const link of await match.getByRole("link").all())
      expect(await link.getAttribute("href")).toMatch(/^\/profile#[\w-]+$/);
    await expectAccessible(educator);
    await expectNoSidewaysScroll(educator);
    await educator.goto("/jobs");
    await educator.getByRole("button", { name: "Save this search" }).click();
    await expect(toast(educator, "Search saved.")).toBeVisible();
    await educator.getByRole("button", { name: "Search saved" }).click();
    await expect(educator.getByRole("dialog", { name: "Saved searches" })).toBeVisible();
    await expectNoSidewaysScroll(educator);
    await expectAccessible(educator);
  });
});

test("the search opens around the own ZIP; everywhere is one press, and stays chosen", async ({
  educator,
}) => {
  await educator.goto("/jobs");
  await expect(educator.getByRole("combobox", { name: "Where" })).toHaveValue("78701");
  await expect(educator.getByText("Within 25 miles of 78701")).toBeVisible();
  const list = educator.getByRole("region", { name: "Jobs", exact: true });
  await expect(list.getByRole("article").first()).toContainText(" mi");
  await educator.screenshot({ path: "test-results/own-place-1280.png" });
  await educator.getByRole("button", { name: "Everywhere" }).click();
  await expect(educator).toHaveURL(/everywhere=true/);
  await expect(educator.getByText("Jobs everywhere")).toBeVisible();
  await expect(educator.getByRole("combobox", { name: "Where" })).toHaveValue("");
  await educator.getByRole("link", { name: "Jobs", exact: true }).first().click();
  await expect(educator).toHaveURL(/\/jobs$/);
  await expect(educator.getByText("Jobs everywhere")).toBeVisible();
  await educator.getByRole("button", { name: "Near 78701" }).click();
  await expect(educator.getByText("Within 25 miles of 78701")).toBeVisible();
  await educator.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(educator);
  await educator.screenshot({ path: "test-results/own-place-375.png" });
});
