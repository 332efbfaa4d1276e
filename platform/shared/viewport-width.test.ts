import { expect, test } from "vitest";
import { readersViewportWidth } from "./viewport-width.ts";

test.each([
  ["viewport_width=375", 375],
  ["language=es; viewport_width=1280; time_zone=Europe/Berlin", 1280],
])("%s tells the width", (cookie, width) => {
  expect(readersViewportWidth(cookie)).toBe(width);
});

test.each([
  undefined,
  "",
  "viewport_width=",
  "viewport_width=0",
  "viewport_width=-375",
  "viewport_width=375px",
  "viewport_width=1e3",
  "viewport_width=1000000",
  "my_viewport_width=375",
])("%s tells none", (cookie) => {
  expect(readersViewportWidth(cookie)).toBeNull();
});
