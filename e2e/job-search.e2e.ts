/** Job search: the query string, filters, places, wider circles, the keyboard and the phone. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Jobs" }).getByRole("article");
const countOf = (page: Page) =>
  page.getByRole("region", { name: "Jobs" }).getByRole("heading", { level: 2 }).first();

test("search words are in the query string and survive a reload", async ({ guest }) => {
  await guest.goto("/jobs");
  await guest.getByRole("searchbox", { name: "What" }).fill("Director");
  await guest.getByRole("searchbox", { name: "What" }).press("Enter");
  await expect(guest).toHaveURL(/[?&]q=Director/);
  await expect(cards(guest).first()).toContainText(/director/i);
  const found = await countOf(guest).textContent();
  await guest.reload();
  await expect(guest.getByRole("searchbox", { name: "What" })).toHaveValue("Director");
  await expect(countOf(guest)).toHaveText(found!);
});

test("a chosen schedule is a chip that removes it", async ({ guest }) => {
  await guest.goto("/jobs");
  const all = await countOf(guest).textContent();
  await guest.getByRole("button", { name: "Schedule" }).click();
  await guest.getByRole("checkbox", { name: "Part-Time" }).check();
  await expect(guest).toHaveURL(/schedule=Part-Time/);
  await expect(countOf(guest)).not.toHaveText(all!);
  const partTime = await countOf(guest).textContent();
  await guest.keyboard.press("Escape");
  await guest.getByRole("button", { name: "Remove filter: Part-Time" }).click();
  await expect(guest).not.toHaveURL(/schedule/);
  // Not back to the very number: other end-to-end tests publish jobs in the meantime.
  await expect(countOf(guest)).not.toHaveText(partTime!);
});

test("a minimum wage of 0 adds no parameter, other values do", async ({ guest }) => {
  await guest.goto("/jobs");
  await guest.getByRole("button", { name: "Pay", exact: true }).click();
  const pay = guest.getByRole("textbox", { name: "Minimum pay per hour" });
  await pay.fill("24");
  await expect(guest).toHaveURL(/minimumWage=24/);
  await pay.fill("0");
  await expect(guest).not.toHaveURL(/minimumWage/);
});

test("a place is suggested while it is typed, and jobs say how far they are", async ({ guest }) => {
  await guest.goto("/jobs");
  await guest.getByRole("combobox", { name: "Where" }).pressSequentially("aust");
  await expect(guest.getByRole("option", { name: "Austin, TX" })).toBeVisible();
  await guest.keyboard.press("ArrowDown");
  await guest.keyboard.press("Enter");
  await expect(guest).toHaveURL(/lat=30/);
  await expect(guest.getByRole("combobox", { name: "Where" })).toHaveValue("Austin, TX");
  await expect(cards(guest).first()).toContainText(" mi");
});

test("no jobs nearby: a wider radius is suggested with its exact count", async ({ guest, publishedJob }) => {
  const word = publishedJob.title.split(" ").at(-1)!;
  await guest.goto(`/jobs?q=${word}&address=San%20Marcos,%20TX&radiusInMiles=10`);
  await expect(guest.getByRole("heading", { name: "No jobs match these filters." })).toBeVisible();
  await guest.getByRole("button", { name: /^Widen to \d+ miles \(1 job\)$/ }).click();
  await expect(guest).not.toHaveURL(/radiusInMiles=10/);
  await expect(countOf(guest)).toHaveText("1 job");
  await expect(guest.getByRole("article", { name: publishedJob.title }).first()).toBeVisible();
});

test("no jobs at all: the most useful filter to remove is suggested with its count", async ({
  guest,
  publishedJob,
}) => {
  const word = publishedJob.title.split(" ").at(-1)!;
  await guest.goto(`/jobs?q=${word}&schedule=Seasonal`);
  const remove = guest.getByRole("button", { name: /^Remove .+ \(\d[\d,]* jobs?\)$/ });
  await expect(remove).toBeVisible();
  await expectAccessible(guest);
  await remove.click();
  await expect(cards(guest).first()).toBeVisible();
});

test("a job without pay shows no dollar sign", async ({ educator, publishedJob }) => {
  await educator.route(/\/api\/job_listings\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const row of body.data) row.attributes.compensation = { min: 0, max: 0, interval: "hour" };
    await route.fulfill({ response: answer, json: body });
  });
  const word = publishedJob.title.split(" ").at(-1)!;
  await educator.goto(`/jobs?q=${word}`);
  const card = cards(educator).filter({ hasText: publishedJob.title });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("$");
  // A list that is fetched again must not outlive the test.
  await educator.unrouteAll({ behavior: "ignoreErrors" });
});

test("the list is one Tab stop: arrows and J move, Enter opens the pane, Esc returns to the list", async ({
  guest,
}) => {
  await guest.goto("/jobs");
  await expect(
    guest.getByRole("region", { name: "Job", exact: true }).getByRole("heading", { level: 2 }),
  ).toBeVisible();
  await cards(guest).first().focus();
  await guest.keyboard.press("j");
  await guest.keyboard.press("ArrowDown");
  await expect(cards(guest).nth(2)).toBeFocused();
  await guest.keyboard.press("k");
  const title = (await cards(guest).nth(1).getByRole("heading").textContent())!;
  await guest.keyboard.press("Enter");
  await expect(guest).toHaveURL(/[?&]job=/);
  const pane = guest.getByRole("region", { name: "Job", exact: true });
  await expect(pane.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await guest.keyboard.press("F6");
  await expect(pane).toBeFocused();
  await guest.keyboard.press("Escape");
  await expect(cards(guest).nth(1)).toBeFocused();
});

test("a newly published job is counted, and shown on request", async ({ educator, employer, operator }) => {
  const opening = educator.waitForEvent("websocket");
  await educator.goto("/jobs?address=Austin,%20TX&sort=-publishedAt");
  const isListening = (frame: { payload: string | Buffer }) =>
    /confirm_subscription.*JobsChannel|JobsChannel.*confirm_subscription/.test(String(frame.payload));
  await (await opening).waitForEvent("framereceived", isListening);
  const { title } = await publishJob(employer.profile, operator);
  await educator.getByRole("button", { name: /^\d+ new jobs?\. Show$/ }).click();
  await expect(cards(educator).filter({ hasText: title })).toBeVisible();
});

test("the home page's form leads to the search with words and place", async ({ guest }) => {
  await guest.goto("/");
  await guest.getByRole("searchbox", { name: "What" }).fill("Toddler");
  await guest.getByRole("combobox", { name: "Where" }).fill("Austin, TX");
  await guest.getByRole("button", { name: "Search jobs" }).click();
  await expect(guest).toHaveURL(/\/jobs\?q=Toddler&address=Austin/);
  await expect(cards(guest).first()).toContainText(" mi");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("filters are a sheet with a live count; Esc discards the changes", async ({ guest }) => {
    await guest.goto("/jobs");
    await guest.getByRole("button", { name: "Filters" }).click();
    const sheet = guest.getByRole("dialog", { name: "Filters" });
    const show = sheet.getByRole("button", { name: /^Show/ });
    // Not a count that was read before: other tests publish jobs meanwhile.
    await expect(show).toHaveText(/^Show \d,\d{3} jobs$/);
    await sheet.getByRole("checkbox", { name: "Seasonal" }).check();
    await expect(show).toHaveText(/^Show \d{1,3} jobs$/);
    await guest.keyboard.press("Escape");
    await expect(guest).not.toHaveURL(/schedule/);
    await guest.getByRole("button", { name: "Filters" }).click();
    await sheet.getByRole("checkbox", { name: "Seasonal" }).check();
    await expect(show).toHaveText(/^Show \d{1,3} jobs$/);
    const shown = (await show.textContent())!.replace("Show ", "");
    await show.click();
    await expect(guest).toHaveURL(/schedule=Seasonal/);
    await expect(countOf(guest)).toHaveText(shown);
  });

  test("one field opens the whole search, and a card leads to the job's page", async ({ guest }) => {
    await guest.goto("/jobs");
    await guest.getByRole("button", { name: "Search jobs" }).click();
    const sheet = guest.getByRole("dialog", { name: "Search jobs" });
    await sheet.getByRole("searchbox", { name: "What" }).fill("Lead");
    await sheet.getByRole("button", { name: "Search" }).click();
    await expect(sheet).toBeHidden();
    await expect(guest).toHaveURL(/q=Lead/);
    await cards(guest).first().getByRole("link").click();
    await expect(guest).toHaveURL(/\/jobs\/[\w-]+$/);
    await expect(guest.getByRole("link", { name: "Apply" }).filter({ visible: true })).toBeInViewport();
  });
});
