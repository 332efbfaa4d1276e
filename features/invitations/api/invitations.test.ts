/** Invitations to apply over the API: whom an employer may invite, what becomes of it, who sees it. */
import { testServer } from "#app/testing/test-server.ts";
import {
  applyTo,
  createJobWithEmployer,
  runEmployerEvent,
} from "#features/applications/api/applications.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import {
  createFindableEducator,
  createTeammate,
  postMessageAs,
  readThread,
  sendText,
  type Requester,
} from "#features/messages/api/messages.fixtures.ts";
import { unreadDigest } from "#features/messages/api/mail/unread-digest.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import { emailInvitation } from "./email-invitation.job.ts";

const server = await testServer();
afterAll(() => server.close());
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailInvitation, unreadDigest]);
const { employer, job } = await createJobWithEmployer(server, {}, "Inviting Oaks");

const ofEmployer = "employer/job_invitations";
const ofEducator = "user_profile/job_invitations";

interface InvitationDocument {
  id: string;
  attributes: { state: string; viewedAt: string | null; messageId: string; invitedBy: string | null };
}

const invite = (who: Requester, userProfileId: string, jobListingId = job.id, more: object = {}) =>
  who.request(ofEmployer, {
    method: "POST",
    body: { data: { type: "job_invitations", attributes: { userProfileId, jobListingId, ...more } } },
  });

