/** System notifications: written by operators, read and marked as seen by whom they are for. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function operator() {
  const person = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator" })
    .where("id", "=", person.accountId)
    .execute();
  return person;
}

test("an operator tells one account, which alone reads it and marks it as seen", async () => {
  const [staff, reader, other] = [
    await operator(),
    await server.person("educator"),
    await server.person("educator"),
  ];
  const notice = { accountId: reader.accountId, notificationType: "notes_tutorial", metadata: { step: 1 } };
  const made = await make(staff, "system_notifications", notice);
  expect(made.status).toBe(201);
  const { id } = made.json().data;
  const [read] = (await reader.request("system_notifications?filter[seen]=false")).json().data;
  expect(read).toMatchObject({
    id,
    attributes: { notificationType: "notes_tutorial", seenAt: null, metadata: { step: 1 } },
  });
  expect((await other.request(`system_notifications/${id}`)).status).toBe(404);
  expect((await make(reader, "system_notifications", notice)).status).toBe(403);
  const seenAt = "2026-03-01T10:00:00.000Z";
  expect((await change(reader, "system_notifications", id, { seenAt })).json().data.attributes.seenAt).toBe(
    seenAt,
  );
  expect((await change(reader, "system_notifications", id, { metadata: {} })).status).toBe(403);
  expect((await reader.request("system_notifications?filter[seen]=false")).json().data).toEqual([]);
});

test("what has not begun or is over is not there", async () => {
  const [staff, reader] = [await operator(), await server.person("educator")];
  const of = { accountId: reader.accountId, notificationType: "show_hiring_survey" };
  await make(staff, "system_notifications", { ...of, startDate: "2100-01-01T00:00:00Z" });
  await make(staff, "system_notifications", {
    ...of,
    startDate: "2020-01-01T00:00:00Z",
    endDate: "2020-02-01T00:00:00Z",
  });
  expect((await reader.request("system_notifications")).json().data).toEqual([]);
  const wrong = await make(staff, "system_notifications", {
    ...of,
    startDate: "2020-02-01T00:00:00Z",
    endDate: "2020-01-01T00:00:00Z",
  });
  expect(wrong.json().errors[0].source.pointer).toBe("/data/attributes/endDate");
});

test("the list goes on by cursors", async () => {
  const [staff, reader] = [await operator(), await server.person("employer")];
  for (let step = 0; step < 3; step++) {
    await make(staff, "system_notifications", {
      accountId: reader.accountId,
      notificationType: "hiring_hero_earned",
      metadata: { step },
    });
  }
  const first = (
    await reader.request("system_notifications?filter[notificationType]=hiring_hero_earned&page[size]=2")
  ).json();
  const steps = (document: { data: { attributes: { metadata: { step: number } } }[] }) =>
    document.data.map(({ attributes }) => attributes.metadata.step);
  expect(steps(first)).toEqual([2, 1]);
  expect(steps((await reader.request(first.links.next)).json())).toEqual([0]);
});

test("whoever begins to act for an employer is shown each tutorial once, whatever programs they act for", async () => {
  const owner = await server.person("employer");
  const due = async () =>
    (await owner.request("system_notifications?filter[seen]=false"))
      .json()
      .data.map((row: { attributes: { notificationType: string } }) => row.attributes.notificationType)
      .toSorted();
  expect(await due()).toEqual(["multiple_applicants_selection_tutorial", "notes_tutorial"]);
  const [note] = (await owner.request("system_notifications?filter[notificationType]=notes_tutorial")).json()
    .data;
  await change(owner, "system_notifications", note.id, { seenAt: "2026-03-01T10:00:00.000Z" });
  expect(await due()).toEqual(["multiple_applicants_selection_tutorial"]);

  const program = { name: "A second program", zipCode: "78701", centerType: "Private School" };
  const added = await make(owner, "employers", program);
  expect(added.status, added.text).toBe(201);
  const all = await server.db
    .selectFrom("systemNotifications")
    .select(["notificationType", "employerProfileId", "seenAt"])
    .where("accountId", "=", owner.accountId)
    .execute();
  expect(all).toHaveLength(4);
  expect(new Set(all.map(({ employerProfileId }) => employerProfileId)).size).toBe(2);
  for (const { notificationType, seenAt } of all)
    expect(seenAt !== null, notificationType).toBe(notificationType === "notes_tutorial");

  const [left] = (await owner.request("system_notifications?filter[seen]=false")).json().data;
  await change(owner, "system_notifications", left.id, { seenAt: "2026-03-02T10:00:00.000Z" });
  expect(await due()).toEqual([]);
});
