/** Where the addresses of the employer profile lead, those of the time when it was one page too. */
import { expect, test } from "vitest";
import { profilePartAt } from "./profile-parts.ts";

test.each([
  [undefined, "", "public"],
  ["locations", "", "locations"],
  ["team", "", "team"],
  ["mine", "#notifications", "mine"],
  [undefined, "#preferences", "mine"],
  [undefined, "#team", "team"],
  [undefined, "#photo", "public"],
  ["nonsense", "", undefined],
  [undefined, "#constructor", "public"],
])("part %s with %j is %s", (name, hash, part) => {
  expect(profilePartAt(name, hash)).toBe(part);
});
