import { expect, test } from "vitest";
import { areaOfJob } from "./use-job-options.ts";

const locations = [
  { id: "austin", zip: "78701" },
  { id: "denver", zip: "80202" },
];

test("a job's choices are those of its first location's area, not of the program's", () => {
  expect(areaOfJob(["denver", "austin"], locations, "texas")).toEqual({ zipCode: "80202" });
});

test("before a location is chosen or known, they are those of the program's area", () => {
  expect(areaOfJob([], locations, "texas")).toEqual({ geographyId: "texas" });
  expect(areaOfJob(["elsewhere"], locations, "texas")).toEqual({ geographyId: "texas" });
});
