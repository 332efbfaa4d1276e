import { expect, test } from "vitest";

import { parseTypedTime } from "./typed-time.ts";

test.each([
  ["9", "09:00"],
  ["9:30", "09:30"],
  ["930", "09:30"],
  ["1430", "14:30"],
  ["14:00", "14:00"],
  ["09:00", "09:00"],
  ["2pm", "14:00"],
  ["2 PM", "14:00"],
  ["2:15 p. m.", "14:15"],
  ["9:00 AM", "09:00"],
  ["9:00 a.\u00a0m.", "09:00"],
  ["12", "12:00"],
  ["12am", "00:00"],
  ["12pm", "12:00"],
  ["noon", "12:00"],
  ["7", "07:00"],
  ["03:00", "03:00"],
])("a start typed as %s is %s", (typed, time) => expect(parseTypedTime(typed)).toBe(time));

test.each([
  ["5", "17:00"],
  ["6", "18:00"],
  ["11", "11:00"],
  ["9:30", "09:30"],
  ["8", "20:00"],
  ["midnight", "24:00"],
  ["12am", "24:00"],
  ["8am", "08:00"],
])("an end typed as %s after 9:00 is %s", (typed, time) => expect(parseTypedTime(typed, "09:00")).toBe(time));

test.each(["", "x", "25", "9:60", "13pm", "0am", "24:30", "9-5", "24:00:00"])("%j is no time", (typed) =>
  expect(parseTypedTime(typed)).toBeNull(),
);
