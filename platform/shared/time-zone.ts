/** The names of time zones that both sides accept: those of the IANA database, with or without a place. */

/** Whether a name is a time zone that this machine's calendar and the browsers know. */
export function isTimeZone(name: string): boolean {
  if (!name.includes("/") && !universalNames.has(name) && !namesWithoutArea.has(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether a zone is Coordinated Universal Time, which browsers that hide where they are report, and many servers. */
export const isUniversalTime = (name: string): boolean =>
  universalNames.has(name.startsWith("Etc/") ? name.slice("Etc/".length) : name);

const universalNames = new Set([
  ...["UTC", "UCT", "Universal", "Zulu"],
  ...["GMT", "GMT0", "GMT+0", "GMT-0", "Greenwich"],
]);

/**
 * The other names that the database writes without an area. A list, since engines add abbreviations of their own that
 * mean something else elsewhere, or nothing ("IST", "CST"), and offsets ("+05:30").
 */
const namesWithoutArea = new Set([
  ...["CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "HST", "Hongkong"],
  ...["Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ"],
  ...[
    "NZ-CHAT",
    "Navajo",
    "PRC",
    "PST8PDT",
    "Poland",
    "Portugal",
    "ROC",
    "ROK",
    "Singapore",
    "Turkey",
    "W-SU",
  ],
  ...["WET"],
]);

/** Where the browser tells the server its reader's zone, so that the first page shows their times. */
export const timeZoneCookie = "time_zone";

/** The reader's zone under the one name that all its names share; null where it is missing or unknown. @param cookie the Cookie header */
export function readersTimeZone(cookie = ""): string | null {
  // Bounded: a header has its longest, and nothing that repeats here overlaps.
  const name = /(?:^|;\s*)time_zone=([\w+/-]{1,64})(?:;|$)/.exec(cookie)?.[1];
  if (!name || !isTimeZone(name)) return null;
  return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
}
