/**
 * The reader's clock as React state: what time it is, and in which zone. The server's HTML and hydration use the time
 * and zone that the page was rendered with, so that both sides write the same dates; then it runs on by itself.
 */
import { createContext, use, useSyncExternalStore } from "react";

import type { Clock } from "#platform/shared/format.ts";
import type { ReaderClock } from "#platform/shared/relative-time.ts";
import { isTimeZone, timeZoneCookie } from "#platform/shared/time-zone.ts";
import { toServerTime } from "../api-client/server-clock.ts";
import { readStored, writeStored } from "../data/storage.ts";
import { deviceZone } from "../i18n/device-zone.ts";

/** What the page was rendered with. */
export interface PageClock {
  /** RFC 3339. */
  now: string;
  /** Null until the browser has told its zone once. */
  timeZone: string | null;
}

/** For an error page alone, which has no data. */
const loadedAt = new Date();

export const PageClockContext = createContext<PageClock | null>(null);

/** One object until the next tick: every date of a page is told by the same moment. */
export function useClock(): ReaderClock {
  const page = use(PageClockContext);
  const running = useSyncExternalStore(subscribe, runningClock, () => null);
  const rendered = { now: page ? new Date(page.now) : loadedAt, timeZone: page?.timeZone ?? null };
  return running && !isAsRendered(running, rendered) ? running : rendered;
}

/** Until the first tick nothing that was just read changes. */
const isAsRendered = (running: Clock, rendered: ReaderClock) =>
  running.timeZone === rendered.timeZone && Math.abs(running.now.getTime() - rendered.now.getTime()) < tickMs;

/** For dates that name their zone, and for pages that only the browser renders: `fallback` until the zone is known. */
export function useKnownClock(fallback = "UTC"): Clock {
  const { now, timeZone } = useClock();
  return { now, timeZone: timeZone ?? fallback };
}

/** The device's own zone is not stored as a choice: the page then follows its reader to other zones. */
export function chooseTimeZone(zone: string): void {
  writeStored(timeZoneCookie, zone === deviceZone() ? null : zone);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${timeZoneCookie}=${zone}; path=/; max-age=31536000; SameSite=Lax${secure}`;
  clock = null;
  notify();
}

const tickMs = 30_000;

let clock: Clock | null = null;

function runningClock(): Clock {
  // The server's time, since that is what dates are written by: the device's own may be wrong by hours.
  const time = toServerTime(Date.now());
  if (!clock || Math.abs(time - clock.now.getTime()) >= tickMs / 2)
    clock = { now: new Date(time), timeZone: readersZone() };
  return clock;
}

/** The zone chosen before in this browser, else the device's own. */
function readersZone(): string {
  const chosen = readStored(timeZoneCookie);
  return chosen && isTimeZone(chosen) ? chosen : deviceZone();
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    timer = setInterval(notify, tickMs);
    // Timers are paused in hidden tabs; a reader who returns needs the current time.
    document.addEventListener("visibilitychange", notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", notify);
  };
}
