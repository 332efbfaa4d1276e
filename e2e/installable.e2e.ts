/** The site as an app on a phone: what makes it installable, and pages that open without a connection. */
import { signUp } from "./fixtures/api.ts";
import { startConversation } from "./fixtures/conversation.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

interface Manifest {
  name: string;
  lang: string;
  display: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

test("a brand's site says how it is installed, in the reader's language", async ({ entrance }) => {
  const page = await entrance.open(undefined, { locale: "es-US" });
  await page.goto("/jobs");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(href!);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ lang: "es", display: "standalone", name: "Cubby" });
  expect(manifest.shortcuts.map(({ name }) => name)).toContain("Mensajes");
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const icons = [...manifest.icons, { src: touchIcon!, sizes: "180x180", purpose: "any" }];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
});

const readers = [
  {
    locale: "en-US",
    offline: "You're offline",
    notice: /This is from/,
    viewport: { width: 1280, height: 800 },
  },
  {
    locale: "es-US",
    offline: "No tienes conexión",
    notice: /Esto es de/,
    viewport: { width: 375, height: 667 },
  },
];

for (const { locale, viewport, offline, notice } of readers)
  test(`pages open without a connection (${locale})`, async ({ entrance, employer, operator }) => {
    const person = await signUp("educator");
    const { job, conversationId } = await startConversation(person, employer.profile, operator);
    const page = await entrance.open(person, { locale, viewport });
    const keptPages = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open("pages")).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await page.goto("/jobs/applications");
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto(job.path);
    await expect(page.getByRole("heading", { name: job.title, level: 1 })).toBeVisible();
    await page.goto("/jobs/applications");
    await expect(page.getByRole("article", { name: job.title })).toBeVisible();
    await page.locator('nav a[href="/messages"]:visible').click();
    await page.locator(`a[href*="${conversationId}"]`).first().click();
    await expect(page.getByRole("log").getByText("Thank you for applying!")).toBeVisible();
    await expect.poll(keptPages).toEqual(expect.arrayContaining(["/messages", "/interviews", "/jobs"]));

    await page.context().setOffline(true);
    await page.goto(`/messages?conversation=${conversationId}`);
    await expect(page.getByRole("log").getByText("Thank you for applying!")).toBeVisible();
    await expect(page.getByText(notice)).toBeVisible();
    await page.goto("/jobs/applications");
    await expect(page.getByRole("article", { name: job.title })).toBeVisible();
    await page.goto(job.path);
    await expect(page.getByRole("heading", { name: job.title, level: 1 })).toBeVisible();
    await page.goto("/hiring-hero");
    await expect(page.getByRole("heading", { name: offline })).toBeVisible();
    await page.locator('main a[href="/messages"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.context().setOffline(false);
    await page.goto("/hiring-hero");
    await expect(page.getByRole("heading", { name: offline })).toBeHidden();
  });
