import { expect, test } from "vitest";
import { latestFirst } from "./entry-order.ts";

test("what still runs stands first, then what began last", () => {
  const entry = (startDate: string, current = false) => ({ startDate, current });
  const [old, recent, running] = [entry("2015-01-01"), entry("2022-01-01"), entry("2010-01-01", true)];
  expect(latestFirst([old, running, recent])).toEqual([running, recent, old]);
});
