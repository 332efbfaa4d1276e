/** The response to a repeated request with an Idempotency-Key, for whom, and what of it is stored. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { afterAll, expect, test } from "vitest";
import { type Caller, contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 3, jobs: 6, educators: 6, applications: 6 } });
const callers = await contractCallers(server);
afterAll(() => server.close());

const named = (name: string) => callers.find((one) => one.name === name)!;
const post = (caller: Caller, path: string, body: object, key: string, more = {}) =>
  server.request(path, {
    method: "POST",
    headers: { ...caller.headers, "idempotency-key": key, "content-type": "application/json", ...more },
    body,
  });
const stored = async () =>
  JSON.stringify(await server.db.selectFrom("idempotencyKeys").selectAll().execute());

test("an answer that carries a session is stored nowhere, and the request runs again", async () => {
  const { id } = await server.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", demoAccounts.educator.email)
    .executeTakeFirstOrThrow();
  const act = () => post(named("operator"), `accounts/${id}/impersonate`, { reason: "A call" }, "act-1");
  const first = await act();
  expect([first.status, first.headers["access-token"]]).toEqual([200, expect.stringContaining("eyJ")]);
  expect(await stored()).not.toContain("eyJ");
  const second = await act();
  expect([second.status, second.headers["access-token"]]).toEqual([200, expect.stringContaining("eyJ")]);
  const ticket = await post(named("educator"), "cable_tickets", {}, "ticket-1");
  expect(ticket.status).toBe(200);
  expect(await stored()).not.toContain(String(ticket.json().ticket));
});

test("the same key and words as another profile of the account are another request", async () => {
  const saved = {
    data: { type: "saved_filter_selections", attributes: { name: "Near", filters: { q: "lead" } } },
  };
  const save = (who: string) =>
    post(named(who), "employers/saved_filter_selections", saved, "save-1", {
      "content-type": "application/vnd.api+json",
    });
  const one = await save("employer");
  const other = await save("the same account's other profile");
  const again = await save("employer");
  expect([one.status, other.status, again.status]).toEqual([201, 201, 201]);
  expect(other.json().data.id).not.toBe(one.json().data.id);
  expect(again.json().data.id).toBe(one.json().data.id);
});

test("what was deleted is not missing for who deletes it again with the same key", async () => {
  const saved = {
    data: { type: "saved_filter_selections", attributes: { name: "Far", filters: { q: "cook" } } },
  };
  const employer = named("employer");
  const type = { "content-type": "application/vnd.api+json" };
  const at = "employers/saved_filter_selections";
  const { id } = (await post(employer, at, saved, "save-2", type)).json().data;
  const remove = async (key: string) => {
    const headers = { ...employer.headers, "idempotency-key": key };
    return (await server.request(`${at}/${id}`, { method: "DELETE", headers })).status;
  };
  expect([await remove("delete-1"), await remove("delete-1"), await remove("delete-2")]).toEqual([
    204, 204, 404,
  ]);
});

test("guests of one address share a key only for the very same words", async () => {
  const report = (message: string) => post(named("guest"), "error_reports", { message }, "guest-1");
  expect((await report("one")).status).toBe(204);
  expect((await report("two")).status).toBe(204);
  expect((await report("one")).status).toBe(204);
  const rows = await server.db.selectFrom("errorReports").select(["message", "count"]).execute();
  expect(rows.toSorted((a, b) => a.message.localeCompare(b.message))).toEqual([
    { message: "Error: one", count: 1 },
    { message: "Error: two", count: 1 },
  ]);
});
