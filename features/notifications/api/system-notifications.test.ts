/** System notifications: operators create them, the recipient reads them and marks them as seen. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type TestUser = Pick<Awaited<ReturnType<typeof server.person>>, "request">;
const type = "system_notifications";

const createIn = (user: TestUser, collection: string, attributes: object) =>
  user.request(collection, { method: "POST", body: { data: { type: collection, attributes } } });

const createNotification = (user: TestUser, attributes: object) => createIn(user, type, attributes);

const updateNotification = (user: TestUser, id: string, attributes: object) =>
  user.request(`${type}/${id}`, { method: "PATCH", body: { data: { type, id, attributes } } });

async function operator() {
  const person = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", person.accountId)
    .execute();
  return person;
}

test("an operator notifies one account, and only that account reads it and marks it as seen", async () => {
  const [staff, reader, other] = [
    await operator(),
    await server.person("educator"),
    await server.person("educator"),
  ];
  const attributes = {
    accountId: reader.accountId,
    notificationType: "notes_tutorial",
    metadata: { step: 1 },
  };
  const created = await createNotification(staff, attributes);
  expect(created.status).toBe(201);
  const { id } = created.json().data;
  const [read] = (await reader.request("system_notifications?filter[seen]=false")).json().data;
  expect(read).toMatchObject({
    id,
    attributes: { notificationType: "notes_tutorial", seenAt: null, metadata: { step: 1 } },
  });
  expect((await other.request(`system_notifications/${id}`)).status).toBe(404);
  expect((await createNotification(reader, attributes)).status).toBe(403);
  const seenAt = "2026-03-01T10:00:00.000Z";
  expect((await updateNotification(reader, id, { seenAt })).json().data.attributes.seenAt).toBe(seenAt);
  expect((await updateNotification(reader, id, { metadata: {} })).status).toBe(403);
  expect((await reader.request("system_notifications?filter[seen]=false")).json().data).toEqual([]);
});

test("every tab and device of the reader hears of a notification, and that it was seen, once", async () => {
  const [staff, reader] = [await operator(), await server.person("educator")];
  const heard = async () =>
    (
      await server.db
        .selectFrom("broadcasts")
        .select("event")
        .where("stream", "=", `notifications:account:${reader.accountId}`)
        .orderBy("id")
        .execute()
    ).map(({ event }) => event);
  const { accountId } = reader;
  const created = await createNotification(staff, { accountId, notificationType: "show_hiring_survey" });
  expect(await heard()).toEqual(["notification.created"]);
  await updateNotification(reader, created.json().data.id, { seenAt: "2026-03-01T10:00:00.000Z" });
  expect(await heard()).toEqual(["notification.created", "notification.updated"]);
});

test("a notification is not visible before its start and after its end", async () => {
  const [staff, reader] = [await operator(), await server.person("educator")];
  const survey = { accountId: reader.accountId, notificationType: "show_hiring_survey" };
  await createNotification(staff, { ...survey, startDate: "2100-01-01T00:00:00Z" });
  await createNotification(staff, {
    ...survey,
    startDate: "2020-01-01T00:00:00Z",
    endDate: "2020-02-01T00:00:00Z",
  });
  expect((await reader.request("system_notifications")).json().data).toEqual([]);
  const wrong = await createNotification(staff, {
    ...survey,
    startDate: "2020-02-01T00:00:00Z",
    endDate: "2020-01-01T00:00:00Z",
  });
  expect(wrong.json().errors[0].source.pointer).toBe("/data/attributes/endDate");
});

test("all are marked as seen at once, in every tab and device; tutorials wait for what they explain", async () => {
  const [staff, reader, other] = [
    await operator(),
    await server.person("employer"),
    await server.person("employer"),
  ];
  for (const { accountId } of [reader, reader, other])
    await createNotification(staff, { accountId, notificationType: "hiring_hero_earned" });
  const unseen = async (who: TestUser) =>
    (await who.request("system_notifications?filter[seen]=false"))
      .json()
      .data.map((row: { attributes: { notificationType: string } }) => row.attributes.notificationType)
      .filter((one: string) => one === "hiring_hero_earned").length;
  expect((await reader.request(`${type}/mark_seen`, { method: "POST", body: {} })).status).toBe(204);
  expect([await unseen(reader), await unseen(other)]).toEqual([0, 1]);
  const tutorials = await reader.request(
    `${type}?filter[seen]=false&filter[notificationType]=notes_tutorial`,
  );
  expect(tutorials.json().data).toHaveLength(1);
  const heard = await server.db
    .selectFrom("broadcasts")
    .select("event")
    .where("stream", "=", `notifications:account:${reader.accountId}`)
    .execute();
  expect(heard.filter(({ event }) => event === "notification.updated")).toHaveLength(2);
});

test("the list is paged by cursors", async () => {
  const [staff, reader] = [await operator(), await server.person("employer")];
  for (let step = 0; step < 3; step++) {
    await createNotification(staff, {
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

test("a new team member sees each tutorial once, in all their programs together", async () => {
  const owner = await server.person("employer");
  const due = async () =>
    (await owner.request("system_notifications?filter[seen]=false"))
      .json()
      .data.map((row: { attributes: { notificationType: string } }) => row.attributes.notificationType)
      .toSorted();
  expect(await due()).toEqual(["multiple_applicants_selection_tutorial", "notes_tutorial"]);
  const [note] = (await owner.request("system_notifications?filter[notificationType]=notes_tutorial")).json()
    .data;
  await updateNotification(owner, note.id, { seenAt: "2026-03-01T10:00:00.000Z" });
  expect(await due()).toEqual(["multiple_applicants_selection_tutorial"]);

  const program = { name: "A second program", zipCode: "78701", centerType: "Private School" };
  const added = await createIn(owner, "employers", program);
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
  await updateNotification(owner, left.id, { seenAt: "2026-03-02T10:00:00.000Z" });
  expect(await due()).toEqual([]);
});
