/** How people come to a team: asked, asked again, told about what they look after; and what their team reads of them. */
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators-under-test.ts";
import { employerOf, type Person, profilesOf } from "./employers-under-test.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let count = 0;
const ana = (more: object = {}) => ({
  email: `ana-${++count}@people.example`,
  firstName: "Ana",
  lastName: "Reyes",
  ...more,
});

const program = (employerName: string) =>
  server.person("employer", { employerName, zipCode: "78701", address: "1 Main St" });

async function invite(owner: Person, more: object = {}) {
  const answer = await make(owner, "employer_profiles", ana(more));
  if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${answer.text}`);
  return answer.json().data as { id: string; attributes: { email: string; invitedAt: string | null } };
}

const resend = (who: Person, id: string) =>
  who.ask(`employer_profiles/${id}/resend_invitation`, { method: "POST", body: {} });

const mailsTo = (address: string) =>
  server.db
    .selectFrom("mails")
    .select(["subject", "text"])
    .where("toAddress", "=", address)
    .orderBy("id")
    .execute();

/** Follows the newest link of a mail and chooses a password; answers as the person who is logged in then. */
async function comeIn(address: string): Promise<{ authorization: string }> {
  const { text } = (await mailsTo(address)).at(-1)!;
  const token = decodeURIComponent(/reset_password\?token=([^\s]+)/.exec(text)![1]!);
  const answer = await server.ask("account/reset_password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: {
      resetPasswordToken: token,
      password: "paper-lantern-row",
      passwordConfirmation: "paper-lantern-row",
    },
  });
  expect(answer.status).toBe(200);
  return { authorization: `Bearer ${String(answer.headers["access-token"])}` };
}

const readOne = async (who: Person, id: string) =>
  (await who.ask(`employer_profiles/${id}`)).json().data.attributes;

test("whoever was invited is shown as such until they come, by either mail", async () => {
  const owner = await program("Lantern House");
  const { id, attributes } = await invite(owner, { position: "Assistant Director" });
  expect(attributes.invitedAt).toMatch(/^\d{4}-/);
  expect((await resend(owner, id)).status).toBe(200);
  const mails = await mailsTo(attributes.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Lantern House invites you to Cubby",
    "Lantern House invites you to Cubby",
  ]);
  const headers = await comeIn(attributes.email);
  expect((await readOne(owner, id)).invitedAt).toBeNull();
  expect((await resend(owner, id)).json().errors[0]).toMatchObject({ status: "409", code: "not_invited" });
  const invitations = (await mailsTo(attributes.email)).filter(({ subject }) =>
    subject.includes("invites you"),
  );
  expect(invitations).toHaveLength(2);
  const team = (await server.ask("employer_profiles", { headers })).json().data;
  expect(team).toHaveLength(2);
});

test("somebody who works elsewhere here already is asked to log in, not to choose a password", async () => {
  const owner = await program("Second House");
  const known = await program("First House");
  const { id } = await invite(owner, { email: known.email });
  const [mail] = (await mailsTo(known.email)).slice(-1);
  expect(mail!.text).not.toContain("reset_password");
  expect(await profilesOf(known)).toHaveLength(2);
  await server.db
    .updateTable("sessions")
    .set({ lastUsedAt: new Date(Date.now() + 1000) })
    .where("accountId", "=", known.accountId)
    .execute();
  expect((await readOne(owner, id)).invitedAt).toBeNull();
});

test("a mailbox is not filled: five invitations a day", async () => {
  const owner = await program("Busy House");
  const { id } = await invite(owner);
  const answers = [];
  for (let again = 0; again < 5; again += 1) answers.push((await resend(owner, id)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
});

test("owners alone send it again; other teams' people are not there", async () => {
  const owner = await program("Own House");
  const { id } = await invite(owner);
  const { attributes } = await invite(owner);
  const member = { ask: (path: string, options = {}) => server.ask(path, { ...options, headers }) };
  const headers = await comeIn(attributes.email);
  expect((await resend(member as Person, id)).status).toBe(403);
  expect((await resend(await program("Other House"), id)).status).toBe(404);
  expect((await resend(await server.person("educator"), id)).status).toBe(403);
});

test("an address is for the team: no educator, guest or other employer reads it", async () => {
  const owner = await program("Quiet House");
  const [own] = await profilesOf(owner);
  expect((await readOne(owner, own!.id)).email).toBe(owner.email);
  const educator = await server.person("educator");
  const seen = await readOne(educator, own!.id);
  expect(seen.firstName).toBe("Robin");
  for (const name of ["email", "invitedAt", "phoneNumber", "accountId"])
    expect(seen).not.toHaveProperty(name);
  const other = await program("Noisy House");
  const included = await other.ask(`employers/${await employerOf(owner)}?include=employer_profiles`);
  expect(included.text).not.toContain(owner.email);
});

test("a new colleague looks after the locations they were asked for", async () => {
  const owner = await program("Two Houses");
  const [first] = (await owner.ask("locations")).json().data;
  const second = (await make(owner, "locations", { name: "B", address: "2 Main St", zip: "78704" })).json()
    .data;
  const theirs = (await (await program("Their House")).ask("locations")).json().data[0];
  const linksOf = async (id: string) =>
    (await owner.ask(`employers/employer_profile_locations?filter[employerProfileId]=${id}`))
      .json()
      .data.map(({ attributes }: { attributes: { locationId: string } }) => attributes.locationId)
      .sort();
  const some = await invite(owner, { locationIds: [second.id, theirs.id] });
  const all = await invite(owner);
  expect(await linksOf(some.id)).toEqual([second.id]);
  expect(await linksOf(all.id)).toEqual([first.id, second.id].sort());
  const empty = await make(owner, "employer_profiles", ana({ locationIds: [] }));
  expect(empty.json().errors[0].detail).toBe("Choose at least one location");

  const third = (await make(owner, "locations", { name: "C", address: "3 Main St", zip: "78704" })).json()
    .data;
  expect(await linksOf(some.id)).toEqual([second.id]);
  expect(await linksOf(all.id)).toEqual([first.id, second.id, third.id].sort());
});

test("a role is an owner's to give, and somebody who left may be asked again", async () => {
  const owner = await program("Role House");
  const { id, attributes } = await invite(owner);
  expect((await change(owner, "employer_profiles", id, { role: "owner" })).status).toBe(200);
  expect((await owner.ask(`employer_profiles/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await owner.ask(`employer_profiles/${id}`)).status).toBe(404);
  const again = await make(owner, "employer_profiles", { ...ana(), email: attributes.email });
  expect(again.json().data).toMatchObject({ id, attributes: { role: "member" } });
});

test("whoever is removed hears nothing of the team from that moment, and is not let in again", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const owner = await program("Closed Doors");
  const invited = await invite(owner);
  const { authorization } = await comeIn(invited.attributes.email);
  const query = `token=${authorization.replace("Bearer ", "")}&current_employer_profile_id=${invited.id}`;
  const open = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?${query}`, ["actioncable-v1-json"]);
    const frames: unknown[] = [];
    socket.on("message", (data) => frames.push(JSON.parse(String(data))));
    return frames;
  };
  const heard = (frames: unknown[], frame: object) =>
    vi.waitFor(() => expect(frames).toContainEqual(frame), 4000);
  const frames = open();
  await heard(frames, { type: "welcome" });
  expect((await owner.ask(`employer_profiles/${invited.id}`, { method: "DELETE" })).status).toBe(204);
  await heard(frames, { type: "disconnect", reason: "remote", reconnect: true });
  await heard(open(), { type: "disconnect", reason: "unauthorized", reconnect: false });
});
