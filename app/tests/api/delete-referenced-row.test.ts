/** A row that others refer to cannot be deleted, and its answer is no fault of ours. */
import { operatorOf } from "#features/educators/api/educators-under-test.ts";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());

test("a brand that somebody signed up at stays, and the answer says why", async () => {
  const operator = await operatorOf(server);
  const { accountId } = await server.person("educator");
  const { id } = await server.db
    .insertInto("brands")
    .values({ name: "Sprout", domain: "sprout.example", contactEmail: "hello@sprout.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const signedUpAt = (brandId: string | null) =>
    server.db.updateTable("accounts").set({ brandId }).where("id", "=", accountId).execute();
  const remove = () => operator.ask(`brands/${id}`, { method: "DELETE" });

  await signedUpAt(id);
  const refused = await remove();
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "in_use"]);
  await signedUpAt(null);
  expect((await remove()).status).toBe(204);
});
