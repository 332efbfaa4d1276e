import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  act,
  bookableEmployer,
  bookOk,
  createEducator,
  findFreeTime,
  findFreeTimes,
  hostSide,
  shift,
  type Caller,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const restore = (who: Caller, at: string, id: string) => act(who, `${at}/${id}/restore`);
const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;

async function canceled(type: object = {}) {
  const host = await bookableEmployer(server, type);
  const ana = await createEducator(server);
  const time = await findFreeTime(server, host.eventType.id, 48);
  const { id } = await bookOk(ana, host.eventType.id, time);
  await act(ana, `interviews/${id}/cancel`);
  return { ...host, ana, time, id };
}

test("who canceled takes it back: the time is taken again, with reminders and a card", async () => {
  const { ana, id, time, eventType } = await canceled();
  expect(await findFreeTimes(server, eventType.id)).toContain(time);
  const answer = await restore(ana, "interviews", id);
  expect([answer.status, answer.json().data.attributes]).toEqual([
    200,
    expect.objectContaining({ status: "scheduled", canceledByType: null, cancelReason: null }),
  ]);
  expect(await findFreeTimes(server, eventType.id)).not.toContain(time);
  const cards = await server.db
    .selectFrom("messages")
    .select(["messageType", "metadata"])
    .where("interviewId", "=", id)
    .orderBy("id")
    .execute();
  expect(cards.map(({ messageType }) => messageType)).toEqual([
    "interview_scheduled",
    "interview_canceled",
    "interview_scheduled",
  ]);
  expect(cards.at(-1)!.metadata).toMatchObject({ isRestored: true });
  expect(codeOf(await restore(ana, "interviews", id))).toBe("illegal_move");
});

test("one that waited for a confirmation waits on", async () => {
  const { ana, id } = await canceled({ requiresConfirmation: true });
  expect((await restore(ana, "interviews", id)).json().data.attributes.status).toBe("pending");
});

test("not by the other side, not after its start, not one that was moved", async () => {
  const { ana, employer, id, eventType } = await canceled();
  expect(codeOf(await restore(employer, hostSide, id))).toBe("not_their_cancellation");
  const bea = await createEducator(server, "Bea");
  expect((await restore(bea, "interviews", id)).status).toBe(404);
  await shift(server, id, -72);
  expect(codeOf(await restore(ana, "interviews", id))).toBe("started");
  const other = await bookOk(ana, eventType.id, await findFreeTime(server, eventType.id, 60));
  const time = await findFreeTime(server, eventType.id, 72);
  const moved = await act(ana, `interviews/${other.id}/reschedule`, { time });
  expect(moved.json().data.attributes.previousTime).toBe(other.attributes["time"]);
  expect(codeOf(await restore(ana, "interviews", other.id))).toBe("illegal_move");
});

test("a time that somebody else has booked since stays theirs", async () => {
  const { ana, id, time, eventType } = await canceled();
  const bea = await createEducator(server, "Bea");
  await bookOk(bea, eventType.id, time);
  const answer = await restore(ana, "interviews", id);
  expect([answer.status, codeOf(answer)]).toEqual([409, "slot_taken"]);
});

test("canceled, taken back and canceled again, each has a number of its own", async () => {
  const { ana, id } = await canceled();
  await restore(ana, "interviews", id);
  await act(ana, `interviews/${id}/cancel`);
  const { sequence } = await server.db
    .selectFrom("interviews")
    .select("sequence")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // Mails and calendar programs tell the changes apart by it.
  expect(sequence).toBe(3);
});
