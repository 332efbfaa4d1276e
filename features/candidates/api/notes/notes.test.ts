/** Notes: the team's to read, the author's to change, about people the team may read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { createColleague, createFindableEducator } from "../candidates.fixtures.ts";

const notes = "employers/notes";
let server: Awaited<ReturnType<typeof testServer>>;
let author: Awaited<ReturnType<typeof server.person>>;
let colleague: Awaited<ReturnType<typeof createColleague>>;
let other: Awaited<ReturnType<typeof server.person>>;
let educator: Awaited<ReturnType<typeof createFindableEducator>>;

beforeAll(async () => {
  server = await testServer();
  author = await server.person("employer", {
    employerName: "Sunny Hill",
    firstName: "Ines",
    lastName: "Moore",
  });
  colleague = await createColleague(server, author);
  other = await server.person("employer", { employerName: "Kite Harbor" });
  educator = await createFindableEducator(server);
});
afterAll(() => server.close());

async function aNote(body = "Great with toddlers") {
  const made = await make(author, notes, { userProfileId: educator.userProfileId, body });
  expect(made.status, made.text).toBe(201);
  return made.json().data as { id: string; attributes: Record<string, unknown> };
}

test("the whole team reads a note with its author's name, and only the author changes or deletes it", async () => {
  const { id, attributes } = await aNote();
  expect(attributes).toMatchObject({ body: "Great with toddlers", authorName: "Ines Moore" });
  const read = await colleague.request(`${notes}/${id}`);
  expect(read.json().data.attributes.authorName).toBe("Ines Moore");
  expect((await change(colleague, "notes", id, { body: "No" }, notes)).status).toBe(403);
  expect((await colleague.request(`${notes}/${id}`, { method: "DELETE" })).status).toBe(403);
  const changed = await change(author, "notes", id, { body: "Great with babies" }, notes);
  expect(changed.json().data.attributes.body).toBe("Great with babies");
  expect((await author.request(`${notes}/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await colleague.request(`${notes}/${id}`)).status).toBe(404);
});

test("a list is of one educator, newest first, and of no other team", async () => {
  const [older, newer] = [await aNote("First"), await aNote("Second")];
  const someoneElse = await createFindableEducator(server, "Ben", "Okafor");
  await make(author, notes, { userProfileId: someoneElse.userProfileId, body: "About Ben" });
  const of = `${notes}?filter[userProfileId]=${educator.userProfileId}`;
  const ids = (await colleague.request(of)).json().data.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([newer.id, older.id]);
  expect((await other.request(of)).json().data).toEqual([]);
  expect((await other.request(`${notes}/${older.id}`)).status).toBe(404);
  expect((await change(other, "notes", older.id, { body: "Ours" }, notes)).status).toBe(404);
  expect((await other.request(`${notes}/${older.id}`, { method: "DELETE" })).status).toBe(404);
});

test("a note says something, is not endless, and names nobody else as its author", async () => {
  const { userProfileId } = educator;
  for (const body of ["", "  \n", "...", "x".repeat(5001)])
    expect((await make(author, notes, { userProfileId, body })).status, body.slice(0, 9)).toBe(422);
  expect((await make(author, notes, { userProfileId, body: "Hm", employerId: userProfileId })).status).toBe(
    422,
  );
  const { id } = await aNote();
  expect((await change(author, "notes", id, { authorName: "Dana" }, notes)).status).toBe(403);
});

test("nobody writes about people they may not read, and nobody but a team writes at all", async () => {
  const hidden = await createFindableEducator(server, "Cy", "Hart");
  await server.db
    .updateTable("userProfiles")
    .set({ visibilityState: "hidden" })
    .where("id", "=", hidden.userProfileId)
    .execute();
  const about = (userProfileId: string) => ({ userProfileId, body: "Hm" });
  expect((await make(author, notes, about(hidden.userProfileId))).status).toBe(404);
  expect((await make(author, notes, about(crypto.randomUUID()))).status).toBe(404);
  expect((await make(educator, notes, about(educator.userProfileId))).status).toBe(403);
  expect((await make(server, notes, about(educator.userProfileId))).status).toBe(401);
});

test("an author's name goes with their account, the note stays the team's", async () => {
  const leaving = await createColleague(server, author, "Lee");
  const made = await make(leaving, notes, { userProfileId: educator.userProfileId, body: "Calm voice" });
  const { id } = made.json().data;
  await server.db
    .updateTable("accounts")
    .set({ closedAt: new Date() })
    .where("id", "=", leaving.accountId)
    .execute();
  const read = (await author.request(`${notes}/${id}`)).json().data.attributes;
  expect(read).toMatchObject({ body: "Calm voice", authorName: null });
});
