import { expect, test } from "vitest";
import { isTimeZone, isUniversalTime } from "./time-zone.ts";

const universal = ["UTC", "Etc/UTC", "GMT", "Etc/GMT", "Universal", "Etc/Universal", "Zulu", "Etc/Zulu"];

test.each([...universal, "UCT", "Greenwich", "GMT0", "Etc/GMT-0"])("%s is universal time", (zone) => {
  expect(isTimeZone(zone)).toBe(true);
  expect(isUniversalTime(zone)).toBe(true);
});

test.each(["America/Chicago", "America/Argentina/Salta", "EST5EDT", "Japan", "Etc/GMT+5"])(
  "%s is a time zone",
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(isUniversalTime(zone)).toBe(false);
  },
);

test.each(["", "Mars/Base", "Etc/Unknown", "IST", "CST", "+05:30", "Z", "constructor", "__proto__", "A/\0"])(
  "%j is none",
  (zone) => expect(isTimeZone(zone)).toBe(false),
);
