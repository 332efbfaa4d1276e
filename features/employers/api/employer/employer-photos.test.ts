/** A program's gallery and the benefits it states: whose photos may stand there, in which order, and for how long. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let owner: TestEmployer;
let employerId: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.person("employer", { employerName: "Kite Harbor" });
  employerId = await employerOf(owner);
});
afterAll(() => server.close());

/** An upload of somebody's, verified and waiting to be attached. */
async function uploaded(who: { accountId: string }, purpose = "gallery_photo"): Promise<string> {
  const { id } = await server.db
    .insertInto("files")
    .values({
      ...{ ownerAccountId: who.accountId, purpose, filename: "room.png", byteSize: 70 },
      ...{ contentType: "image/png", checksum: "x", state: "stored" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const save = (photos: object[], who = owner) => change(who, "employers", employerId, { photos });
const photosRead = async () =>
  (await server.request(`employers/${employerId}`)).json().data.attributes.photos;
const attachedAt = async (id: string) =>
  (await server.db.selectFrom("files").select("attachedAt").where("id", "=", id).executeTakeFirst())
    ?.attachedAt;

test("photos are shown to everyone in their order, with what is to be seen on them", async () => {
  const [room, garden] = [await uploaded(owner), await uploaded(owner)];
  const answer = await save([{ id: room, description: "  The toddler room " }, { id: garden }]);
  expect(answer.status).toBe(200);
  expect(await photosRead()).toEqual([
    { id: room, description: "The toddler room", url: `/files/public/${room}` },
    { id: garden, description: "", url: `/files/public/${garden}` },
  ]);
  // What was read is sent back, the other way round.
  await save((await photosRead()).toReversed());
  expect((await photosRead()).map(({ id }: { id: string }) => id)).toEqual([garden, room]);

  await save([{ id: room }]);
  expect([await attachedAt(garden), await attachedAt(room)]).toEqual([null, expect.any(Date)]);
});

test("nobody else's photo, no private file, no ninth and none twice", async () => {
  const stranger = await server.person("employer", { employerName: "Elsewhere" });
  const pointer = async (photos: object[]) => {
    const answer = await save(photos);
    return [answer.status, answer.json().errors?.[0].source.pointer];
  };
  expect(await pointer([{ id: await uploaded(stranger) }])).toEqual([422, "/data/attributes/photos"]);
  expect(await pointer([{ id: await uploaded(owner, "attachment") }])).toEqual([
    422,
    "/data/attributes/photos",
  ]);
  const own = await uploaded(owner);
  expect((await pointer([{ id: own }, { id: own }]))[0]).toBe(422);
  const nine = await Promise.all(Array.from({ length: 9 }, async () => ({ id: await uploaded(owner) })));
  expect((await pointer(nine))[0]).toBe(422);
  expect((await save(nine.slice(0, 8))).status).toBe(200);
  expect((await save([], stranger)).status).toBe(403);
  expect(await photosRead()).toHaveLength(8);
});

test("a colleague orders photos of mine, and takes back a removal", async () => {
  const [room, garden] = [await uploaded(owner), await uploaded(owner)];
  await save([{ id: room }, { id: garden }]);
  const colleague = await server.person("employer", { employerName: "Her other program" });
  const { id } = await server.db
    .insertInto("employerProfiles")
    .values({
      employerId,
      accountId: colleague.accountId,
      firstName: "Ana",
      lastName: "Reyes",
      slug: "ana-2",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const asColleague = (photos: object[]) =>
    colleague.request(`employers/${employerId}`, {
      method: "PATCH",
      headers: { "current-employer-profile-id": id },
      body: { data: { type: "employers", id: employerId, attributes: { photos } } },
    });
  expect((await asColleague([{ id: garden }, { id: room }])).status).toBe(200);
  expect((await asColleague([{ id: garden }])).status).toBe(200);
  expect((await asColleague([{ id: garden }, { id: room }])).status).toBe(200);
  expect(await attachedAt(room)).toEqual(expect.any(Date));
});

test("benefits are stated once for the program, also those that only its area offers", async () => {
  const state = (benefits: string[]) => change(owner, "employers", employerId, { benefits });
  expect((await state(["dental", "free lunch"])).status).toBe(200);
  const read = (await server.request(`employers/${employerId}`)).json().data.attributes.benefits;
  expect(read).toEqual(["dental", "free lunch"]);
  expect((await state([" "])).status).toBe(422);
  expect((await state(Array.from({ length: 41 }, (_, index) => `benefit ${index}`))).status).toBe(422);
});

test("a reviewer takes away what does not belong there, and it is written down who", async () => {
  const reviewer = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "review" })
    .where("id", "=", reviewer.accountId)
    .execute();
  const [room, garden] = [await uploaded(owner), await uploaded(owner)];
  await save([{ id: room }, { id: garden }]);
  const { status } = await change(reviewer, "employers", employerId, { photos: [{ id: garden }] });
  expect(status).toBe(200);
  expect((await photosRead()).map(({ id }: { id: string }) => id)).toEqual([garden]);
  const { accountId } = await server.db
    .selectFrom("auditLogs")
    .select("accountId")
    .where("entityId", "=", employerId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(accountId).toBe(reviewer.accountId);

  const educator = await server.person("educator");
  const { id: profileId } = await server.db
    .updateTable("userProfiles")
    .set({ avatar: JSON.stringify({ fileId: await uploaded(educator, "avatar") }) })
    .where("accountId", "=", educator.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await change(reviewer, "user_profiles", profileId, { avatar: null })).status).toBe(200);
  expect((await change(owner, "user_profiles", profileId, { avatar: null })).status).not.toBe(200);
});
