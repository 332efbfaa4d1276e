/** The lists that forms choose from are kept by operators: others read them, and a row in use stays. */
import { change, make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await operatorOf(server);
const educator = await server.person("educator");
const employer = await createEmployer(server);

const category = { title: "Wyoming credentials", categoryType: "state_certification", position: 3 };
const level = { title: "Micro-credential", filterableEducationLevel: 1, eceRelated: true, position: 9 };

const idOf = (answer: { json: () => { data: { id: string } } }) => answer.json().data.id;
const remove = (path: string, id: string, who = operator) =>
  who.request(`${path}/${id}`, { method: "DELETE" });
const codeOf = ({ status, json }: Awaited<ReturnType<typeof remove>>) => [status, json().errors[0].code];
const first = async (path: string) => (await server.request(path)).json().data[0].id as string;

const lists: [path: string, type: string, created: () => Promise<object> | object, changed: object][] = [
  ["education_levels", "education_levels", () => level, { title: "Short course", creditCountRequired: true }],
  ["education_fields", "education_fields", () => ({ title: "Puppetry" }), { eceRelated: true }],
  [
    "educational_qualifications",
    "educational_qualifications",
    () => ({ title: "48 or more ECE credits" }),
    { title: "60 or more ECE credits" },
  ],
  [
    "certification_categories",
    "certification_categories",
    async () => ({ ...category, geographyId: await first("geographies") }),
    { title: "Wyoming permits", geographyId: null },
  ],
  [
    "certification_options",
    "certification_options",
    async () => ({
      title: "Bilingual supplement",
      certificationCategoryId: await first("certification_categories"),
    }),
    { title: "Bilingual permit", position: 12, qualifications: ["CDA: Preschool"] },
  ],
  [
    "employers/plans",
    "plans",
    () => ({ name: "Campus", activeJobListingLimit: 40, locationLimit: null }),
    { trialPeriodDays: 30 },
  ],
];

test.for(lists)("operators create, change and delete %s; each write is in the audit log", async (list) => {
  const [path, type, created, changed] = list;
  const attributes = await created();
  const answer = await make(operator, path, attributes);
  expect(answer.status).toBe(201);
  const id = idOf(answer);
  const given = Object.entries(attributes).filter(([name]) => !name.endsWith("Id"));
  expect(answer.json().data.attributes).toMatchObject(Object.fromEntries(given));
  expect((await make(operator, path, attributes)).status).toBe(409);

  const after = await change(operator, type, id, changed, path);
  expect(after.status).toBe(200);
  const { geographyId: _area, ...shown } = changed as Record<string, unknown>;
  expect((await server.request(`${path}/${id}`)).json().data.attributes).toMatchObject(shown);

  expect((await remove(path, id)).status).toBe(204);
  expect((await server.request(`${path}/${id}`)).status).toBe(404);
  const audited = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", id)
    .where("entity", "=", type)
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

test.for(lists)("others only read %s", async ([path, type, created, changed]) => {
  const attributes = await created();
  const id = await first(path);
  for (const [who, status] of [
    [educator, 403],
    [employer, 403],
    [server, 401],
  ] as const) {
    expect((await who.request(path)).status).toBe(200);
    expect((await make(who, path, attributes)).status).toBe(status);
    expect((await change(who, type, id, changed, path)).status).toBe(status);
    expect((await remove(path, id, who)).status).toBe(status);
  }
});

test.for([
  ["education_levels", { ...level, title: "" }, "title"],
  ["education_levels", { ...level, filterableEducationLevel: 5 }, "filterableEducationLevel"],
  ["education_levels", { title: "Without a level" }, "filterableEducationLevel"],
  ["education_fields", { title: "a".repeat(201) }, "title"],
  ["education_fields", { title: "Puppetry", position: 1 }, "position"],
  ["certification_categories", { ...category, categoryType: "license" }, "categoryType"],
  ["certification_categories", { ...category, position: 3_000_000_000 }, "position"],
  ["certification_options", { title: "Of nothing" }, "certificationCategoryId"],
  ["employers/plans", { name: "Campus", locationLimit: 3_000_000_000 }, "locationLimit"],
  ["employers/plans", { name: "Campus", createdAt: null }, "createdAt"],
] as const)("%s are refused with %o", async ([path, attributes, field]) => {
  const answer = await make(operator, path, attributes);
  expect(answer.status).toBe(422);
  const fields = answer.json().errors.map((error: { meta: { field: string } }) => error.meta.field);
  expect(fields).toEqual([field]);
});

test("an option cannot lose its category, nor belong to one that is not there", async () => {
  const id = await first("certification_options");
  const move = (to: string | null) =>
    change(operator, "certification_options", id, { certificationCategoryId: to });
  expect((await move(null)).status).toBe(422);
  expect(codeOf(await move("01890000-0000-7000-8000-000000000000"))).toEqual([409, "gone"]);
  const other = idOf(await make(operator, "certification_categories", { ...category, title: "Elsewhere" }));
  expect((await move(other)).status).toBe(200);
  expect((await server.request(`certification_options/${id}`)).json().data.relationships).toMatchObject({
    certification_category: { data: { id: other } },
  });
});

test("what somebody has entered stays, with its list", async () => {
  const levelId = idOf(await make(operator, "education_levels", level));
  const majorId = idOf(await make(operator, "education_fields", { title: "Toy Design" }));
  const studied = await make(educator, "user_profile/education_histories", {
    ...{ school: "ACC", city: "Austin", startDate: "2010-09", endDate: "2012-06" },
    ...{ educationLevelId: levelId, majorId, major: "Toy Design" },
  });
  expect(studied.status).toBe(201);
  const categoryId = idOf(await make(operator, "certification_categories", category));
  const option = { title: "Wyoming nanny permit", certificationCategoryId: categoryId };
  const certificationOptionId = idOf(await make(operator, "certification_options", option));
  const { title } = option;
  const held = await make(educator, "user_profile/certifications", { title, certificationOptionId });
  expect(held.status).toBe(201);

  for (const [path, id] of [
    ["education_levels", levelId],
    ["education_fields", majorId],
    ["certification_options", certificationOptionId],
    ["certification_categories", categoryId],
  ] as const) {
    expect([path, ...codeOf(await remove(path, id))]).toEqual([path, 409, "in_use"]);
  }
});

test("a qualification that a job requires stays, and the plan that everyone is on", async () => {
  const [{ id, attributes }] = (await server.request("educational_qualifications")).json().data;
  const required = (titles: string[]) =>
    server.db.updateTable("jobListings").set({ educationalQualifications: titles }).execute();
  await employer.write({ title: "Toddler teacher" });
  await required(["Something else", attributes.title]);
  expect(codeOf(await remove("educational_qualifications", id))).toEqual([409, "in_use"]);
  await required([]);
  expect((await remove("educational_qualifications", id)).status).toBe(204);

  const free = await server.db
    .selectFrom("plans")
    .select("id")
    .where("freePlan", "=", true)
    .executeTakeFirstOrThrow();
  expect(codeOf(await remove("employers/plans", free.id))).toEqual([409, "in_use"]);
});
