import { expect, test } from "vitest";
import { entriesOf, mergeTimes } from "./week-days.ts";

const at = (clock: string) => `2026-03-04T${clock}:00-06:00`;
const time = (from: string, until: string) => ({ startTime: at(from), endTime: at(until) });

test("free times that follow each other become one span, also where the zone is written otherwise", () => {
  expect(mergeTimes([])).toEqual([]);
  expect(
    mergeTimes([
      time("09:00", "09:30"),
      time("09:30", "10:00"),
      { startTime: "2026-03-04T16:00:00Z", endTime: at("10:30") },
      time("13:00", "13:30"),
    ]),
  ).toEqual([
    { from: at("09:00"), until: at("10:30") },
    { from: at("13:00"), until: at("13:30") },
  ]);
});

test("a day goes by the clock, interviews among the free spans", () => {
  const interview = { time: "2026-03-04T17:00:00Z" };
  const free = mergeTimes([time("09:00", "11:00"), time("11:30", "12:00")]);
  expect(entriesOf([interview], free).map(({ at: moment }) => moment)).toEqual([
    at("09:00"),
    "2026-03-04T17:00:00Z",
    at("11:30"),
  ]);
});
