/** A row that others refer to cannot be deleted, and the response is not a 5xx. */
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());

test("a brand with accounts stays, and the reply says why", async () => {
  const operator = await operatorOf(server);
  const { accountId } = await server.person("educator");
  const { id } = await server.db
    .insertInto("brands")
    .values({ name: "Sprout", domain: "sprout.example", contactEmail: "hello@sprout.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const signedUpAt = (brandId: string | null) =>
    server.db.updateTable("accounts").set({ brandId }).where("id", "=", accountId).execute();
  const remove = () => operator.request(`brands/${id}`, { method: "DELETE" });

  await signedUpAt(id);
  const refused = await remove();
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "in_use"]);
  await signedUpAt(null);
  expect((await remove()).status).toBe(204);
});
