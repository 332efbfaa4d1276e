import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  createEducator,
  type Caller,
  bookableEmployer,
  bookOk,
  findFreeTimes,
  findFreeTime,
  hostSide,
  shift,
  statusOf,
  types,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const educatorAct = (who: Caller, id: string, verb: string, body: object = {}) =>
  act(who, `interviews/${id}/${verb}`, body);
const employerAct = (who: Caller, id: string, verb: string, body: object = {}) =>
  act(who, `${hostSide}/${id}/${verb}`, body);
const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;

async function scheduled(hours = 48, type: object = {}) {
  const host = await bookableEmployer(server, type);
  const ana = await createEducator(server);
  const time = await findFreeTime(server, host.eventType.id, hours);
  const interview = await bookOk(ana, host.eventType.id, time);
  return { ...host, ana, time, interview, id: interview.id };
}

describe("canceling", () => {
  test("frees the time at once and says who it was", async () => {
    const { ana, employer, id, time, eventType } = await scheduled();
    const answer = await employerAct(employer, id, "cancel");
    expect(answer.status).toBe(200);
    expect(answer.json().data.attributes).toMatchObject({
      status: "canceled",
      canceledByType: "EmployerProfile",
      cancelReason: null,
    });
    expect(await findFreeTimes(server, eventType.id)).toContain(time);
    expect((await ana.request(`interviews/${id}`)).json().data.attributes.canceledByType).toBe(
      "EmployerProfile",
    );
    const again = await educatorAct(ana, id, "cancel");
    expect([again.status, codeOf(again), again.json().errors[0].meta]).toEqual([
      422,
      "illegal_move",
      { from: "canceled", to: "canceled" },
    ]);
  });

  test("inside 24 hours only with a reason; after the start not at all", async () => {
    const { ana, id } = await scheduled(3);
    const without = await educatorAct(ana, id, "cancel", { reason: "  " });
    expect([without.status, codeOf(without), without.json().errors[0].source.pointer]).toEqual([
      422,
      "reason_required",
      "/reason",
    ]);
    await shift(server, id, -4);
    expect(codeOf(await educatorAct(ana, id, "cancel", { reason: "Too late" }))).toBe("started");
    await shift(server, id, 4);
    const answer = await educatorAct(ana, id, "cancel", { reason: "My bus broke down" });
    expect(answer.json().data.attributes).toMatchObject({
      canceledByType: "UserProfile",
      cancelReason: "My bus broke down",
    });
  });

  test("what is not theirs is not there for strangers, at either address", async () => {
    const { ana, employer, id } = await scheduled();
    const other = await bookableEmployer(server, {}, "Other House");
    const bea = await createEducator(server, "Bea");
    expect((await educatorAct(bea, id, "cancel")).status).toBe(404);
    expect((await employerAct(other.employer, id, "cancel")).status).toBe(404);
    expect((await educatorAct(employer, id, "cancel")).status).toBe(403);
    expect((await employerAct(ana, id, "cancel")).status).toBe(403);
    expect((await act(server, `interviews/${id}/cancel`)).status).toBe(401);
    expect(await statusOf(ana, id)).toBe("scheduled");
  });
});

describe("confirming", () => {
  const asks = { requiresConfirmation: true };

  test("is for the side that did not book", async () => {
    const { ana, employer, id, interview } = await scheduled(72, asks);
    expect(interview.attributes.status).toBe("pending");
    const wait = Date.parse(interview.attributes.confirmBy as string) - Date.now();
    expect(Math.round(wait / 3_600_000)).toBe(48);
    const own = await educatorAct(ana, id, "confirm");
    expect([own.status, codeOf(own)]).toEqual([422, "own_booking"]);
    const answer = await employerAct(employer, id, "confirm");
    expect(answer.json().data.attributes).toMatchObject({ status: "scheduled", confirmBy: null });
  });

  test("must happen in time", async () => {
    const { employer, id } = await scheduled(72, asks);
    await server.db
      .updateTable("interviews")
      .set({ confirmBy: new Date(Date.now() - 1_000) })
      .where("id", "=", id)
      .execute();
    const answer = await employerAct(employer, id, "confirm");
    expect([answer.status, codeOf(answer)]).toEqual([409, "expired"]);
  });
});

