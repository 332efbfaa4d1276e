/** The audit log is for operators, and keeps what was done under whose id. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change } from "#features/educators/api/educators.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("operators read what others did; the others don't, and nobody writes", async () => {
  const educator = await server.person("educator");
  const profile = (await educator.request("user_profiles")).json().data[0];
  await change(educator, "user_profiles", profile.id, { showEducation: false });
  const staff = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", staff.accountId)
    .execute();
  const path = `audit_logs?filter[entityId]=${profile.id}&filter[action]=update`;
  const entries = (await staff.request(path)).json().data;
  expect(entries).toHaveLength(1);
  expect(entries[0].attributes).toMatchObject({
    accountId: educator.accountId,
    detail: { changed: ["showEducation"] },
  });
  expect((await staff.request(`audit_logs?filter[updatedSince]=2100-01-01T00:00:00Z`)).json().data).toEqual(
    [],
  );
  expect((await staff.request(`audit_logs/${entries[0].id}`)).headers.etag).toBe('"1"');
  expect((await educator.request("audit_logs")).status).toBe(403);
  expect((await server.request("audit_logs")).status).toBe(401);
  expect((await staff.request(`audit_logs/${entries[0].id}`, { method: "DELETE" })).status).toBe(403);
});
