import { expect, test } from "vitest";

import { onlyEntities, readsAttributes } from "./bare-entities.ts";

test("the schemas and what only they import go, the name and the relations stay", () => {
  const code = `import { z } from "zod";
import { Employer, employerInput } from "./employer.ts";
const pay = z.object({ min: z.number() });
export const jobInput = { title: z.string() };
export const Job = entity("job_listings", {
  attributes: { ...jobInput, ...employerInput, pay },
  belongsTo: { employer: Employer },
});
export const isOpen = (job: Job) => job.status === "open";`;
  expect(onlyEntities(code)).toBe(`import { Employer } from "./employer.ts";
export const Job = entity("job_listings", {
  attributes: {},
  belongsTo: { employer: Employer },
});`);
});

test("who reads an entity's schemas keeps them", () => {
  expect(readsAttributes("const { name } = Location.attributes;", "Location")).toBe(true);
  expect(readsAttributes("useCollection(Location); OtherLocation.attributes", "Location")).toBe(false);
});