async function invited(userProfileId: string, jobListingId = job.id, more: object = {}) {
  const answer = await invite(employer, userProfileId, jobListingId, more);
  if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${answer.text}`);
  return answer.json().data as InvitationDocument;
}

const list = async (who: Requester, path: string, query = "") =>
  (await who.request(`${path}?${query}`)).json().data as InvitationDocument[];

const stateOf = async (who: Requester, id: string) =>
  (await who.request(`${ofEmployer}/${id}`)).json().data.attributes.state as string;

const answerAs = (who: Requester, id: string, verb: string) =>
  who.request(`${ofEducator}/${id}/${verb}`, { method: "POST", body: {} });

const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;

describe("an invitation", () => {
  test("is a card with the job in the conversation, with an own line, and a mail", async () => {
    const ana = await createFindableEducator(server);
    const invitation = await invited(ana.userProfileId, job.id, { text: "  We loved your profile. " });
    expect(invitation.attributes).toMatchObject({ state: "invited", viewedAt: null, invitedBy: "Robin" });
    const [conversation] = (await ana.request("user_profile/conversations")).json().data;
    expect(conversation.attributes.unreadCount).toBe(1);
    const [message] = await readThread(ana, conversation.id);
    expect(message).toMatchObject({
      id: invitation.attributes.messageId,
      attributes: {
        messageType: "job_share",
        data: { text: "We loved your profile.", jobListingId: job.id },
        metadata: { jobTitle: "Lead Preschool Teacher", employerName: "Inviting Oaks" },
      },
    });
    // One mail of its own: the digest of unread messages does not repeat it.
    await jobs.run({ asOf: new Date(Date.now() + 10 * 60_000) });
    const mails = await server.db
      .selectFrom("mails")
      .select(["subject", "text"])
      .where("toAddress", "=", ana.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Inviting Oaks invites you to apply: Lead Preschool Teacher",
    ]);
    expect(mails[0]!.text).toContain("We loved your profile.");
    expect(mails[0]!.text).toContain(`/messages?conversation=${conversation.id}`);
  });

  test("goes from invited to viewed, applied and hired", async () => {
    const bo = await createFindableEducator(server, "Bo");
    const { id } = await invited(bo.userProfileId);
    const [own] = await list(bo, ofEducator);
    expect(own?.id).toBe(id);
    expect((await answerAs(bo, id, "view")).json().data.attributes.state).toBe("viewed");
    const draft = await applyTo(bo, job.id, { aasmState: "draft" });
    expect(await stateOf(employer, id)).toBe("viewed");
    await bo.request(`job_applications/${draft.json().data.id}/submit`, { method: "POST", body: {} });
    expect(await stateOf(employer, id)).toBe("applied");
    const applicationId = draft.json().data.id as string;
    await runEmployerEvent(employer, applicationId, "offer");
    expect((await runEmployerEvent(employer, applicationId, "hire")).status).toBe(200);
    expect(await stateOf(employer, id)).toBe("hired");
    // Looking again, or declining late, changes nothing.
    await answerAs(bo, id, "view");
    expect((await answerAs(bo, id, "decline")).status).toBe(409);
    expect(await stateOf(employer, id)).toBe("hired");
  });

  test("is declined with one press, which can be taken back; applying still counts", async () => {
    const cy = await createFindableEducator(server, "Cy");
    const { id } = await invited(cy.userProfileId);
    expect((await answerAs(cy, id, "decline")).json().data.attributes.state).toBe("declined");
    expect((await answerAs(cy, id, "undo_decline")).json().data.attributes.state).toBe("viewed");
    await answerAs(cy, id, "decline");
    expect((await applyTo(cy, job.id)).status).toBe(201);
    expect(await stateOf(employer, id)).toBe("applied");
  });

  test("goes with its deleted message, and may then be sent again", async () => {
    const di = await createFindableEducator(server, "Di");
    const { attributes } = await invited(di.userProfileId);
    await employer.request(`messages/${attributes.messageId}`, { method: "DELETE" });
    expect(await list(di, ofEducator)).toEqual([]);
    await invited(di.userProfileId);
  });
});

describe("who can't be invited", () => {
  test("twice for one job, also at once", async () => {
    const ed = await createFindableEducator(server, "Ed");
    const answers = await Promise.all([
      invite(employer, ed.userProfileId),
      invite(employer, ed.userProfileId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409)!)).toBe("already_invited");
    expect(await list(employer, ofEmployer, `filter[userProfileId]=${ed.userProfileId}`)).toHaveLength(1);
    const [conversation] = (await ed.request("user_profile/conversations")).json().data;
    expect(await readThread(ed, conversation.id)).toHaveLength(1);
  });

  test("again for another job before they answer, as with any first message", async () => {
    const fay = await createFindableEducator(server, "Fay");
    const other = await employer.publish({ title: "Floater" });
    await invited(fay.userProfileId);
    expect(codeOf(await invite(employer, fay.userProfileId, other.id))).toBe("unanswered");
    await sendText(fay, { employerId: employer.employerId }, "Tell me more");
    await invited(fay.userProfileId, other.id);
  });

  test("an applicant of the job; a job that isn't open or isn't theirs; somebody hidden", async () => {
    const gus = await createFindableEducator(server, "Gus");
    await applyTo(gus, job.id);
    expect(codeOf(await invite(employer, gus.userProfileId))).toBe("already_applied");
    const closing = await employer.publish({ title: "Closing" });
    await employer.act(closing.id, "close", { closedReason: "other" });
    const hal = await createFindableEducator(server, "Hal");
    expect(codeOf(await invite(employer, hal.userProfileId, closing.id))).toBe("job_closed");
    const rival = await createJobWithEmployer(server, {}, "Rival Oaks");
    expect((await invite(employer, hal.userProfileId, rival.job.id)).status).toBe(422);
    await hide(hal.userProfileId);
    expect((await invite(employer, hal.userProfileId)).status).toBe(404);
    expect((await invite(employer, crypto.randomUUID())).status).toBe(404);
  });

  test("anybody before the program is reviewed, or where the conversation is closed", async () => {
    const ida = await createFindableEducator(server, "Ida");
    const fresh = await createEmployer(server, { name: "Fresh Oaks", approved: false });
    expect((await invite(fresh, ida.userProfileId)).status).toBeGreaterThanOrEqual(400);
    await sendText(employer, { userProfileId: ida.userProfileId }, "Hello");
    const [conversation] = (await ida.request("user_profile/conversations")).json().data;
    await ida.request(`user_profile/conversations/${conversation.id}/block`, { method: "POST", body: {} });
    expect(codeOf(await invite(employer, ida.userProfileId))).toBe("conversation_blocked");
  });
});

test("the team and the educator see it, and nobody else", async () => {
  const pam = await createFindableEducator(server, "Pam");
  const { id } = await invited(pam.userProfileId);
  const [teammate, rival, other] = await Promise.all([
    createTeammate(server, employer.employerId),
    createEmployer(server, { name: "Curious Oaks" }),
    createFindableEducator(server, "Quin"),
  ]);
  expect((await teammate.request(`${ofEmployer}/${id}`)).status).toBe(200);
  expect((await rival.request(`${ofEmployer}/${id}`)).status).toBe(404);
  expect((await other.request(`${ofEducator}/${id}`)).status).toBe(404);
  expect((await answerAs(other, id, "decline")).status).toBe(404);
  expect((await answerAs(employer, id, "decline")).status).toBe(403);
  expect((await invite(pam, other.userProfileId)).status).toBe(403);
  expect(
    (await postMessageAs(rival, { userProfileId: pam.userProfileId, data: { jobListingId: job.id } })).status,
  ).toBe(422);
});

const hide = (id: string) =>
  server.db.updateTable("userProfiles").set({ visibilityState: "hidden" }).where("id", "=", id).execute();
