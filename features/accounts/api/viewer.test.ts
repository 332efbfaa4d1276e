/** `GET account/viewer`: who one is in one answer, each part exactly as its own path answers it. */
import { testServer } from "#app/testing/test-server.ts";
import { sentStatements } from "#platform/server/testing/count-statements.ts";
import { afterAll, expect, test } from "vitest";
import { viewerPaths } from "../viewer-paths.ts";
import { accountsOf, type TestCaller } from "./accounts.fixtures.ts";

const server = await testServer();
const { acting, staff } = accountsOf(server);
afterAll(() => server.close());

const { notifications, ownProfile, educatorUnread } = viewerPaths;
const upcoming = (filter = "") =>
  `interviews?filter%5Bupcoming%5D=true${filter}&include=employer%2Cuser_profile&sort=time&page%5Bsize%5D=100`;
const educatorPaths = [notifications, ownProfile, educatorUnread, upcoming()];
const ofEveryEmployer = [notifications, viewerPaths.employerProfiles, viewerPaths.employerInvitations];
const employerPaths = (profileId: string) => [
  ...ofEveryEmployer,
  viewerPaths.employerUnread,
  viewerPaths.newApplicants,
  viewerPaths.subscription,
  `employers/${upcoming(`&filter%5BemployerProfileId%5D=${profileId}`)}`,
];

const chosen = (id: string) => ({ headers: { "current-employer-profile-id": id } });

async function expectAsSingleReads(who: TestCaller, paths: readonly string[], options = {}) {
  const answer = await who.request("account/viewer", options);
  expect(answer.status).toBe(200);
  const { meta, ...account } = answer.json();
  const { documents, ...own } = meta;
  expect(Object.keys(documents)).toEqual(expect.arrayContaining([...paths]));
  const single = await who.request("account", options);
  expect({ ...account, meta: own }).toEqual(single.json());
  expect(answer.headers["etag"]).toBe(single.headers["etag"]);
  for (const path of Object.keys(documents))
    expect(JSON.stringify(documents[path]), path).toBe((await who.request(path, options)).text);
  return documents;
}

const idsIn = (document: { data: { id: string }[] }) => document.data.map(({ id }) => id);

const notify = (accountId: string) =>
  server.db
    .insertInto("systemNotifications")
    .values({ accountId, notificationType: "hiring_progress_update" })
    .returning("id")
    .executeTakeFirstOrThrow();

test("an educator gets the account, own profile and count of unread messages, and nobody else's", async () => {
  const [person, other] = [await server.person("educator"), await server.person("educator")];
  const documents = await expectAsSingleReads(person, educatorPaths);
  const others = await expectAsSingleReads(other, educatorPaths);
  const [own, theirs] = [documents, others].map((all) => idsIn(all[viewerPaths.ownProfile]));
  expect([own, theirs].map((ids) => ids?.length)).toEqual([1, 1]);
  expect(own).not.toEqual(theirs);
  const [id] = theirs!;
  expect(JSON.stringify(documents)).not.toContain(id);
  expect(JSON.stringify(documents)).not.toContain(other.accountId);
});

test("an employer of several programs gets all profiles, and counts of the chosen one", async () => {
  const person = await server.person("employer", { employerName: "One of two" });
  await server.person("employer", { employerName: "Elsewhere" });
  const first = idsIn((await person.request(viewerPaths.employerProfiles)).json())[0]!;
  const one = await expectAsSingleReads(person, employerPaths(first));
  expect(JSON.stringify(one)).not.toContain("Elsewhere");
  const body = { data: { type: "employers", attributes: { name: "Two of two" } } };
  expect((await person.request("employers", { method: "POST", body })).status).toBe(201);
  const unchosen = await expectAsSingleReads(person, ofEveryEmployer);
  const ids = idsIn(unchosen[viewerPaths.employerProfiles]);
  expect(ids).toHaveLength(2);
  await expectAsSingleReads(person, employerPaths(first), chosen(first));
});

test("what the standing forbids is left out", async () => {
  const person = await server.person("employer", { employerName: "Unconfirmed", unconfirmed: true });
  const { documents } = (await person.request("account/viewer")).json().meta;
  expect((await person.request(viewerPaths.newApplicants)).status).toBe(403);
  expect(documents).not.toHaveProperty([viewerPaths.newApplicants]);
  expect(documents).toHaveProperty([viewerPaths.employerProfiles]);
});

test("an operator who acts as somebody gets theirs; a guest gets 401, and so do operators nothing beside", async () => {
  const person = await server.person("educator");
  const operator = await acting(person.accountId);
  const documents = await expectAsSingleReads(operator, educatorPaths);
  expect((await operator.request("account/viewer")).json().data.id).toBe(person.accountId);
  expect(idsIn(documents[viewerPaths.ownProfile])).toHaveLength(1);
  expect((await server.request("account/viewer")).status).toBe(401);
  expect((await (await staff()).request("account/viewer")).json().meta.documents ?? {}).toEqual({});
});

test("costs three queries at most, however many rows there are", async () => {
  const educator = await server.person("educator");
  const employer = await server.person("employer", { employerName: "Counted" });
  const twice = await server.person("employer", { employerName: "Counted twice" });
  const body = { data: { type: "employers", attributes: { name: "Counted again" } } };
  expect((await twice.request("employers", { method: "POST", body })).status).toBe(201);
  const people = [educator, employer, twice, await acting(educator.accountId), await staff()];
  const count = async (who: TestCaller) => (await sentStatements(() => who.request("account/viewer"))).length;
  for (let number = 0; number < 5; number += 1) await notify(employer.accountId);
  // What a statement gives is not known before it has been sent once.
  for (const who of [...people, ...people]) await count(who);
  for (const [at, who] of people.entries()) expect(await count(who), String(at)).toBeLessThanOrEqual(3);
});
