/** Finding a job: as a guest who comes from a search engine, and as an educator on a phone or with the keyboard alone. */
import type { Page } from "@playwright/test";
import { axe, fitsItsWidth } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Jobs" }).getByRole("article");
const countOf = (page: Page) =>
  page.getByRole("region", { name: "Jobs" }).getByRole("heading", { level: 2 }).first();

test("words in the search stand in the address and survive a reload", async ({ guest }) => {
  await guest.goto("/jobs");
  await guest.getByRole("searchbox", { name: "What" }).fill("Lead");
  await guest.getByRole("searchbox", { name: "What" }).press("Enter");
  await expect(guest).toHaveURL(/[?&]q=Lead/);
  await expect(cards(guest).first()).toContainText(/lead/i);
  const found = await countOf(guest).textContent();
  await guest.reload();
  await expect(guest.getByRole("searchbox", { name: "What" })).toHaveValue("Lead");
  await expect(countOf(guest)).toHaveText(found!);
});

test("a chosen schedule is a chip that takes it away again", async ({ guest }) => {
  await guest.goto("/jobs");
  const all = await countOf(guest).textContent();
  await guest.getByRole("button", { name: "Schedule" }).click();
  await guest.getByRole("checkbox", { name: "Part-Time" }).check();
  await expect(guest).toHaveURL(/schedule=Part-Time/);
  await expect(countOf(guest)).not.toHaveText(all!);
  await guest.keyboard.press("Escape");
  await guest.getByRole("button", { name: "Remove filter: Part-Time" }).click();
  await expect(guest).not.toHaveURL(/schedule/);
  await expect(countOf(guest)).toHaveText(all!);
});

