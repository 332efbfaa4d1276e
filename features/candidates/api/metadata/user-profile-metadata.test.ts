/** A team's history with an educator: liked, viewed, applied, messaged, invited, met, noted; and no other team's. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { sql } from "kysely";
import { makePerson } from "../saved/saved-filters.fixtures.ts";

const server = await testServer();
const { db } = server;
afterAll(() => server.close());
const team = await createEmployer(server);
const other = await createEmployer(server, { name: "Acorn Academy" });
const paths = ["employers/user_profiles_metadata", "user_profile_metadata"];

let known: string;
let unknown: string;
let hidden: string;
const ids = { talk: "", application: "", next: "" };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  [known, unknown, hidden] = [await makePerson(db), await makePerson(db), await makePerson(db)];
  await db.updateTable("userProfiles").set({ visibilityState: "hidden" }).where("id", "=", hidden).execute();
  const pair = { employerId: team.employerId, userProfileId: known };
  await db.insertInto("profileLikes").values(pair).execute();
  await db
    .insertInto("profileViews")
    .values({ ...pair, firstViewedAt: at(1), lastViewedAt: at(2) })
    .execute();
  ids.talk = await returned(
    db
      .insertInto("conversations")
      .values({ ...pair, lastEmployerMessageAt: at(5), lastUserProfileMessageAt: at(6) })
      .returning("id"),
  );
  await db
    .insertInto("messages")
    .values({
      ...{ ...pair, conversationId: ids.talk, profileType: "EmployerProfile" },
      ...{ messageType: "interview_invite", createdAt: at(4) },
    })
    .execute();
  const job = await team.publish();
  const applied = { ...pair, jobListingId: job.id, submittedAt: at(3) };
  ids.application = await returned(
    db
      .insertInto("jobApplications")
      .values({ ...applied, aasmState: "submitted" })
      .returning("id"),
  );
  const draft = {
    ...pair,
    jobListingId: (await team.publish({ title: "Cook" })).id,
    aasmState: "draft" as const,
  };
  await db.insertInto("jobApplications").values(draft).execute();
  await db
    .insertInto("notes")
    .values([
      { ...pair, body: "Asked for mornings." },
      { employerId: other.employerId, userProfileId: known, body: "Theirs." },
    ])
    .execute();
  await meet(-400, "completed");
  await meet(-2, "canceled");
  await meet(48, "scheduled").then((id) => (ids.next = id));
  await meet(500, "scheduled");
});

/** An interview so many hours from now. */
async function meet(hours: number, status: "completed" | "canceled" | "scheduled"): Promise<string> {
  const { id: employerProfileId } = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", team.employerId)
    .executeTakeFirstOrThrow();
  const time = new Date(Date.now() + hours * 3_600_000);
  const endsAt = new Date(time.getTime() + 1_800_000);
  return returned(
    db
      .insertInto("interviews")
      .values({
        ...{ employerId: team.employerId, employerProfileId, userProfileId: known, status, time, endsAt },
        ...{
          name: "First meeting",
          interviewType: "online",
          bookedByType: "UserProfile",
          uid: crypto.randomUUID(),
        },
        ...{ busyFrom: time, busyUntil: endsAt },
      })
      .returning("id"),
  );
}

const returned = async (query: { executeTakeFirstOrThrow: () => Promise<{ id: string }> }) =>
  (await query.executeTakeFirstOrThrow()).id;

test.each(paths)("%s says all of it in one row, and includes the next interview", async (path) => {
  const answer = await team.request(
    `${path}?filter[user_profile_ids]=${known}&include=interview,user_profile`,
  );
  expect(answer.status, answer.text).toBe(200);
  const { data, included } = answer.json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ type: "user_profile_metadata", id: known });
  expect(data[0].attributes).toEqual({
    userProfileId: known,
    liked: true,
    viewedAt: at(2).toISOString(),
    previouslyApplied: true,
    previouslyMessaged: true,
    messagedAt: at(5).toISOString(),
    answeredAt: at(6).toISOString(),
    inviteSentAt: at(4).toISOString(),
    conversationId: ids.talk,
    jobApplicationIds: [ids.application],
    notesCount: 1,
  });
  expect(included.map(({ type, id }: { type: string; id: string }) => [type, id])).toEqual(
    expect.arrayContaining([
      ["interviews", ids.next],
      ["user_profiles", known],
    ]),
  );
});

test("without a next interview it is the latest", async () => {
  await db.transaction().execute(async (tx) => {
    await sql`update interviews set status = 'canceled' where time > now()`.execute(tx);
  });
  const answer = await team.request(`${paths[0]}/${known}?include=interview`);
  const latest = await db
    .selectFrom("interviews")
    .select("id")
    .where("userProfileId", "=", known)
    .orderBy("time", "desc")
    .executeTakeFirstOrThrow();
  expect(answer.json().data.relationships.interview.data.id).toBe(latest.id);
});

test("several are asked for at once; whoever was never met has a row that says so", async () => {
  const answer = await team.request(`${paths[0]}?filter[user_profile_ids]=${unknown},${known},${hidden}`);
  const rows: { id: string; attributes: Record<string, unknown> }[] = answer.json().data;
  expect(rows.map(({ id }) => id).toSorted()).toEqual([known, unknown].toSorted());
  expect(rows.find(({ id }) => id === unknown)!.attributes).toMatchObject({
    ...{ liked: false, viewedAt: null, previouslyApplied: false, previouslyMessaged: false },
    ...{ jobApplicationIds: [], conversationId: null, notesCount: 0 },
  });
});

test("another team reads its own, an educator none, not even of themselves", async () => {
  const theirs = await other.request(`${paths[0]}/${known}`);
  expect(theirs.json().data.attributes).toMatchObject({
    ...{ liked: false, viewedAt: null, messagedAt: null, conversationId: null, notesCount: 1 },
  });
  expect(theirs.json().data.relationships.interview.data).toBeNull();
  expect((await team.request(`${paths[0]}/${hidden}`)).status).toBe(404);
  const educator = await server.person("educator");
  for (const path of paths) {
    expect((await educator.request(path)).status).toBe(403);
    expect((await server.request(path)).status).toBe(401);
  }
});
