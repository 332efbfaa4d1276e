/** The clocks under which the time tests run: a wall time in a zone, and its offset from now. */
import { instantsOf } from "#features/interviews/wall-clock.ts";

export interface TestClock {
  zone: string;
  /** `2026-11-01T00:10`, as the wall in that zone shows it. */
  wall: string;
}

const zones = ["UTC", "America/Los_Angeles"] as const;
const times = ["00:10", "09:00", "16:30", "23:50"] as const;
/** In the future: a browser immediately drops what a page of the past would store for some hours. */
const year = new Date().getUTCFullYear() + 1;
const springForward = sundayOf("03", 2);
const fallBack = sundayOf("11", 1);
/**
 * A Sunday, the last day of a month, and the days around both changes of the American clock; in this order a run of each
 * day with the next zone has those two changes in Los Angeles.
 */
const days = [
  ...[sundayOf("10", 3), fallBack, `${year}-12-31`, `${year}-10-31`],
  ...[dayFrom(springForward, -1), springForward, dayFrom(fallBack, 1), dayFrom(springForward, 1)],
];

/** `2027-03-14`; `nth` from 1. */
function sundayOf(month: string, nth: number): string {
  const first = `${year}-${month}-01`;
  return dayFrom(first, ((7 - new Date(first).getUTCDay()) % 7) + 7 * (nth - 1));
}

function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Every day at every time in every zone. */
export const everyClock: TestClock[] = zones.flatMap((zone) =>
  days.flatMap((day) => times.map((time) => ({ zone, wall: `${day}T${time}` }))),
);

/** Every day once and every time once in every zone: for tests that take longer. */
export const fewClocks: TestClock[] = times.flatMap((time, row) =>
  zones.map((zone, column) => ({ zone, wall: `${days[row * zones.length + column]}T${time}` })),
);

/** The instant; of an hour that comes twice, the first one. */
export function instantOf({ zone, wall }: TestClock): number {
  const shown = Date.parse(`${wall}:00Z`);
  return instantsOf(zone, shown, shown + 60_000)[0]!.from;
}

/** Settings for every process of a run. */
export function clockEnvironment(clock: TestClock, preload: string): Record<string, string> {
  return {
    TEST_CLOCK_OFFSET_MS: String(instantOf(clock) - Date.now()),
    TEST_CLOCK_ZONE: clock.zone,
    TZ: clock.zone,
    NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import ${preload}`.trim(),
  };
}
