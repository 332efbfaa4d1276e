/** A typed subject that equals a known one is stored as that one, and filters by subject find it. */
import { testServer } from "../../testing/test-server.ts";
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { createFindableEducator } from "#features/candidates/api/candidates.fixtures.ts";
import { createEmployer, idsIn } from "#features/jobs/api/jobs.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import { change, make } from "#features/educators/api/educators.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const employer = await createEmployer(server);
const path = "user_profile/education_histories";

const fields = async () =>
  new Map<string, string>(
    (await server.db.selectFrom("educationFields").select(["id", "title"]).execute()).map((field) => [
      field.title,
      field.id,
    ]),
  );

async function studying(major: string, more: object = {}) {
  const educator = await createFindableEducator(server);
  const levels = (await server.request("education_levels")).json().data;
  const entry = await make(educator, path, {
    ...{ school: "Austin Community College", city: "Austin", startDate: "2010-09", endDate: "2014-06" },
    educationLevelId: levels[2].id,
    major,
    ...more,
  });
  expect(entry.status).toBe(201);
  return { educator, entry: entry.json().data as { id: string; attributes: Record<string, unknown> } };
}

/** As if nothing else were missing from the profile. */
async function isFound(userProfileId: string) {
  const whole = { missingRequiredFields: [], missingScreeningQuestions: [] };
  await server.db.transaction().execute(async (tx) => {
    await tx.updateTable("userProfiles").set(whole).where("id", "=", userProfileId).execute();
    await refreshCandidates(tx, [userProfileId], new Date());
  });
  const found = await employer.request("user_profiles?filter[major]=early_childhood&page[size]=100");
  return idsIn(found).includes(userProfileId);
}

test.for([
  ["Early Childhood Education", "Early Childhood Education"],
  ["early   childhood EDUCATION.", "Early Childhood Education"],
  ["ECE", "Early Childhood Education"],
  ["Educación infantil", "Early Childhood Education"],
  ["Human Development & Family Studies", "Human Development and Family Studies"],
] as const)("%s is %s", async ([typed, title]) => {
  const { educator, entry } = await studying(typed);
  expect(entry.attributes).toMatchObject({ major: typed, majorId: (await fields()).get(title) });
  expect(await isFound(educator.userProfileId)).toBe(true);
});

test("an unknown subject stays as typed, until it is typed otherwise or chosen", async () => {
  const { educator, entry } = await studying("Puppetry");
  expect(entry.attributes).toMatchObject({ major: "Puppetry", majorId: null });
  expect(await isFound(educator.userProfileId)).toBe(false);
  const known = await fields();
  const type = "education_histories";
  const typed = await change(educator, type, entry.id, { major: "child development" }, path);
  expect(typed.json().data.attributes).toMatchObject({
    major: "child development",
    majorId: known.get("Child Development"),
  });
  expect(await isFound(educator.userProfileId)).toBe(true);
  const chosen = await change(educator, type, entry.id, { majorId: known.get("Art"), major: "Art" }, path);
  expect(chosen.json().data.attributes.majorId).toBe(known.get("Art"));
  const back = await change(educator, type, entry.id, { major: "Puppetry" }, path);
  expect(back.json().data.attributes).toMatchObject({ major: "Puppetry", majorId: null });
});
