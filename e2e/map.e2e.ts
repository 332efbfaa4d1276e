/** The map of a job, a program and a search: by keys and by pointer, and from no other host. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { productUrl } from "./fixtures/product-url.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const outlines = /\/assets\/(states|counties)-10m[\w.-]*\.json/;
const mapScript = /\/assets\/(es-\w+\/)?reader-map[\w.-]*\.js/;

/** Every address that the page asks for, from now on. */
function watchRequests(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}

const elsewhere = (urls: string[]) =>
  urls.filter((url) => !url.startsWith(productUrl()) && !/^(data|blob):/.test(url));

/** Where the map's one marker is on the screen. */
async function centerOf(page: Page, name: string) {
  const box = (await page.getByRole("button", { name: `1 ${name}` }).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const reader of readers) {
  const t = wordsFor(reader);
  const { locale, viewport, isPhone } = reader;
  test(`a job's map opens by the keyboard, moves and zooms, and agrees with its list (${reader.reader})`, async ({
    entrance,
    publishedJob,
  }) => {
    const page = await entrance.open(undefined, { locale, viewport, hasTouch: isPhone });
    const urls = watchRequests(page);
    await page.goto(publishedJob.path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    const show = page.getByRole("button", { name: t("Show map") });
    await expect(show).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(urls.filter((url) => outlines.test(url) || mapScript.test(url))).toEqual([]);

    await show.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: t("Map"), exact: true })).toBeVisible();
    const map = page.getByRole("group", { name: t("Map") });
    const marker = page.getByRole("button", { name: "1 Kite Harbor" });
    await expect(marker).toBeInViewport();
    await expect(map.locator("svg path").first()).toBeAttached();
    await expect(map.locator("svg text").first()).toBeAttached();
    expect(urls.some((url) => mapScript.test(url))).toBe(true);
    expect(urls.filter((url) => outlines.test(url)).length).toBeGreaterThan(0);
    expect(elsewhere(urls)).toEqual([]);

    // The list and the marker are one: either chooses both.
    const entry = page
      .getByRole("list", { name: t("Places on the map") })
      .getByRole("button", { name: "Kite Harbor" });
    await expect(entry).toContainText("1 Elm Street");
    await entry.press("Enter");
    await expect(marker).toHaveAttribute("aria-pressed", "true");
    await entry.press("Enter");
    await expect(marker).toHaveAttribute("aria-pressed", "false");
    await marker.click();
    await expect(entry).toHaveAttribute("aria-pressed", "true");

    await map.focus();
    const before = await centerOf(page, "Kite Harbor");
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await centerOf(page, "Kite Harbor")).x).toBeCloseTo(before.x - 80, 0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await centerOf(page, "Kite Harbor")).y).toBeCloseTo(before.y - 80, 0);
    // Away from the middle, what zooms in moves outwards, twice as far.
    await page.keyboard.press("+");
    await expect.poll(async () => (await centerOf(page, "Kite Harbor")).x).toBeCloseTo(before.x - 160, 0);
    await page.keyboard.press("0");
    await expect.poll(async () => (await centerOf(page, "Kite Harbor")).x).toBeCloseTo(before.x, 0);
    const status = page.getByRole("region", { name: t("Map"), exact: true }).getByRole("status");
    const inView = (count: number) =>
      t("{0, plural, one {{inView} of # place in view} other {{inView} of # places in view}}", {
        0: 1,
        inView: count,
      });
    await expect(status).toHaveText(inView(1));
    for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
    await expect(status).toHaveText(inView(0));
    await page.getByRole("button", { name: t("Show everything again") }).click();
    await expect(status).toHaveText(inView(1));

    for (const name of ["Zoom in", "Zoom out", "Show everything again"]) {
      const size = (await page.getByRole("button", { name: t(name), exact: true }).boundingBox())!;
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: t("Hide map") }).click();
    await expect(map).toHaveCount(0);
    expect(elsewhere(urls)).toEqual([]);
  });
}

