/** Profile views: recorded once per day and member, shown to the educator, never for lists, owners and operators. */
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf, ownProfile } from "#features/educators/api/educators.fixtures.ts";
import { recordAccess, recordViewsOf } from "#features/educators/api/access/record-access.action.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import {
  createApplicant,
  runEmployerEvent,
  createJobWithEmployer,
  employerApplications,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const { employer, job } = await createJobWithEmployer(server);
const path = "user_profile/profile_accesses";
type Asker = Parameters<typeof ownProfile>[0];
const accesses = async (educator: Asker) =>
  (await educator.request(path))
    .json()
    .data.map(({ attributes: { kind, times, employerName } }: { attributes: Record<string, unknown> }) => ({
      kind,
      times,
      employerName,
    }));

test("single reads of the profile and the application count, once per row; lists do not", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  const profile = await ownProfile(educator);
  await employer.request("user_profiles");
  await employer.request(`${employerApplications}?include=user_profile`);
  expect(await accesses(educator)).toEqual([]);
  expect((await employer.request(`user_profiles/${profile.id}`)).status).toBe(200);
  await employer.request(`user_profiles/${profile.attributes.slug}`);
  await employer.request(`${employerApplications}/${id}?include=user_profile`);
  await runEmployerEvent(employer, id, "shortlist");
  expect(await accesses(educator)).toEqual([{ kind: "viewed", times: 3, employerName: "Little Oaks" }]);
  const views = await server.db
    .selectFrom("profileViews")
    .selectAll()
    .where("userProfileId", "=", profile.id)
    .execute();
  expect(views).toHaveLength(1);
  const logged = await server.db
    .selectFrom("auditLogs")
    .select("id")
    .where("action", "=", "profile.view")
    .where("entityId", "=", profile.id)
    .execute();
  expect(logged).toHaveLength(1);
});

test("an application opens while another write holds it and waits for the record of this view", async () => {
  const { educator, id } = await createApplicant(server, job.id, "Eve");
  const profile = await ownProfile(educator);
  const isViewWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'update "job_applications" set "viewed_at"%'`.execute(
      server.db,
    );
    return rows.length > 0;
  };
  const opened = await server.db.transaction().execute(async (tx) => {
    // PostgreSQL gives up the view, not this write.
    await sql`set local deadlock_timeout = '60s'`.execute(tx);
    await sql`select 1 from job_applications where id = ${id} for update`.execute(tx);
    const answer = employer.request(`${employerApplications}/${id}`);
    await expect.poll(isViewWaiting).toBe(true);
    await recordViewsOf(tx, employer.employerId, [profile.id], new Date());
    return { answer };
  });
  expect((await opened.answer).status).toBe(200);
  expect(await accesses(educator)).toEqual([{ kind: "viewed", times: 1, employerName: "Little Oaks" }]);
});

test("views by owners and operators leave no row; an operator's is in the audit log", async () => {
  const { educator } = await createApplicant(server, job.id, "Ben");
  const profile = await ownProfile(educator);
  const operator = await operatorOf(server);
  await educator.request(`user_profiles/${profile.id}`);
  await operator.request(`user_profiles/${profile.id}`);
  expect(await accesses(educator)).toEqual([]);
  const [log] = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", profile.id)
    .where("action", "=", "profile.view")
    .execute();
  expect(log).toBeDefined();
});

test("a download of many records one row each, latest first, readable by the educator only", async () => {
  const people = [
    await createApplicant(server, job.id, "Cleo"),
    await createApplicant(server, job.id, "Dan"),
  ];
  const ids: string[] = [];
  for (const { educator } of people) ids.push((await ownProfile(educator)).id);
  const me: Employer = {
    kind: "employer",
    accountId: employer.accountId,
    sessionId: "",
    standing: "good",
    employerId: employer.employerId,
    employerProfileId: (await employer.request("employers/employer_profiles")).json().data[0].id,
    role: "owner",
  };
  const record = (kind: "exported" | "downloaded", at: string) =>
    server.db
      .transaction()
      .execute((db) => recordAccess({ db, actor: me, now: () => new Date(at) }, kind, [...ids, ids[0]!]));
  await record("downloaded", "2026-03-01T10:00:00Z");
  await record("exported", "2026-03-02T10:00:00Z");
  await record("exported", "2026-03-02T11:00:00Z");
  const [cleo, dan] = people;
  expect(await accesses(cleo!.educator)).toEqual([
    { kind: "exported", times: 2, employerName: "Little Oaks" },
    { kind: "downloaded", times: 1, employerName: "Little Oaks" },
  ]);
  expect(await accesses(dan!.educator)).toHaveLength(2);
  expect((await dan!.educator.request(`${path}?filter[kind]=exported`)).json().data).toHaveLength(1);
  expect((await employer.request(path)).status).toBe(403);
  expect((await server.request(path)).status).toBe(401);
});

test("a document counts as downloaded when an employer follows its link, not when the link is shown", async () => {
  const { educator } = await createApplicant(server, job.id, "Eve");
  const profile = await ownProfile(educator);
  const bytes = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  const { id: fileId } = await server.db
    .insertInto("files")
    .values({
      ownerAccountId: educator.accountId,
      filename: "resume.pdf",
      byteSize: bytes.length,
      contentType: "application/pdf",
      checksum: createHash("md5").update(bytes).digest("base64"),
      purpose: "resume",
      state: "stored",
      attachedAt: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await server.platform.files.put(fileId, Readable.from([bytes]));
  await server.db
    .updateTable("userProfiles")
    .set({ resumeId: fileId })
    .where("id", "=", profile.id)
    .execute();
  const linkFor = async (who: Asker) =>
    (await who.request(`user_profiles/${profile.id}`)).json().data.attributes.resume.url as string;
  const link = await linkFor(employer);
  expect((await accesses(educator)).map(({ kind }: { kind: string }) => kind)).toEqual(["viewed"]);
  expect((await server.request(link)).status).toBe(200);
  await server.request(link, { headers: { range: "bytes=4-8" } });
  await server.request(await linkFor(educator));
  const downloads = (await accesses(educator)).filter(({ kind }: { kind: string }) => kind === "downloaded");
  expect(downloads).toEqual([{ kind: "downloaded", times: 1, employerName: "Little Oaks" }]);
});
