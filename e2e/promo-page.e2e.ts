/** A campaign's page: read without scripts, and remembered by whoever registers from it. */
import { expect, test } from "./fixtures/test.ts";

const readers = [
  {
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    wayIn: "Create an employer account",
    code: "Your code",
  },
  {
    locale: "es-US",
    viewport: { width: 375, height: 667 },
    wayIn: "Crear una cuenta de empleador",
    code: "Tu código",
  },
];

for (const { locale, viewport, wayIn, code } of readers)
  test(`leads to registering, which knows where it began (${locale})`, async ({ entrance }) => {
    const page = await entrance.open(undefined, { locale, viewport });
    await page.goto("/p/new-centers");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Opening a new center?");
    await expect(page.getByText(code)).toContainText("NEWCENTER");
    await page.getByRole("main").getByRole("link", { name: wayIn }).click();
    await expect(page).toHaveURL(/\/register\/employer\?referrer=promo%3Anew-centers/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("is in the server's HTML and the sitemap; another address is not found", async ({ entrance }) => {
  const { request } = (await entrance.open()).context();
  const html = await (await request.get("/p/new-centers")).text();
  expect(html).toContain("Write to educators near you who are looking now.");
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/p\/new-centers"/);
  expect((await request.get("/p/nothing-here")).status()).toBe(404);
  const home = await request.get("/p/home", { maxRedirects: 0 });
  expect([home.status(), home.headers()["location"]]).toEqual([302, "/"]);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = sitemap.includes("<sitemapindex")
    ? await (await request.get("/sitemap-pages.xml")).text()
    : sitemap;
  expect(pages).toContain("/p/new-centers</loc>");
});
