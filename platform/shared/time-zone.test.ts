import { expect, test } from "vitest";
import { isTimeZone, isUniversalTime, readersTimeZone } from "./time-zone.ts";

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

test.each([
  ["time_zone=America/Chicago", "America/Chicago"],
  ["language=es; time_zone=Europe/Berlin; a=b", "Europe/Berlin"],
  // One zone has one name, so that a page is rendered once for it.
  ["time_zone=US/Central", "America/Chicago"],
  ["time_zone=america/chicago", "America/Chicago"],
])("the cookie %j is the zone %s", (cookie, zone) => expect(readersTimeZone(cookie)).toBe(zone));

test.each([
  undefined,
  "",
  "time_zone=",
  "time_zone=Etc/Unknown",
  "time_zone=Mars/Base",
  "time_zone=<script>",
  "my_time_zone=Europe/Berlin",
  `time_zone=${"a/".repeat(100)}`,
])("the cookie %j tells no zone", (cookie) => expect(readersTimeZone(cookie)).toBeNull());
