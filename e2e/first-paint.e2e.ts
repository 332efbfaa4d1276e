/** What people see of a page that is loaded anew on a slow phone: nothing moves, no other page flashes by. */
import type { Page } from "@playwright/test";
import { translator } from "#platform/server/translations.ts";
import { expect, test } from "./fixtures/test.ts";
import { finishProfile } from "./fixtures/finish-profile.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { readers } from "./fixtures/readers.ts";

const maxLayoutShift = 0.05;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Watch {
  layoutShift: number;
  /** What moved, and from where to where, for whoever reads a failure. */
  moves: string[];
  /** The first readable card of the list, each time another one takes its place. */
  firstCards: string[];
}

/** Measures from the first paint on, in the page itself. */
const watch = (listName: string) => {
  const seen: Watch = { layoutShift: 0, moves: [], firstCards: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      seen.layoutShift += value;
      for (const { node, previousRect, currentRect } of sources)
        seen.moves.push(`${(node as Element)?.className}: ${previousRect.y} → ${currentRect.y} (${value})`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const card = [...document.querySelectorAll(`section[aria-label="${listName}"] article`)].find((one) =>
      one.querySelector("a")?.checkVisibility({ visibilityProperty: true }),
    );
    const name = card?.getAttribute("aria-label");
    if (name && seen.firstCards.at(-1) !== name) seen.firstCards.push(name);
    requestAnimationFrame(look);
  };
  look();
};

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watch }).seen);

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`nothing moves and nothing is swapped while a signed-in page loads (${reader})`, async ({
    entrance,
    educator: { profile },
    employer,
    operator,
  }) => {
    const t = translator(language);
    await finishProfile(profile);
    const job = await publishJob(employer.profile, operator);
    await publishJob(employer.profile, operator);
    const phone = await entrance.open(profile, { locale, viewport, hasTouch: isPhone });
    const network = await phone.context().newCDPSession(phone);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await phone.addInitScript(watch, t("Jobs"));
    // Recommended jobs are cards as well, and may come first.
    const card = `section[aria-label="${t("Jobs")}"] article a`;
    const pages: [path: string, isLoaded: string][] = [
      ["/jobs", card],
      ["/jobs?address=78701", card],
      [job.path, `text=${t("How you match")}`],
      ["/profile", `text=${t("Preview as employer")}`],
      ["/jobs/applications", "[role=tab]"],
    ];
    for (const [path, isLoaded] of pages) {
      await phone.goto(path);
      await expect(phone.locator("html[data-hydrated]")).toBeAttached();
      await phone.waitForLoadState("networkidle");
      await expect(phone.locator("main").locator(isLoaded).first()).toBeVisible();
      const { layoutShift, moves, firstCards } = await seenOn(phone);
      expect.soft(layoutShift, `layout shift of ${path}\n${moves.join("\n")}`).toBeLessThan(maxLayoutShift);
      if (path.startsWith("/jobs?") || path === "/jobs") expect.soft(firstCards, path).toHaveLength(1);
    }
  });

test("parts that are loaded later bring their own styles and not those of the page again", async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1280, height: 740 });
  await guest.goto("/jobs");
  await expect(guest.locator("html")).toHaveAttribute("data-hydrated", "");
  await guest.locator("article a").first().click();
  await expect(guest.getByRole("complementary").or(guest.locator("main h2")).first()).toBeVisible();
  const paths = () =>
    guest
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await expect.poll(async () => (await paths()).length).toBeGreaterThan(2);
  const found = await paths();
  expect(found.toSorted()).toEqual([...new Set(found)].toSorted());
});
