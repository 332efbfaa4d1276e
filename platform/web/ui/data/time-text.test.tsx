// @vitest-environment jsdom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server.browser";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { type PageClock, PageClockContext } from "../../hooks/use-clock.ts";
import { activateLocale } from "../../i18n/i18n.ts";
import { DayText, MomentText, TimeRangeText, TimeText } from "./time-text.tsx";

// Tests run without the compiler of texts; only the line of another person's clock needs it.
vi.mock("@lingui/react/macro", async () => ({
  ...(await import("@lingui/react")),
  Trans: ({ children }: { children: React.ReactNode }) => children,
}));

const english = await activateLocale(setupI18n(), "en");
const zones = ["America/Chicago", "Pacific/Auckland", "Europe/Berlin"];
/** The nights of three clock changes, the turn of two years, and a plain noon. */
const moments = [
  ...["2026-03-08T07:30:00Z", "2026-03-29T00:30:00Z", "2026-04-04T13:30:00Z"],
  ...["2026-12-31T23:30:00Z", "2027-01-01T05:59:00Z", "2026-07-15T12:00:00Z"],
];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  return () => vi.useRealTimers();
});

const minutesLater = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
const passed = [0, 5, 120, 60 * 23, 60 * 30, 60 * 24 * 3, 60 * 24 * 12, 60 * 24 * 300];

function Page({ clock, at }: { clock: PageClock; at: string }) {
  return (
    <I18nProvider i18n={english}>
      <PageClockContext value={clock}>
        <TimeText at={at} />
        <TimeText at={at} absolute />
        <MomentText at={at} />
        <DayText day={at.slice(0, 10)} />
        <TimeRangeText at={at} minutes={30} other={{ name: "Ana", timeZone: "America/New_York" }} />
      </PageClockContext>
    </I18nProvider>
  );
}

async function open(at: string, now: string, known: string | null, device: string) {
  vi.setSystemTime(now);
  const page = <Page clock={{ now, timeZone: known }} at={at} />;
  const html = await new Response(await renderToReadableStream(page)).text();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: device,
  } as Intl.ResolvedDateTimeFormatOptions);
  const place = document.createElement("div");
  place.innerHTML = html;
  const server = place.innerHTML;
  const problems: unknown[] = [];
  // React also complains that one process renders for the server and the browser.
  vi.spyOn(console, "error").mockImplementation((problem) => {
    if (/hydrat/i.test(String(problem))) problems.push(problem);
  });
  const root = await act(() =>
    hydrateRoot(place, page, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  onTestFinished(() => act(() => root.unmount()));
  return { server, browser: place.innerHTML, problems };
}

const cases = zones.flatMap((zone) => moments.map((at) => [at, zone] as const));

test.each(cases)("every text of %s is the same on the server and in the browser in %s", async (at, zone) => {
  for (const minutes of passed) {
    const { server, browser, problems } = await open(at, minutesLater(at, minutes), zone, zone);
    expect(problems).toEqual([]);
    expect(browser).toBe(server);
    expect(server).toMatch(/^<time datetime="[^"]+" title="[^"]+, \d{4} at [^"]+">/i);
  }
});

test("on a first visit only how long ago it was is told, until the browser says its zone", async () => {
  const at = "2026-03-10T01:30:00Z";
  const { server, browser, problems } = await open(at, minutesLater(at, 60 * 13), null, "America/Chicago");
  expect(problems).toEqual([]);
  const [relative] = server.split("</time>");
  expect(relative).toBe(`<time datetime="${at}">13 h ago`);
  expect(browser).toContain('title="Monday, March 9, 2026 at 8:30 PM">yesterday</time>');
});

test("a page that stays open goes on with the time", async () => {
  const at = "2026-03-10T18:00:00Z";
  vi.setSystemTime(minutesLater(at, 5));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  const page = <Page clock={{ now: minutesLater(at, 5), timeZone: "UTC" }} at={at} />;
  place.innerHTML = await new Response(await renderToReadableStream(page)).text();
  const root = await act(() => hydrateRoot(place, page));
  onTestFinished(() => act(() => root.unmount()));
  expect(place.textContent).toMatch(/^5 min ago/);
  act(() => void vi.advanceTimersByTime(120_000));
  expect(place.textContent).toMatch(/^7 min ago/);
});