describe("afterwards", () => {
  test("completed or not come, only after the start, and corrected by whoever said so", async () => {
    const { ana, employer, id } = await scheduled();
    expect(codeOf(await employerAct(employer, id, "complete"))).toBe("not_started");
    expect(codeOf(await employerAct(employer, id, "no_show"))).toBe("not_started");
    await shift(server, id, -50);
    expect(codeOf(await educatorAct(ana, id, "complete"))).toBe("illegal_move");
    const missing = await employerAct(employer, id, "no_show");
    expect(missing.json().data.attributes).toMatchObject({ status: "no_show", noShowBy: "UserProfile" });
    expect(codeOf(await educatorAct(ana, id, "complete"))).toBe("not_theirs");
    const corrected = await employerAct(employer, id, "complete");
    expect(corrected.json().data.attributes).toMatchObject({ status: "completed", noShowBy: null });
  });

  test("a correction comes within seven days", async () => {
    const { ana, id } = await scheduled();
    await shift(server, id, -50);
    expect((await educatorAct(ana, id, "no_show")).json().data.attributes.noShowBy).toBe("EmployerProfile");
    await server.db
      .updateTable("interviews")
      .set({ noShowAt: new Date(Date.now() - 8 * 86_400_000) })
      .where("id", "=", id)
      .execute();
    expect(codeOf(await educatorAct(ana, id, "complete"))).toBe("too_late");
  });
});

describe("another time", () => {
  test("is a new interview that knows the old one; the old time is free again", async () => {
    const { ana, employer, id, time, eventType } = await scheduled();
    const later = await findFreeTime(ana, eventType.id, 72);
    const answer = await educatorAct(ana, id, "reschedule", { time: later, note: "Sorry!" });
    expect(answer.status).toBe(200);
    const { id: newId, attributes } = answer.json().data;
    expect(attributes).toMatchObject({
      status: "scheduled",
      time: new Date(later).toISOString(),
      rescheduledFrom: id,
      note: "Sorry!",
    });
    const old = (await employer.request(`${hostSide}/${id}`)).json().data.attributes;
    expect(old).toMatchObject({
      status: "canceled",
      canceledByType: "UserProfile",
      rescheduledTo: newId,
    });
    // Named as the domain names it, in one form.
    expect(Object.keys(attributes)).not.toContain("rescheduledFromId");
    expect(attributes.instructions).toEqual(old.instructions);
    const rows = await server.db
      .selectFrom("interviews")
      .select(["uid", "sequence"])
      .where("id", "in", [id, newId])
      .orderBy("sequence")
      .execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(1);
    const times = await findFreeTimes(server, eventType.id);
    expect([times.includes(time), times.includes(later)]).toEqual([true, false]);
  });

  test("a time somebody else has keeps the old one", async () => {
    const { ana, id, eventType } = await scheduled();
    const bea = await createEducator(server, "Bea");
    const wanted = await findFreeTime(bea, eventType.id, 72);
    await bookOk(bea, eventType.id, wanted);
    const answer = await educatorAct(ana, id, "reschedule", { time: wanted });
    expect([answer.status, codeOf(answer)]).toEqual([409, "slot_taken"]);
    expect(answer.json().errors[0].meta.times).toHaveLength(10);
    expect(await statusOf(ana, id)).toBe("scheduled");
  });

  test("the interview is not in its own way, nor are its buffers", async () => {
    const { ana, id, time, eventType } = await scheduled(48, { bufferBefore: 60, bufferAfter: 60 });
    const next = new Date(Date.parse(time) + 1_800_000).toISOString();
    expect(await findFreeTimes(ana, eventType.id)).not.toContain(next);
    expect(await findFreeTimes(ana, eventType.id, { interviewId: id })).toContain(next);
    expect((await educatorAct(ana, id, "reschedule", { time: next })).status).toBe(200);
  });

  test("where bookings are confirmed, an educator's new time is too; the employer's stands", async () => {
    const { ana, employer, id, eventType } = await scheduled(72, { requiresConfirmation: true });
    await employerAct(employer, id, "confirm");
    const moved = await educatorAct(ana, id, "reschedule", {
      time: await findFreeTime(ana, eventType.id, 96),
    });
    expect(moved.json().data.attributes).toMatchObject({ status: "pending", bookedByType: "UserProfile" });
    const again = await employerAct(employer, moved.json().data.id, "reschedule", {
      time: await findFreeTime(employer, eventType.id, 120),
    });
    expect(again.json().data.attributes).toMatchObject({
      status: "scheduled",
      bookedByType: "EmployerProfile",
    });
  });

  test("a type that is off, or gone, still lets what was agreed be moved", async () => {
    const { ana, employer, id, eventType } = await scheduled();
    const off = { data: { type: "interview_event_types", id: eventType.id, attributes: { active: false } } };
    await employer.request(`${types}/${eventType.id}`, { method: "PATCH", body: off });
    const times = await findFreeTimes(ana, eventType.id, { interviewId: id });
    expect((await educatorAct(ana, id, "reschedule", { time: times[200]! })).status).toBe(200);
  });

  test("not to the same time, not after the start, not once it is over", async () => {
    const { ana, id, time, eventType } = await scheduled();
    expect((await educatorAct(ana, id, "reschedule", { time })).status).toBe(422);
    const later = await findFreeTime(ana, eventType.id, 72);
    await shift(server, id, -50);
    expect(codeOf(await educatorAct(ana, id, "reschedule", { time: later }))).toBe("started");
  });
});
