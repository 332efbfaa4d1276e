import { expect, test } from "vitest";
import { mostRelevantEducation } from "./most-relevant-education.ts";

const school = { id: "school", startDate: "2008-09-01", endDate: "2012-06-01" };
const college = { id: "college", startDate: "2012-09-01", endDate: "2016-06-01" };
const evening = { id: "evening", startDate: "2010-09-01", current: true };
const unfinished = { id: "unfinished", startDate: "2017-09-01", endDate: null };

test("a current one goes before any that ended", () => {
  expect(mostRelevantEducation([school, college, evening])?.id).toBe("evening");
});

test("otherwise the one that ended last, whatever the order", () => {
  expect(mostRelevantEducation([school, college])?.id).toBe("college");
  expect(mostRelevantEducation([college, school, unfinished])?.id).toBe("college");
});

test("of two current ones the one begun last; of none, nothing", () => {
  expect(mostRelevantEducation([evening, { id: "new", startDate: "2024-09-01", current: true }])?.id).toBe(
    "new",
  );
  expect(mostRelevantEducation([])).toBeNull();
});
