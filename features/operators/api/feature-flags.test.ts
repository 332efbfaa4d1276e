/** Feature flags as operators set them, and as Flipper's clients ask for them. */
import { testServer } from "#app/testing/test-server.ts";
import { isEnabled } from "./is-enabled.query.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

type Server = Awaited<ReturnType<typeof testServer>>;
type Person = Awaited<ReturnType<Server["person"]>>;
let server: Server;
let educator: Person;
let employer: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  educator = await server.person("educator", { zipCode: "78701" });
  employer = await server.person("employer", { zipCode: "78701", employerName: "Acorn House" });
  operator = await server.person("educator", { zipCode: "78701" });
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
  await flag({ name: "new_search", state: "some", accounts: [educator.accountId] });
  await flag({ name: "for_employers", state: "some", groups: ["employers"] });
  await flag({ name: "everywhere", state: "on" });
});
afterAll(() => server.close());

const flag = (attributes: object, as = operator) =>
  as.request("feature_flags", { method: "POST", body: { data: { type: "feature_flags", attributes } } });

const features = async (as: Pick<Person, "request">, id: string, query = "") =>
  (await as.request(`flipper/api/actors/Account;${id}${query}`)).json();

test("each account is told what is on for it, every feature by name", async () => {
  expect(await features(educator, educator.accountId)).toEqual({
    flipper_id: `Account;${educator.accountId}`,
    features: {
      everywhere: { enabled: true },
      for_employers: { enabled: false },
      new_search: { enabled: true },
      resume_import: { enabled: true },
    },
  });
  expect((await features(employer, employer.accountId)).features).toEqual({
    everywhere: { enabled: true },
    for_employers: { enabled: true },
    new_search: { enabled: false },
    resume_import: { enabled: true },
  });
});

test("an operator asks about anybody, also about nobody", async () => {
  expect((await features(operator, educator.accountId)).features.new_search).toEqual({ enabled: true });
  expect((await features(operator, "999999999")).features.new_search).toEqual({ enabled: false });
});

test("others ask about themselves alone, guests about nobody", async () => {
  const path = `flipper/api/actors/Account;${employer.accountId}`;
  expect((await educator.request(path)).status).toBe(403);
  expect((await server.request(path)).status).toBe(401);
});

test("the semicolon may be encoded, and keys choose", async () => {
  const path = `flipper/api/actors/Account%3B${educator.accountId}`;
  expect((await educator.request(path)).json().flipper_id).toBe(`Account;${educator.accountId}`);
  const keyed = async (query: string) => (await features(educator, educator.accountId, query)).features;
  expect(await keyed("?keys=everywhere,no_such")).toEqual({
    everywhere: { enabled: true },
    no_such: { enabled: false },
  });
  expect(await keyed("?keys=")).toEqual({});
  expect(Object.keys(await keyed("?keys[]=everywhere"))).toHaveLength(4);
});

test.each(["actors", "no_such_thing", "actors/a/b"])("flipper/api/%s is 404 {}", async (path) => {
  const answer = await educator.request(`flipper/api/${path}`);
  expect([answer.status, answer.json()]).toEqual([404, {}]);
});

test("turning a flag off at once takes it away, and stands in the audit log", async () => {
  const listed = (await operator.request("feature_flags")).json().data as {
    id: string;
    attributes: { name: string };
  }[];
  const { id } = listed.find(({ attributes }) => attributes.name === "everywhere")!;
  const body = { data: { type: "feature_flags", id, attributes: { state: "off" } } };
  expect((await operator.request(`feature_flags/${id}`, { method: "PATCH", body })).status).toBe(200);
  expect((await features(educator, educator.accountId)).features.everywhere).toEqual({ enabled: false });
  const audit = await server.db.selectFrom("auditLogs").selectAll().where("entityId", "=", id).execute();
  expect(audit.map(({ action }) => action)).toEqual(["create", "update"]);
});

test("only operators see or set flags, and a name is given once", async () => {
  expect((await educator.request("feature_flags")).status).toBe(403);
  expect((await flag({ name: "mine" }, educator)).status).toBe(403);
  const again = await flag({ name: "new_search" });
  expect([again.status, again.json().errors[0].source.pointer]).toEqual([422, "/data/attributes/name"]);
  expect((await flag({ name: "Not A Name" })).status).toBe(422);
});

test("a feature without a flag stands at its default; its flag decides for the server and for clients alike", async () => {
  const byServer = (who: Person) => isEnabled(server.db, "resume_import", who.accountId);
  const answers = async (who: Person) => [
    await byServer(who),
    (await features(who, who.accountId)).features.resume_import.enabled,
  ];
  expect(await answers(educator)).toEqual([true, true]);
  const made = await flag({ name: "resume_import", state: "some", accounts: [educator.accountId] });
  expect([await answers(educator), await answers(employer)]).toEqual([
    [true, true],
    [false, false],
  ]);
  await operator.request(`feature_flags/${made.json().data.id}`, { method: "DELETE" });
  expect(await answers(employer)).toEqual([true, true]);
});
