/** Dates of pages that are opened directly: the server writes them by the reader's own clock, and the browser agrees. */
import { expect, test } from "./fixtures/test.ts";
import type { Visitor } from "./fixtures/visitor.ts";

const zones = ["America/Chicago", "Pacific/Auckland", "Europe/Berlin"];

interface Opened {
  /** Every date as the server wrote it. */
  server: string[];
  /** Once the page is hydrated. */
  browser: string[];
  shift: number;
}

async function open(guest: Visitor, path: string): Promise<Opened> {
  const response = await guest.goto(path);
  const html = await response!.text();
  await expect(guest.locator("html[data-hydrated]")).toBeAttached();
  await guest.waitForLoadState("networkidle");
  const written = [...html.matchAll(/<time dateTime="[^"]*"(?: title="([^"]*)")?>(.*?)<\/time>/g)];
  const server = written.map(([, title = "", text]) => `${title}: ${text}`);
  const browser = await guest
    .locator("time")
    .evaluateAll((times) => times.map((time) => `${(time as HTMLElement).title}: ${time.textContent}`));
  // What the browser alone shows, as the job beside the list, comes after what the server wrote.
  return { server, browser: browser.slice(0, server.length), shift: await guest.evaluate(shiftOfTimes) };
}

/** How far texts with a date in them moved what is around them, as a share of the window. */
const shiftOfTimes = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 100);
  });

for (const timezoneId of zones)
  test.describe(`a guest in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads the same dates in the server's HTML and after hydration", async ({ guest, publishedJob }) => {
      await open(guest, "/");
      expect(await guest.evaluate(() => document.cookie)).toContain(`time_zone=${timezoneId}`);
      for (const path of ["/", "/jobs", publishedJob.path]) {
        const { server, browser, shift } = await open(guest, path);
        expect(server.length, path).toBeGreaterThan(0);
        expect(browser, path).toEqual(server);
        expect(shift, path).toBeLessThan(0.01);
        for (const text of server) expect(text).toMatch(/^\w+, \w+ \d{1,2}, \d{4} at .+: \S/);
      }
      const local = await guest.evaluate(
        (at) => new Date(at!).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }),
        await guest.locator("time").first().getAttribute("datetime"),
      );
      expect(await guest.locator("time").first().getAttribute("title")).toContain(local.replaceAll(" ", " "));
    });

    test("is told how long ago it was on the first page, and never a wrong clock", async ({
      guest,
      publishedJob,
    }) => {
      for (const path of [publishedJob.path, "/jobs"]) {
        await guest.context().clearCookies();
        const { server, shift } = await open(guest, path);
        expect(server.length, path).toBeGreaterThan(0);
        expect(shift, path).toBeLessThan(0.01);
        for (const text of server)
          expect(text).toMatch(/^: (just now|yesterday|\d+ (min|h|days?|weeks?|months?|years?) ago)$/);
      }
      const shown = await guest.locator("time").evaluateAll((times) => times.map((time) => time.textContent));
      for (const text of shown)
        expect(text).toMatch(/^(just now|yesterday|\d+ (min|h|days) ago|[A-Z][a-z]{2} \d{1,2}(, \d{4})?)$/);
    });
  });

test("the job list of its employer and its public page say the same of a job", async ({
  guest,
  employer,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  await expect(guest.getByText(/^Posted (just now|1 min ago)$/)).toBeVisible();
  await employer.goto("/employer/jobs");
  const row = employer.getByRole("row").filter({ hasText: publishedJob.title });
  await expect(row.locator("time").first()).toHaveText(/^(just now|[1-3] min ago)$/);
  await employer.goto(`/employer/jobs/${publishedJob.id}`);
  await expect(employer.getByText(/^Published (just now|[1-3] min ago)$/)).toBeVisible();
});
