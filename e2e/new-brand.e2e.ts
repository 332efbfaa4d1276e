/** A new brand on a new domain, with its own colours, area and question: live from the browser, without a restart. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

/** In no area of the sample. */
const zip = "59718";

async function create(
  page: Page,
  collection: string,
  fill: (form: ReturnType<Page["getByRole"]>) => Promise<void>,
) {
  await page.goto(`/admin/data/${collection}/new`);
  await fill(page.getByRole("main"));
  await page.getByRole("main").getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/data/${collection}/[\\da-f-]{36}$`));
  return page.url().split("/").at(-1)!;
}

async function choose(page: Page, label: string, name: string) {
  await page.getByRole("main").getByLabel(label).fill(name);
  await page.getByRole("option", { name }).click();
}

test("an operator brings a brand live, and its first educator registers there", async ({
  entrance,
  operator,
  guest,
}) => {
  test.slow();
  const word = `b${randomBytes(4).toString("hex")}`;
  const page = await entrance.open(operator);
  const begin = Date.now();

  await create(page, "geographies", async (form) => {
    await form.getByLabel("Name", { exact: true }).fill(`Bozeman ${word}`);
    await form.getByLabel("Short name").fill("Bozeman");
    await form.getByLabel("Latitude").fill("45.68");
    await form.getByLabel("Longitude").fill("-111.04");
    await form.getByLabel("Educators can sign up").selectOption("true");
    await form.getByLabel("ZIPs").fill(zip);
  });

  await create(page, "profile_questions", async (form) => {
    await form.getByLabel("Name", { exact: false }).first().fill(`snow_${word}`);
    await form.getByLabel("Question or label").fill(`Do you drive in snow, ${word}?`);
    await form.getByLabel("Category").selectOption("job_preferences");
    await form.getByLabel("Kind of answer").selectOption("radio");
    for (const [index, title] of ["Yes", "No"].entries()) {
      await form.getByRole("button", { name: "Add an answer" }).click();
      await form.getByLabel("What educators read").nth(index).fill(title);
    }
    await choose(page, "Area", `Bozeman ${word}`);
  });

  const host = `${word}.localhost`;
  await create(page, "brands", async (form) => {
    await form.getByLabel("Name", { exact: false }).first().fill(`Snowberry ${word}`);
    await form.getByLabel("Domain", { exact: true }).fill(host);
    await form.getByLabel("Email for questions").fill(`hello@${word}.example`);
    await form.getByLabel("Words beside the log-in").fill("Care for the valley's children");
    await form.getByLabel("Theme: main colour").fill("#f2b705");
    // The preview follows what is typed, and says what became of a colour that nobody could read.
    await expect(form.getByText(/We darkened your colour from #f2b705 to #/)).toBeVisible();
    await expect(form.getByText("Postularme").first()).toBeAttached();
    await form.locator("input[type=file]").setInputFiles("public/mail-mark.png");
    await expect(form.getByRole("img", { name: "Logo" })).toBeVisible();
    await choose(page, "Areas", `Bozeman ${word}`);
    await expectAccessible(page);
  });
  await expect(page.getByRole("table", { name: "Domains" }).getByText("Leads here")).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Its mails"]').getByText(`Snowberry ${word}`).last(),
  ).toBeVisible();

  const site = new URL("/", page.url());
  site.hostname = host;
  await expect
    .poll(async () => {
      await guest.goto(String(site));
      return guest.title();
    })
    .toContain(`Snowberry ${word}`);
  const logo = guest.getByRole("banner").getByRole("img", { name: `Snowberry ${word}` });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const primary = await guest.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--primary"),
  );
  expect(primary.trim()).toMatch(/^#[0-9a-f]{6}$/i);
  await guest.goto(new URL("/login", site).href);
  await expect(guest.getByText("Care for the valley's children")).toBeVisible();

  await guest.goto(new URL("/register/teacher", site).href);
  await guest.getByLabel("First name").fill("Ada");
  await guest.getByLabel("Last name").fill("Vale");
  await guest.getByLabel("Email").fill(`${word}@e2e.example`);
  await guest.getByLabel("Password", { exact: true }).fill("kites-over-the-harbor");
  await guest.getByLabel("ZIP code").fill(zip);
  await guest.getByLabel(/I agree to the terms/).check();
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(/\/register\/teacher\/onboarding/);
  const questions = await guest.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("access_token")}` };
    return (await fetch("/api/profile_questions?page[size]=100", { headers })).text();
  });
  expect(questions).toContain(`snow_${word}`);
  // Ten minutes are for a person; what a person waits for is well below one.
  expect(Date.now() - begin).toBeLessThan(10 * 60_000);
});

test("a domain belongs to one brand, and one that leads elsewhere says what to set", async ({
  entrance,
  operator,
}) => {
  const word = `d${randomBytes(4).toString("hex")}`;
  const page = await entrance.open(operator);
  await page.goto("/admin/data/brands/new");
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: false }).first().fill(`Second ${word}`);
  await form.getByLabel("Domain", { exact: true }).fill("www.cubby.example");
  await form.getByLabel("Email for questions").fill(`hello@${word}.example`);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form.getByText("This domain is already used by Cubby").first()).toBeVisible();
  await form.getByLabel("Domain", { exact: true }).fill(`${word}.example`);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  const row = page.getByRole("table", { name: "Domains" }).getByRole("row").filter({ hasText: word });
  await expect(row.getByText("Not known yet")).toBeVisible({ timeout: 15_000 });
  await expect(row.getByText(`${word}.example CNAME`)).toBeVisible();
  await expectAccessible(page);
});
