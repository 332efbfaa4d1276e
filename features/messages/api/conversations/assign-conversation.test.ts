/** Assigning conversations to teammates: who may, to whom, who sees it, and what leaving the team means. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  createConversationPair,
  createTeammate,
  listConversations,
  ofEducator,
  ofEmployer,
  readConversation,
  type Requester,
  setFlags,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const assign = (who: Requester, id: string, assignedProfileId: string | null) =>
  setFlags(who, ofEmployer, id, { assignedProfileId });

const assignedIds = async (who: Requester, assignedTo: string) =>
  (await listConversations(who, ofEmployer, `filter[assignedTo]=${assignedTo}`)).map(({ id }) => id);

async function createTeam(employerName: string) {
  const pair = await createConversationPair(server, { employer: employerName });
  const tess = await createTeammate(server, pair.employer.employerId);
  return { ...pair, tess };
}

test("a teammate is assigned, found by every choice of the filter, and nobody again", async () => {
  const { employer, tess, conversationId: id } = await createTeam("Assign Oaks");
  expect(await assignedIds(employer, "nobody")).toEqual([id]);
  const answer = await assign(employer, id, tess.employerProfileId);
  expect(answer.status).toBe(200);
  expect(answer.json().data.attributes.assignedProfileId).toBe(tess.employerProfileId);
  expect(await assignedIds(tess, "me")).toEqual([id]);
  expect(await assignedIds(employer, "me")).toEqual([]);
  expect(await assignedIds(employer, "anyone")).toEqual([id]);
  expect(await assignedIds(employer, tess.employerProfileId)).toEqual([id]);
  expect(await assignedIds(employer, "nobody")).toEqual([]);
  expect((await employer.request(`${ofEmployer}?filter[assignedTo]=somebody`)).status).toBe(400);
  const audit = await server.db
    .selectFrom("auditLogs")
    .select(["action", "detail"])
    .where("entityId", "=", id)
    .where("action", "=", "conversation.assign")
    .execute();
  expect(audit).toEqual([
    { action: "conversation.assign", detail: { employerProfileId: tess.employerProfileId } },
  ]);
  expect((await assign(tess, id, null)).status).toBe(200);
  expect(await assignedIds(employer, "nobody")).toEqual([id]);
});

test("nobody outside the team: neither the educator, another employer, nor a person invited only", async () => {
  const { employer, educator, tess, conversationId: id } = await createTeam("Own Oaks");
  const other = await createTeam("Foreign Oaks");
  expect((await assign(employer, id, other.tess.employerProfileId)).status).toBe(422);
  expect((await assign(other.employer, id, other.tess.employerProfileId)).status).toBe(404);
  const invited = await createTeammate(server, employer.employerId, "Ivy");
  await server.db
    .updateTable("employerProfiles")
    .set({ invitationState: "pending", removedAt: new Date() })
    .where("id", "=", invited.employerProfileId)
    .execute();
  expect((await assign(employer, id, invited.employerProfileId)).status).toBe(422);
  const byEducator = await setFlags(educator, ofEducator, id, { assignedProfileId: tess.employerProfileId });
  expect(byEducator.status).toBe(403);
  expect((await readConversation(employer, ofEmployer, id)).attributes.assignedProfileId).toBeNull();
  // The table itself refuses what the code might let through.
  const stored = server.db
    .updateTable("conversations")
    .set({ assignedProfileId: other.tess.employerProfileId })
    .where("id", "=", id)
    .execute();
  await expect(stored).rejects.toThrow(/foreign key/);
});

test("the educator never sees it, nor can look for it", async () => {
  const { employer, educator, tess, conversationId: id } = await createTeam("Quiet Oaks");
  await assign(employer, id, tess.employerProfileId);
  const read = await educator.request(`${ofEducator}/${id}`);
  expect(read.text).not.toContain("assigned");
  expect(read.text).not.toContain(tess.employerProfileId);
  expect((await educator.request(`${ofEducator}?filter[assignedTo]=nobody`)).status).toBe(400);
});

test("whoever leaves the team, or closes their account, is unassigned", async () => {
  const { employer, tess, conversationId: id } = await createTeam("Leave Oaks");
  const assigned = async () =>
    (await readConversation(employer, ofEmployer, id)).attributes.assignedProfileId;
  await assign(employer, id, tess.employerProfileId);
  expect(
    (await employer.request(`employer_profiles/${tess.employerProfileId}`, { method: "DELETE" })).status,
  ).toBe(204);
  expect(await assigned()).toBeNull();
  expect((await assign(employer, id, tess.employerProfileId)).status).toBe(422);

  const uma = await createTeammate(server, employer.employerId, "Uma");
  await assign(employer, id, uma.employerProfileId);
  const closed = await uma.request("account", { method: "DELETE", body: { password: "blue-paper-boats" } });
  expect(closed.status, closed.text).toBeLessThan(300);
  expect(await assigned()).toBeNull();
});

test("a part of the other side's name finds a conversation; words in its messages do not", async () => {
  const {
    employer,
    educator,
    conversationId: id,
  } = await createConversationPair(server, {
    employer: "Naming Oaks",
    firstName: "Philippa",
  });
  const byName = async (who: Requester, path: string, name: string) =>
    (await listConversations(who, path, `filter[name]=${name}`)).map((one) => one.id);
  await employer.request("messages", {
    method: "POST",
    body: {
      data: { type: "messages", attributes: { conversationId: id, data: { text: "about gardening" } } },
    },
  });
  expect(await byName(employer, ofEmployer, "hilipp")).toEqual([id]);
  expect(await byName(educator, ofEducator, "naming")).toEqual([id]);
  expect(await byName(employer, ofEmployer, "gardening")).toEqual([]);
  const other = await createConversationPair(server, { employer: "Elsewhere Oaks" });
  expect(await byName(other.employer, ofEmployer, "hilipp")).toEqual([]);
});
