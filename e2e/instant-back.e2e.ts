/**
 * Back leads to the list as it was left: the same rows at the same place, out of what the browser has already. Requests
 * for the list never get an answer meanwhile, so whatever shows was not waited for.
 */
import type { Locator, Page } from "@playwright/test";
import { signIn } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 900 };
const sizes = [phone, desktop];
/** Who was opened is no longer marked as new, which may make a row a few pixels lower. */
const lineHeightPx = 20;

interface List {
  reader: "educator" | "employer";
  path: string;
  /** The requests that the list consists of. */
  api: string;
  /** The links to what the rows lead to. */
  links: string;
  /** What shows once one is open. */
  open: string;
  viewports: readonly (typeof phone)[];
}

const lists: Record<string, List> = {
  jobs: {
    reader: "educator",
    path: "/jobs",
    api: "**/api/job_listings?**",
    links: "main article h3 a",
    open: 'main h1:not(:has-text("Find jobs"))',
    viewports: [phone],
  },
  applicants: {
    reader: "employer",
    path: "/employer/applicants?stage=all",
    api: "**/api/employer/job_applications?**",
    links: "main article a",
    open: "main [role=group][aria-label=Status]",
    viewports: [phone],
  },
  "a table of applicants": {
    reader: "employer",
    path: "/employer/applicants?stage=all&view=table",
    api: "**/api/employer/job_applications?**",
    links: "main tbody a",
    open: "main [role=group][aria-label=Status]",
    viewports: [desktop],
  },
  "a board of applicants": {
    reader: "employer",
    path: "/employer/applicants?stage=all&view=board",
    api: "**/api/employer/job_applications?**",
    links: "main article a",
    open: "main [role=group][aria-label=Status]",
    viewports: sizes,
  },
};

for (const [name, list] of Object.entries(lists))
  for (const viewport of list.viewports)
    test(`back to ${name} at ${viewport.width} px shows the same place at once`, async ({ entrance }) => {
      const page = await entrance.open(await signIn(list.reader), { viewport });
      await page.goto(list.path);
      const links = page.locator(list.links).filter({ visible: true });
      await expect(links.nth(6)).toBeVisible();
      await settled(page);
      const link = links.nth(5);
      const [text] = (await link.innerText()).split("\n");
      await center(link);
      await settled(page);
      const before = await position(page, link);
      expect(before.scrolled).toBeGreaterThan(0);

      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${escaped(list.path)}$`));
      await expect(page.locator(list.open).first()).toBeVisible();
      await page.route(list.api, () => undefined);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${escaped(list.path)}$`));
      await expect(link).toContainText(text!);
      await expect.poll(() => distance(page, link, before)).toBeLessThan(lineHeightPx);
    });

test("back to candidates at 375 px shows the same place and words at once", async ({ entrance }) => {
  const page = await entrance.open(await signIn("employer"), { viewport: phone });
  await page.goto("/educators?radiusInMiles=anywhere");
  await backFromRow(page, "**/api/user_profiles?**", page.getByRole("list", { name: "Educators" }));
});

test("more cards of a board's column are there again after back", async ({
  entrance,
  employer,
  operator,
}) => {
  const { createJobWithApplicants } = await import("./fixtures/many-applicants.ts");
  await createJobWithApplicants(27, employer.profile, operator);
  const page = await entrance.open(employer.profile, { viewport: desktop });
  await page.goto("/employer/applicants?view=board");
  const cards = page.getByRole("region", { name: "New", exact: true }).getByRole("article");
  await expect(cards).toHaveCount(25);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards).toHaveCount(27);
  await cards.last().getByRole("link").click();
  await expect(page.getByRole("group", { name: "Status", exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(27);
});

for (const viewport of sizes)
  test(`back from a conversation at ${viewport.width} px shows the inbox at once`, async ({ entrance }) => {
    const page = await entrance.open(await signIn("employer"), { viewport });
    await page.goto("/employer/messages?filter=all");
    const rows = page.locator("main a[data-conversation]");
    await expect(rows.nth(3)).toBeVisible();
    await settled(page);
    const texts = await rows.allInnerTexts();
    const list = page.getByRole("region", { name: "Conversations" });
    await rows.nth(3).scrollIntoViewIfNeeded();
    await rows.nth(3).click();
    await expect(page.getByRole("log")).toBeVisible();
    await page.route("**/api/employer/conversations?**", () => undefined);
    await page.goBack();
    await expect(list).toBeVisible();
    await expect(rows.first()).toBeInViewport();
    expect(await rows.allInnerTexts()).toEqual(texts);
  });

for (const viewport of sizes)
  test(`back from an own application at ${viewport.width} px leaves the list as it was`, async ({
    entrance,
  }) => {
    const page = await entrance.open(await signIn("educator"), { viewport });
    await page.goto("/jobs/applications");
    const links = page.locator("main article h3 a");
    await expect(links.first()).toBeVisible();
    await settled(page);
    const before = await position(page, links.first());
    await page.route("**/api/job_applications?**", () => undefined);
    await links.first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(links.first()).toBeVisible();
    await expect.poll(() => distance(page, links.first(), before)).toBeLessThan(lineHeightPx);
  });

async function backFromRow(page: SignedIn, api: string, list: ReturnType<Page["getByRole"]>) {
  const rows = list.getByRole("article");
  await expect(rows.nth(6)).toBeVisible();
  await settled(page);
  const row = rows.nth(5);
  const name = await row.getAttribute("aria-label");
  await center(row.getByRole("link", { name: name! }));
  await settled(page);
  const before = await position(page, row);
  const url = page.url();
  await row.getByRole("link", { name: name! }).click();
  await expect(page).not.toHaveURL(url);
  await expect(page.getByText("Message", { exact: true }).first()).toBeVisible();
  await page.route(api, () => undefined);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(row).toHaveAttribute("aria-label", name!);
  await expect.poll(() => distance(page, row, before)).toBeLessThan(lineHeightPx);
}

/** Where a press scrolls no more. */
const center = (link: Locator) => link.evaluate((element) => element.scrollIntoView({ block: "center" }));

interface Position {
  scrolled: number;
  top: number;
  left: number;
}

/** Where a row stands in the window, and how far that was scrolled: a hint above the list may come or go meanwhile. */
const position = async (page: Page, row: Locator): Promise<Position> => {
  const { y = Number.NaN, x = Number.NaN } = (await row.boundingBox()) ?? {};
  return { scrolled: await page.evaluate(() => scrollY), top: y, left: x };
};

async function distance(page: Page, row: Locator, before: Position): Promise<number> {
  const now = await position(page, row);
  return Math.abs(now.top - before.top) + Math.abs(now.left - before.left);
}

/** Until nothing is asked any more and nothing moves. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  const look = () => page.evaluate(() => `${scrollY} ${document.documentElement.scrollHeight}`);
  let [before, calm] = [await look(), 0];
  await expect(async () => {
    const now = await look();
    calm = now === before ? calm + 1 : 0;
    before = now;
    expect(calm).toBeGreaterThan(3);
  }).toPass({ intervals: [250] });
}

const escaped = (text: string) => text.replaceAll(/[?.&=]/g, String.raw`\$&`);
