/** What operators do for people who ask for help: what is sent goes to the owner alone, and all of it is recorded. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { accountsOf } from "./accounts.fixtures.ts";

const server = await testServer();
const on = accountsOf(server);
afterAll(() => server.close());

const reason = "They called and could not log in";
const ask = async (accountId: string, verb: string, body: object = { reason }) =>
  (await on.staff()).request(`accounts/${accountId}/${verb}`, { method: "POST", body });
const audited = async (accountId: string) =>
  (
    await server.db
      .selectFrom("auditLogs")
      .select(["action", "detail"])
      .where("entity", "=", "account")
      .where("entityId", "=", accountId)
      .where("accountId", "<>", accountId)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

test("a link for a new password, an export, a deletion and its restoring, each with a reason", async () => {
  const person = await server.person("educator");
  const { email } = await server.db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", person.accountId)
    .executeTakeFirstOrThrow();
  expect((await ask(person.accountId, "send_reset_link", {})).status).toBe(422);
  expect((await ask(person.accountId, "send_reset_link")).status).toBe(200);
  const names = () => on.namesOf(email);
  expect(await names()).toContain("accounts.reset-password");

  expect((await ask(person.accountId, "export")).status).toBe(200);
  const exports = await server.db
    .selectFrom("accountExports")
    .select("state")
    .where("accountId", "=", person.accountId)
    .execute();
  expect(exports).toEqual([{ state: "preparing" }]);

  expect((await ask(person.accountId, "restore")).status).toBe(409);
  expect((await ask(person.accountId, "close")).status).toBe(200);
  expect((await person.request("jobs")).status).not.toBe(200);
  expect(await names()).toContain("accounts.closed");
  expect((await ask(person.accountId, "close")).status).toBe(409);
  const restored = await ask(person.accountId, "restore");
  expect(restored.json().data.attributes).toMatchObject({ closedAt: null, eraseAfter: null });
  expect(await audited(person.accountId)).toEqual(
    expect.arrayContaining(["send_reset_link", "export", "close", "restore"]),
  );
});

test("where somebody is logged in is read, and ended everywhere", async () => {
  const person = await server.person("educator");
  const read = async () =>
    (await (await on.staff()).request(`accounts/${person.accountId}/sessions`)).json().data;
  expect(await read()).toMatchObject([{ isImpersonated: false, lastUsedAt: expect.any(String) }]);
  expect(Object.keys((await read())[0])).not.toContain("address");
  expect((await ask(person.accountId, "end_sessions", {})).status).toBe(422);
  expect((await ask(person.accountId, "end_sessions")).status).toBe(200);
  expect(await read()).toEqual([]);
  expect((await person.request("account")).status).toBe(401);
  expect(await audited(person.accountId)).toContain("end_sessions");
  expect((await person.request(`accounts/${person.accountId}/sessions`)).status).toBe(401);
});

test("not of other operators, and by nobody but operators", async () => {
  const person = await server.person("employer");
  const staff = (await (await on.staff()).request("account")).json().data.id;
  expect((await ask(staff, "close")).status).toBe(403);
  const own = await person.request(`accounts/${person.accountId}/close`, {
    method: "POST",
    body: { reason },
  });
  expect(own.status).toBe(403);
});
