/** Jobs that failed: seen by those who help people, tried again, or taken out of the queue. */
import { testServer } from "#app/testing/test-server.ts";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { JobList } from "../job-list.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await server.person("educator");
await server.db
  .updateTable("accounts")
  .set({ userType: "operator", operatorRole: "all" })
  .where("id", "=", operator.accountId)
  .execute();

const list = async (): Promise<JobList> => (await operator.request("console/jobs")).json().data;
const act = (id: string, verb: string) =>
  operator.request(`console/jobs/${id}/${verb}`, { method: "POST", body: {} });

async function failedJob(attempts: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select (graphile_worker.add_job('test.unknown', '{"email": "ana@example.com"}', max_attempts => 3)).id::text`.execute(
    server.db,
  );
  const { id } = rows[0]!;
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'no ana@example.com'
    where id = ${id}::bigint`.execute(server.db);
  return id;
}

test("are listed without what they were about, tried again, and taken out", async () => {
  const [waiting, given] = [await failedJob(1), await failedJob(3)];
  const { failed, failedTotal } = await list();
  expect(failedTotal).toBe(2);
  expect(failed.find(({ id }) => id === waiting)).toMatchObject({
    name: "test.unknown",
    attempts: 1,
    maxAttempts: 3,
    nextTryAt: expect.any(String),
  });
  expect(failed.find(({ id }) => id === given)).toMatchObject({ nextTryAt: null });
  expect(JSON.stringify(failed)).not.toContain("ana@");

  expect((await act(given, "retry")).status).toBe(204);
  expect((await list()).failed.map(({ id }) => id)).toEqual([waiting]);
  expect((await act(waiting, "give_up")).status).toBe(204);
  expect((await list()).failed).toEqual([]);
  for (const unknown of [waiting, "999999", "x"]) expect((await act(unknown, "retry")).status).toBe(404);
  const audit = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entity", "=", "jobs")
    .orderBy("id")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(["job.retry", "job.give_up"]);
});
