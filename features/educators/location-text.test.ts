import { expect, test } from "vitest";
import { locationText } from "./location-text.ts";

test.each([
  [{ city: "Austin", state: "TX", zipCode: "78701" }, "Austin, TX 78701"],
  [{ city: "Austin", state: "TX", zipCode: null }, "Austin, TX"],
  [{ city: null, state: "TX", zipCode: "78701" }, "TX 78701"],
  [{ city: null, state: null, zipCode: "78701" }, "78701"],
  [{}, ""],
])("%j reads %j", (place, text) => {
  expect(locationText(place)).toBe(text);
});
