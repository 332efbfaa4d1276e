import { expect, test } from "vitest";

import { bare } from "./bare-entities.ts";

test("the schemas go, the name and the relations stay", () => {
  const code = `export const Job = entity("job_listings", {
  attributes: { title: z.string(), pay: z.object({ min: z.number() }) },
  belongsTo: { employer: "employers" },
});
const Own = entity("own", { attributes: shared, });
export const attributes = { attributes: z.string() };`;
  expect(bare(code)).toBe(`export const Job = entity("job_listings", {
  attributes: {},
  belongsTo: { employer: "employers" },
});
const Own = entity("own", { attributes: {}, });
export const attributes = { attributes: z.string() };`);
});
