/** What the console is driven by: every collection, with what operators may do in it. */
import { testServer } from "#app/testing/test-server.ts";
import type { CollectionDescription } from "#platform/server/engine/describe-collections.ts";
import { afterAll, expect, test } from "vitest";
import { attributeLabels } from "../screens/console/attribute-labels/attribute-label.ts";
import { privateTypes } from "../private-types.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await server.person("educator");
await server.db
  .updateTable("accounts")
  .set({ userType: "operator", operatorRole: "all" })
  .where("id", "=", operator.accountId)
  .execute();

async function collections(): Promise<CollectionDescription[]> {
  return (await operator.request("console/collections")).json().data;
}

test("operators alone read it", async () => {
  expect((await server.request("console/collections")).status).toBe(401);
  for (const kind of ["educator", "employer"] as const)
    expect((await (await server.person(kind)).request("console/collections")).status).toBe(403);
  expect((await operator.request("console/collections")).status).toBe(200);
});

test("every collection it names answers its operators, and takes its own sorts", async () => {
  for (const { path, sorts } of await collections()) {
    const answer = await operator.request(`${path}?page[size]=1${sorts[0] ? `&sort=${sorts[0]}` : ""}`);
    expect(answer.status, path).toBe(200);
  }
});

test("a row is created by the schema that it gives, and changed by what it says may be changed", async () => {
  const flags = (await collections()).find(({ path }) => path === "feature_flags")!;
  expect(flags.create!.required).toEqual(["name"]);
  const attributes = { name: "console_test", description: "For a test." };
  expect(Object.keys(flags.create!.properties)).toEqual(expect.arrayContaining(Object.keys(attributes)));
  const made = await operator.request("feature_flags", {
    method: "POST",
    body: { data: { type: "feature_flags", attributes } },
  });
  expect(made.status).toBe(201);
  expect(flags.canDelete).toBe(true);
  expect(flags.change["description"]).toMatchObject({ type: "string" });
});

test("filters with a closed set of words are lists of them, and rows lead to what they belong to", async () => {
  const all = await collections();
  const jobs = all.find(({ path }) => path === "job_listings")!;
  expect(jobs.belongsTo["employerId"]).toBe("employers");
  const educators = all.find(({ type }) => type === "user_profiles")!;
  expect(educators.filters["approvalState"]).toMatchObject({
    type: "array",
    items: { enum: expect.arrayContaining(["pending"]) },
  });
});

test("every attribute, filter and relationship has words in both languages", async () => {
  const named = (await collections())
    .filter(({ type }) => !privateTypes.includes(type))
    .flatMap(({ attributes, belongsTo, create, change, filters }) =>
      [attributes, belongsTo, create?.properties ?? {}, change, filters].flatMap(Object.keys),
    );
  expect([...new Set(named)].filter((name) => !Object.hasOwn(attributeLabels, name))).toEqual([]);
});
