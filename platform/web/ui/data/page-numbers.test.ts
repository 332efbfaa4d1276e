import { expect, test } from "vitest";

import { numbers } from "./page-numbers.ts";

test("first, last and the near pages are shown; a gap is a gap only when it hides two pages", () => {
  expect(numbers(1, 3)).toEqual([1, 2, 3]);
  expect(numbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(numbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});
