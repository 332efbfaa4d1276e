import { expect, test } from "vitest";
import { availableFrom, mustGiveNotice, parseStart } from "./start-date.ts";

const now = new Date(2026, 2, 10, 9);

test("the answer to desired_start goes before the month", () => {
  expect(parseStart({ desired_start: "asap", desired_start_month: "June" })).toEqual({ kind: "asap" });
  expect(parseStart({ desired_start: "", desired_start_month: "June" })).toEqual({
    kind: "month",
    month: "June",
  });
});

test.each([
  [{ desired_start: "asap" }, "2026-03-10"],
  [{ desired_start_month: "March" }, "2026-03-10"],
  [{ desired_start_month: "April" }, "2026-04-01"],
  [{ desired_start_month: "February" }, "2027-02-01"],
  [{ desired_start: "other", desired_start_date: "2027-01-05" }, "2027-01-05"],
  [{ desired_start: mustGiveNotice, notice_period: "1 month's notice" }, "2026-04-09"],
  [{ desired_start: mustGiveNotice, notice_period: "a while" }, "2026-03-24"],
  [{}, null],
])("%j means available from %j", (answers, day) => {
  expect(availableFrom(answers, now)).toBe(day);
});
