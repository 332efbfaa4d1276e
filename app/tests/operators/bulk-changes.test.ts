/** Imports and reviews of many: what they would do is said first, they show how far they are, and can be taken back. */
import { loadSample } from "#db/sample/load-sample.ts";
import { previewImport, runImport } from "#features/employers/api/roster/roster-import.ts";
import { takeBackBulkChange } from "#features/operators/api/bulk-changes/bulk-change.resource.ts";
import { deleteOldBulkChanges } from "#platform/server/retention/delete-old-rows.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import { contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const { db } = server;
const jobs = testJobs(
  { url: server.databaseUrl, db } as never,
  [previewImport, runImport, takeBackBulkChange],
  { emit: server.platform.registry.emit },
);
const callers = await contractCallers(server);
const operator = callers.find(({ kind }) => kind === "operator")!.headers;
const owner = callers.find(({ name }) => name === "employer")!.headers;
afterAll(() => server.close());

const post = (path: string, body: object = {}, headers = operator) =>
  server.request(path, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body });
const changeOf = async (id: string) =>
  (await server.request(`bulk_changes/${id}`, { headers: operator })).json().data.attributes;

describe("a roster", () => {
  const header = "src,license,name,type,address,city,state,zip,county,capacity,ages,hours,lat,lng,source";
  const row = (license: string, name: string) =>
    `OK,${license},${name},Child Care Center,1 MAIN ST,AUSTIN,TX,78701,Travis,60,NA,NA,,,made up`;
  const programs = () =>
    db
      .selectFrom("employers")
      .innerJoin("locations", "locations.employerId", "employers.id")
      .select(["rosterLicense", "employers.name", "locations.name as location"])
      .where("rosterSource", "=", "OK")
      .orderBy("rosterLicense")
      .execute();
  const upload = async (...lines: string[]) => {
    const csv = [header, ...lines].join("\n");
    const answer = await post("roster_imports", { name: "texas.csv", csv });
    expect(answer.status, answer.text).toBe(202);
    await jobs.run();
    return answer.json().id as string;
  };
  const importAll = async (...lines: string[]) => {
    const id = await upload(...lines);
    expect((await post(`bulk_changes/${id}/start`)).status).toBe(200);
    await jobs.run();
    return id;
  };
  const undo = async (id: string) => {
    expect((await post(`bulk_changes/${id}/undo`)).status).toBe(200);
    await jobs.run();
    return changeOf(id);
  };

  test("is read first: what is new and what changes, and nothing is written", async () => {
    await importAll(row("1", "Acorn"), row("2", "Birch"));
    const before = await programs();
    const id = await upload(row("1", "Acorn House"), row("2", "Birch"), row("3", "Cedar"), "OK,4,broken");
    const { state, summary, total } = await changeOf(id);
    expect(state).toBe("previewed");
    expect(total).toBeGreaterThan(0);
    expect(summary).toMatchObject({ new: 1, changed: 1, unchanged: 1, broken: 1 });
    expect(summary.notices).toHaveLength(1);
    expect(summary.changes).toMatchObject([
      { isNew: true, after: { name: "Cedar" } },
      { isNew: false, before: { name: "Acorn" }, after: { name: "Acorn House" } },
    ]);
    expect(await programs()).toEqual(before);
  });

  test("is imported once begun, and taken back whole; a program that was claimed since stays", async () => {
    const before = await programs();
    const id = await importAll(row("1", "Acorn House"), row("3", "Cedar"), row("5", "Elm"));
    expect(await changeOf(id)).toMatchObject({ state: "done", summary: { new: 2, changed: 1 } });
    expect((await programs()).map(({ name }) => name)).toEqual(["Acorn House", "Birch", "Cedar", "Elm"]);
    await db
      .updateTable("employers")
      .set({ claimedAt: new Date() })
      .where("rosterLicense", "=", "5")
      .execute();
    const { state, summary } = await undo(id);
    expect(state).toBe("undone");
    // The program and its location.
    expect(summary.kept).toBe(2);
    const after = await programs();
    expect(after.filter(({ rosterLicense }) => rosterLicense !== "5")).toEqual(before);
    expect(after.find(({ rosterLicense }) => rosterLicense === "5")).toMatchObject({ location: "Elm" });
  });

  test("that is no roster says so; nobody else imports, and what was begun is not begun twice", async () => {
    const answer = await post("roster_imports", { name: "x.csv", csv: "a,b\n1,2" });
    await jobs.run();
    const { state, summary } = await changeOf(answer.json().id);
    expect(state).toBe("failed");
    expect(summary.problem).toContain("has no column");
    expect((await post("roster_imports", { name: "x.csv", csv: header }, owner)).status).toBe(403);
    expect((await post("roster_imports", { name: "x.csv", csv: "" })).status).toBe(422);
    const id = await upload(row("9", "Ivy"));
    expect((await post(`bulk_changes/${id}/start`)).status).toBe(200);
    expect((await post(`bulk_changes/${id}/start`)).status).toBe(409);
    await jobs.run();
    expect((await undo(id)).state).toBe("undone");
  });

  test("can't be taken back after 30 days; the copies of its rows go then", async () => {
    const id = await importAll(row("20", "Tulip"));
    await db
      .updateTable("bulkChanges")
      .set({ undoUntil: new Date(0) })
      .where("id", "=", id)
      .execute();
    expect((await post(`bulk_changes/${id}/undo`)).status).toBe(409);
    await deleteOldBulkChanges.run({}, jobs.context as never);
    const copies = db.selectFrom("bulkChangeRows").select("seq").where("changeId", "=", id);
    expect(await copies.execute()).toEqual([]);
  });
});