test("a drag moves the map, and the wheel the page until the map was pressed", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await guest.getByRole("button", { name: "Show map" }).click();
  const map = guest.getByRole("group", { name: "Map" });
  await map.scrollIntoViewIfNeeded();
  await expect(guest.getByRole("button", { name: "1 Kite Harbor" })).toBeInViewport();
  const inMap = async () =>
    (await centerOf(guest, "Kite Harbor")).y - ((await map.boundingBox())?.y ?? Number.NaN);
  const scrollTop = () => guest.evaluate(() => Math.round(scrollY));
  const [before, place, scrolled] = [await centerOf(guest, "Kite Harbor"), await inMap(), await scrollTop()];
  expect(scrolled).toBeGreaterThan(40);
  await guest.mouse.move(before.x - 60, before.y - 60);
  await guest.mouse.wheel(0, -40);
  await expect.poll(scrollTop).toBe(scrolled - 40);
  expect(await inMap()).toBeCloseTo(place, 0);
  const start = await centerOf(guest, "Kite Harbor");
  await guest.mouse.move(start.x - 60, start.y - 60);
  await guest.mouse.down();
  await guest.mouse.move(start.x - 20, start.y - 30, { steps: 4 });
  await guest.mouse.up();
  await expect.poll(async () => (await centerOf(guest, "Kite Harbor")).x).toBeCloseTo(start.x + 40, 0);
  await expect.poll(async () => (await centerOf(guest, "Kite Harbor")).y).toBeCloseTo(start.y + 30, 0);
  // It has the focus now: the wheel zooms around the pointer, and the marker moves away from it.
  const dragged = await centerOf(guest, "Kite Harbor");
  await guest.mouse.wheel(0, -200);
  await expect.poll(async () => (await centerOf(guest, "Kite Harbor")).x).toBeGreaterThan(dragged.x + 5);
});

test("a map that cannot be loaded says so, keeps its list, and loads when asked again", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await guest.route(outlines, (route) => route.abort());
  await guest.getByRole("button", { name: "Show map" }).click();
  await expect(guest.getByText("We couldn't load the map. The list has the same places.")).toBeVisible();
  await expect(guest.getByRole("list", { name: "Places on the map" })).toContainText("Kite Harbor");
  await guest.unroute(outlines);
  await guest.getByRole("button", { name: "Try again" }).click();
  await expect(guest.getByRole("group", { name: "Map" }).locator("svg path").first()).toBeAttached();
  await expect(guest.getByText("We couldn't load the map.")).toHaveCount(0);
});

test("a program's page has the map of its locations, and still the way to directions", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await guest.getByRole("link", { name: "More about" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Kite Harbor" })).toBeVisible();
  await guest.getByRole("button", { name: "Show map" }).click();
  await expect(guest.getByRole("button", { name: "1 Kite Harbor" })).toBeVisible();
  const link = guest.getByRole("link", { name: /^Open in maps ?: Kite Harbor \(opens in a new tab\)$/ });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Kite/);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("found jobs are on the map with rings around the searched place, and in its list", async ({
  guest,
  publishedJob,
}) => {
  const urls = watchRequests(guest);
  const word = publishedJob.title.split(" ").at(-1)!;
  await guest.goto(`/jobs?q=${word}&address=Austin,%20TX&radiusInMiles=25`);
  await guest.getByRole("region", { name: "Jobs" }).getByRole("button", { name: "Show map" }).click();
  const marker = guest.getByRole("button", { name: `1 ${publishedJob.title}` });
  await expect(marker).toBeVisible();
  const map = guest.getByRole("group", { name: "Map" });
  await expect(map.getByText("5 miles", { exact: true })).toBeAttached();
  await expect(map.getByText("Your search")).toBeAttached();
  const list = guest.getByRole("list", { name: "Places on the map" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText(/mi away/);
  await expectAccessible(guest);
  await expect(list.getByRole("link", { name: `View ${publishedJob.title}` })).toHaveAttribute(
    "href",
    publishedJob.path,
  );
  expect(elsewhere(urls)).toEqual([]);
});
