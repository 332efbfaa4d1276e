/** An invitation and the interview booked by it. */
import { testServer } from "#app/testing/test-server.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import { linkInterview, unlinkInterview } from "./link-interview.action.ts";
import { createConversationPair, readThread } from "../messages.fixtures.ts";
import { postMessage } from "./post-message.action.ts";

const server = await testServer();
const { context } = testJobs({ url: server.databaseUrl, db: server.db }, []);
afterAll(() => server.close());
const write = <T>(work: (context: WriteContext) => Promise<T>) =>
  server.db.transaction().execute((db) => work(systemContext(context, db)));

const ids = ["01890000-0000-7000-8000-000000000001", "01890000-0000-7000-8000-000000000002"] as const;
const time = new Date("2026-12-01T15:00:00Z");

test("booking links the newest open invitation, follows a reschedule, and is undone by a cancellation", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server);
  const pair = { employerId: employer.employerId, userProfileId: educator.userProfileId };
  const invite = () =>
    write((to) => postMessage(to, { ...pair, by: null, messageType: "interview_invite", data: {} }));
  const [older, newer] = [await invite(), await invite()];
  expect(older.conversationId).toBe(conversationId);
  const booked = async () =>
    (await readThread(educator, conversationId, "filter[messageType]=interview_invite&sort=createdAt")).map(
      ({ attributes }) => [attributes.interviewScheduled, attributes.interviewScheduledAt],
    );
  const open = [false, null];
  await write((to) => linkInterview(to, { ...pair, interviewId: ids[0], time }));
  expect(await booked()).toEqual([open, [true, time.toISOString()]]);
  const later = new Date("2026-12-02T15:00:00Z");
  const moved = { ...pair, interviewId: ids[1], time: later, rescheduledFromId: ids[0] };
  await write((to) => linkInterview(to, moved));
  expect(await booked()).toEqual([open, [true, later.toISOString()]]);
  await write((to) => unlinkInterview(to, { interviewId: ids[1] }));
  expect(await booked()).toEqual([open, open]);
  await write((to) => unlinkInterview(to, { interviewId: ids[1] }));
  expect(newer.messageId > older.messageId).toBe(true);
});

test("another pair's invitation is not changed", async () => {
  const one = await createConversationPair(server, { employer: "One Oaks" });
  const two = await createConversationPair(server, { employer: "Two Oaks" });
  const pairOf = (of: typeof one) => ({
    employerId: of.employer.employerId,
    userProfileId: of.educator.userProfileId,
  });
  await write((to) =>
    postMessage(to, { ...pairOf(one), by: null, messageType: "interview_invite", data: {} }),
  );
  await write((to) => linkInterview(to, { ...pairOf(two), interviewId: ids[0], time }));
  const [invitation] = await readThread(one.educator, one.conversationId);
  expect(invitation!.attributes.interviewScheduled).toBe(false);
  const open = await one.educator.request(
    "messages?filter[interviewScheduled]=false&filter[messageType]=interview_invite",
  );
  expect(open.json().data).toHaveLength(1);
});
