/** Reviews of many: as after a decision about each, and taken back without loss. */
import { loadSample } from "#db/sample/load-sample.ts";
import { takeBackBulkChange } from "#features/operators/api/bulk-changes/bulk-change.resource.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const { db } = server;
const jobs = testJobs({ url: server.databaseUrl, db } as never, [takeBackBulkChange], {
  emit: server.platform.registry.emit,
});
const callers = await contractCallers(server);
const operator = callers.find(({ kind }) => kind === "operator")!.headers;
afterAll(() => server.close());

const post = (path: string, body: object = {}, headers = operator) =>
  server.request(path, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body });

describe("a review of many", () => {
  const stateOf = async (table: "userProfiles" | "employers", ids: string[]) =>
    (
      await db
        .selectFrom(table)
        .select(["id", "approvalState"])
        .where("id", "in", ids)
        .orderBy("id")
        .execute()
    ).map(({ approvalState }) => approvalState);

  const findable = async (ids: string[]) =>
    (
      await db
        .selectFrom("candidateSearch")
        .select("userProfileId")
        .where("userProfileId", "in", ids)
        .execute()
    ).length;

  test("approves the educators that wait, and is taken back without loss", async () => {
    const rows = await db.selectFrom("userProfiles").select("id").orderBy("id").limit(4).execute();
    const ids = rows.map(({ id }) => id);
    await db
      .updateTable("userProfiles")
      .set({ approvalState: "pending" })
      .where("id", "in", ids.slice(1))
      .execute();
    const whole = async () =>
      (
        await sql<{ row: object }>`select to_jsonb(t) - array['updated_at', 'version'] as row
          from user_profiles t where id = any(${ids}) order by id`.execute(db)
      ).rows;
    await db.deleteFrom("candidateSearch").where("userProfileId", "in", ids.slice(1)).execute();
    const before = await whole();
    const states = await stateOf("userProfiles", ids);
    const answer = await post("user_profiles/review", { ids, approvalState: "approved" });
    expect(answer.status, answer.text).toBe(200);
    const { id, attributes } = answer.json().data;
    expect(attributes).toMatchObject({ kind: "review", total: 3, summary: { decidedMeanwhile: 1 } });
    expect(await stateOf("userProfiles", ids.slice(1))).toEqual(["approved", "approved", "approved"]);
    // As after a decision about one of them, programs find them at once, and not once it is taken back.
    expect(await findable(ids.slice(1))).toBe(3);
    expect((await post(`bulk_changes/${id}/undo`)).status).toBe(200);
    await jobs.run();
    expect(await stateOf("userProfiles", ids)).toEqual(states);
    expect(await findable(ids.slice(1))).toBe(0);
    expect(await whole()).toEqual(before);
  });

  test("refuses programs with a reason, which is asked for", async () => {
    const rows = await db
      .selectFrom("employers")
      .select("id")
      .where("approvalState", "=", "approved")
      .orderBy("id")
      .limit(2)
      .execute();
    const ids = rows.map(({ id }) => id);
    await db
      .updateTable("employers")
      .set({ approvedAt: null, claimedAt: new Date() })
      .where("id", "in", ids)
      .execute();
    expect(await stateOf("employers", ids)).toEqual(["pending", "pending"]);
    expect((await post("employers/review", { ids, action: "refuse" })).status).toBe(422);
    const answer = await post("employers/review", { ids, action: "refuse", note: "No licence" });
    expect(answer.status, answer.text).toBe(200);
    expect(await stateOf("employers", ids)).toEqual(["rejected", "rejected"]);
    expect((await post("employers/review", { ids, action: "approve" })).status).toBe(409);
    await post(`bulk_changes/${answer.json().data.id}/undo`);
    await jobs.run();
    expect(await stateOf("employers", ids)).toEqual(["pending", "pending"]);
  });

  test("of programs whose waiting jobs it published takes these out of the search again", async () => {
    const { id: jobId, employerId } = await db
      .selectFrom("jobListings")
      .innerJoin("employers", "employers.id", "jobListings.employerId")
      .select(["jobListings.id", "jobListings.employerId"])
      .where("listingStatus", "=", "published")
      .where("employers.approvalState", "=", "approved")
      .executeTakeFirstOrThrow();
    await db.updateTable("employers").set({ approvedAt: null }).where("id", "=", employerId).execute();
    await db
      .updateTable("jobListings")
      .set({ listingStatus: "pending_review" })
      .where("id", "=", jobId)
      .execute();
    await db.deleteFrom("jobSearch").where("jobListingId", "=", jobId).execute();
    const found = async () =>
      (await db.selectFrom("jobSearch").select("jobListingId").where("jobListingId", "=", jobId).execute())
        .length;
    const answer = await post("employers/review", { ids: [employerId], action: "approve" });
    expect(answer.status, answer.text).toBe(200);
    expect(await found()).toBe(1);
    await post(`bulk_changes/${answer.json().data.id}/undo`);
    await jobs.run();
    expect(await found()).toBe(0);
  });

  test("is taken back by reviewers alone, an import by them and who looks after content", async () => {
    const made = async (kind: "merge" | "import" | "review") =>
      (
        await db
          .insertInto("bulkChanges")
          .values({ kind, title: "x", state: "done", undoUntil: new Date("2099-01-01") })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const undoAs = async (role: string, kind: "merge" | "import" | "review") => {
      await db
        .updateTable("accounts")
        .set({ operatorRole: role })
        .where("userType", "=", "operator")
        .execute();
      return (await post(`bulk_changes/${await made(kind)}/undo`)).status;
    };
    expect([await undoAs("support", "review"), await undoAs("content", "review")]).toEqual([403, 403]);
    expect([await undoAs("support", "import"), await undoAs("content", "merge")]).toEqual([403, 403]);
    expect([await undoAs("review", "review"), await undoAs("content", "import")]).toEqual([200, 200]);
    expect(await undoAs("support", "merge")).toBe(200);
    await db
      .updateTable("accounts")
      .set({ operatorRole: "all" })
      .where("userType", "=", "operator")
      .execute();
    await jobs.run();
  });
});