test("a minimum wage of 0 adds no parameter, another one does", async ({ guest }) => {
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

test("nothing near: wider with the true number, and the number comes true", async ({
  guest,
  publishedJob,
}) => {
  const word = publishedJob.title.split(" ").at(-1)!;
  await guest.goto(`/jobs?q=${word}&address=San%20Marcos,%20TX&radiusInMiles=10`);
  await expect(guest.getByRole("heading", { name: "No jobs match these filters." })).toBeVisible();
  await guest.getByRole("button", { name: /^Widen to \d+ miles \(1 job\)$/ }).click();
  await expect(guest).not.toHaveURL(/radiusInMiles=10/);
  await expect(countOf(guest)).toHaveText("1 job");
  await expect(guest.getByRole("article", { name: publishedJob.title }).first()).toBeVisible();
});

test("nothing at all: the filter most worth taking away is offered with its number", async ({
  guest,
  publishedJob,
}) => {
  const word = publishedJob.title.split(" ").at(-1)!;
  await guest.goto(`/jobs?q=${word}&schedule=Seasonal`);
  await guest.getByRole("button", { name: /^Remove .+ \(\d[\d,]* jobs?\)$/ }).click();
  await expect(cards(guest).first()).toBeVisible();
});

test("a heart beats before the server answers, and takes it back when the server refuses", async ({
  educator,
  publishedJob,
}) => {
  await educator.goto(publishedJob.path);
  const heart = educator
    .getByRole("button", { name: `Like ${publishedJob.title}` })
    .filter({ visible: true });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await educator.route("**/like", async (route) => {
    await held;
    await route.fulfill({ status: 422, json: { errors: [{ status: "422", detail: "No" }] } });
  });
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  answer();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
  await expect(educator.getByText("Couldn't save that. Try again.")).toBeVisible();
  await educator.unroute("**/like");
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  await educator.reload();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
});

test("a guest's heart asks to log in, and then beats", async ({ guest, educator, publishedJob }) => {
  await guest.goto(publishedJob.path);
  const heart = guest.getByRole("button", { name: `Like ${publishedJob.title}` }).filter({ visible: true });
  await heart.first().click();
  const dialog = guest.getByRole("dialog", { name: "Log in to like this job" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(educator.profile.email);
  await dialog.getByLabel("Password", { exact: true }).fill(educator.profile.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
});

test("pay that is not set shows no dollar sign", async ({ educator, publishedJob }) => {
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
});

test("the list is one Tab stop: arrows and J move, Enter opens beside it, Esc comes back", async ({
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

test("a closed job says so, offers others, and cannot be applied for", async ({
  guest,
  employer,
  publishedJob,
}) => {
  await employer.profile.ask(`employer/job_listings/${publishedJob.id}/close`, { method: "POST" });
  const answer = await guest.goto(publishedJob.path);
  expect(answer?.status()).toBe(410);
  await expect(guest.getByRole("heading", { level: 1, name: publishedJob.title })).toBeVisible();
  await expect(guest.getByText("This job is no longer accepting applications")).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Similar jobs" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Apply" })).toHaveCount(0);
});

test("a job that closes while it is read says so at once", async ({ educator, employer, publishedJob }) => {
  await educator.goto(publishedJob.path);
  await expect(educator.getByRole("link", { name: "Apply" }).filter({ visible: true })).toBeVisible();
  await employer.profile.ask(`employer/job_listings/${publishedJob.id}/close`, { method: "POST" });
  await expect(educator.getByText("This job is no longer accepting applications")).toBeVisible();
  await expect(educator.getByRole("link", { name: "Apply" })).toHaveCount(0);
});

test("a job tells search engines what they ask, and leads to its employer", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(publishedJob.title);
  const posting = JSON.parse((await guest.locator('script[type="application/ld+json"]').textContent())!);
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: publishedJob.title,
    employmentType: ["FULL_TIME"],
    directApply: true,
    baseSalary: { value: { minValue: 21, maxValue: 27, unitText: "HOUR" } },
    jobLocation: [{ address: { addressLocality: "Austin", addressRegion: "TX" } }],
  });
  expect(posting.validThrough).toBeTruthy();
  await expect(guest.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${publishedJob.path}$`),
  );
  await guest.getByRole("link", { name: "More about" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Kite Harbor");
  await expect(guest.getByRole("article", { name: publishedJob.title })).toBeVisible();
});

test("a job applied for elsewhere says that a new tab opens", async ({ educator, publishedJob }) => {
  await educator.route(new RegExp(`/api/job_listings/${publishedJob.slug}\\?`), async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.attributes.externalUrl = "https://kite-harbor.example/apply";
    await route.fulfill({ response: answer, json: body });
  });
  await educator.goto(publishedJob.path);
  const link = educator.getByRole("link", { name: /Apply on employer's site.*opens in a new tab/ });
  await expect(link.filter({ visible: true })).toHaveAttribute("target", "_blank");
});

test("the home page leads to the search with what and where", async ({ guest }) => {
  await guest.goto("/");
  await guest.getByRole("searchbox", { name: "What" }).fill("Toddler");
  await guest.getByRole("combobox", { name: "Where" }).fill("Austin, TX");
  await guest.getByRole("button", { name: "Search jobs" }).click();
  await expect(guest).toHaveURL(/\/jobs\?q=Toddler&address=Austin/);
  await expect(cards(guest).first()).toContainText(" mi");
});

test("questions about Hiring Hero open and say that they are open", async ({ guest }) => {
  await guest.goto("/hiring-hero");
  const question = guest.getByRole("button", { name: "What does it cost?" });
  await expect(question).toHaveAttribute("aria-expanded", "false");
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(guest.getByText("Nothing. Every program")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("filters are a sheet that counts along; Esc keeps what was", async ({ guest }) => {
    await guest.goto("/jobs");
    const all = await countOf(guest).textContent();
    await guest.getByRole("button", { name: "Filters" }).click();
    const sheet = guest.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: "Seasonal" }).check();
    await expect(sheet.getByRole("button", { name: /^Show/ })).not.toHaveText(`Show ${all}`);
    await guest.keyboard.press("Escape");
    await expect(guest).not.toHaveURL(/schedule/);
    await guest.getByRole("button", { name: "Filters" }).click();
    await sheet.getByRole("checkbox", { name: "Seasonal" }).check();
    await expect(sheet.getByRole("button", { name: /^Show/ })).not.toHaveText(`Show ${all}`);
    const shown = (await sheet.getByRole("button", { name: /^Show/ }).textContent())!.replace("Show ", "");
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await expect(guest).toHaveURL(/schedule=Seasonal/);
    await expect(countOf(guest)).toHaveText(shown);
  });

  test("one field opens the whole search, and a card leads to the job's own page", async ({ guest }) => {
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

for (const width of [1280, 375])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 800 },
        contextOptions: { colorScheme, reducedMotion: "reduce" },
      });
      // Every rule over a page with hundreds of elements takes its time on a busy machine.
      test.setTimeout(120_000);

      for (const path of ["/", "/jobs?schedule=Part-Time", "/hiring-hero"])
        test(`${path} is whole`, async ({ guest }) => isWhole(guest, path));

      test("a job and its employer are whole", async ({ guest, publishedJob }) => {
        await isWhole(guest, publishedJob.path);
        await isWhole(guest, (await guest.getByRole("link", { name: "More about" }).getAttribute("href"))!);
      });
    });

async function isWhole(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await fitsItsWidth(page);
  await axe(page);
}
