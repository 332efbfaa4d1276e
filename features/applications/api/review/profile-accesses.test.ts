/** Who looked at a profile: kept once a day and member, told to its owner, never for lists, owners and operators. */
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf, ownProfile } from "#features/educators/api/educators-under-test.ts";
import { recordAccess } from "#features/educators/api/record-access.action.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { applicant, byEmployer, jobWithEmployer, received } from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const { employer, job } = await jobWithEmployer(server);
const path = "user_profile/profile_accesses";
type Asker = Parameters<typeof ownProfile>[0];
const accesses = async (educator: Asker) =>
  (await educator.ask(path))
    .json()
    .data.map(({ attributes: { kind, times, employerName } }: { attributes: Record<string, unknown> }) => ({
      kind,
      times,
      employerName,
    }));

test("single reads of the profile and of the application count, once a row; lists do not", async () => {
  const { educator, id } = await applicant(server, job.id);
  const profile = await ownProfile(educator);
  await employer.ask("user_profiles");
  await employer.ask(`${received}?include=user_profile`);
  expect(await accesses(educator)).toEqual([]);
  expect((await employer.ask(`user_profiles/${profile.id}`)).status).toBe(200);
  await employer.ask(`user_profiles/${profile.attributes.slug}`);
  await employer.ask(`${received}/${id}?include=user_profile`);
  await byEmployer(employer, id, "shortlist");
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

test("own looks and operators' leave no row; the operator's stands in the audit log", async () => {
  const { educator } = await applicant(server, job.id, "Ben");
  const profile = await ownProfile(educator);
  const operator = await operatorOf(server);
  await educator.ask(`user_profiles/${profile.id}`);
  await operator.ask(`user_profiles/${profile.id}`);
  expect(await accesses(educator)).toEqual([]);
  const [log] = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", profile.id)
    .where("action", "=", "profile.view")
    .execute();
  expect(log).toBeDefined();
});

test("a download of many is one row each, the latest first, and nobody else's to read", async () => {
  const people = [await applicant(server, job.id, "Cleo"), await applicant(server, job.id, "Dan")];
  const ids: string[] = [];
  for (const { educator } of people) ids.push((await ownProfile(educator)).id);
  const me: Employer = {
    kind: "employer",
    accountId: employer.accountId,
    sessionId: "",
    standing: "good",
    employerId: employer.employerId,
    employerProfileId: (await employer.ask("employers/employer_profiles")).json().data[0].id,
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
  expect((await dan!.educator.ask(`${path}?filter[kind]=exported`)).json().data).toHaveLength(1);
  expect((await employer.ask(path)).status).toBe(403);
  expect((await server.ask(path)).status).toBe(401);
});

test("a document is downloaded when its link is followed by an employer, not when the link is shown", async () => {
  const { educator } = await applicant(server, job.id, "Eve");
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
    (await who.ask(`user_profiles/${profile.id}`)).json().data.attributes.resume.url as string;
  const link = await linkFor(employer);
  expect((await accesses(educator)).map(({ kind }: { kind: string }) => kind)).toEqual(["viewed"]);
  expect((await server.ask(link)).status).toBe(200);
  await server.ask(link, { headers: { range: "bytes=4-8" } });
  await server.ask(await linkFor(educator));
  const downloads = (await accesses(educator)).filter(({ kind }: { kind: string }) => kind === "downloaded");
  expect(downloads).toEqual([{ kind: "downloaded", times: 1, employerName: "Little Oaks" }]);
});
