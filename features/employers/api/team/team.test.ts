/** How people come to a team: asked, asked again, told about what they look after; and what their team reads of them. */
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer, profilesOf } from "../employers.fixtures.ts";
import { teamOf } from "./team.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let people: ReturnType<typeof teamOf>;
beforeAll(async () => {
  server = await testServer();
  people = teamOf(server);
});
afterAll(() => server.close());

test("whoever was invited is shown as such until they come, by either mail", async () => {
  const owner = await people.program("Lantern House");
  const { id, attributes } = await people.invite(owner, { position: "Assistant Director" });
  expect(attributes.invitedAt).toMatch(/^\d{4}-/);
  expect((await people.resend(owner, id)).status).toBe(200);
  const mails = await people.mailsTo(attributes.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\w+ \w+ invited you to Lantern House$/),
    expect.stringMatching(/^\w+ \w+ invited you to Lantern House$/),
  ]);
  expect((await people.readOne(owner, id)).invitationState).toBe("pending");
  const headers = await people.acceptAndLogIn(attributes.email);
  expect(await people.readOne(owner, id)).toMatchObject({ invitedAt: null, invitationState: null });
  expect((await people.resend(owner, id)).json().errors[0]).toMatchObject({
    status: "409",
    code: "not_invited",
  });
  const invitations = (await people.mailsTo(attributes.email)).filter(({ subject }) =>
    subject.includes("invited you"),
  );
  expect(invitations).toHaveLength(2);
  const team = (await server.request("employer_profiles", { headers })).json().data;
  expect(team).toHaveLength(2);
});

test("somebody who works elsewhere here already is asked to log in, not to choose a password", async () => {
  const owner = await people.program("Second House");
  const known = await people.program("First House");
  const { id } = await people.invite(owner, { email: known.email });
  const link = await people.linkTo(known.email);
  expect((await server.request(link)).text).toContain("invited you to Second House");
  // Looking at it, as mail programs do, changes nothing.
  expect(await profilesOf(known)).toHaveLength(1);
  const joined = await people.answerLink(link, "accept");
  expect([joined.status, joined.text.includes("You are on the team")]).toEqual([200, true]);
  expect(await profilesOf(known)).toHaveLength(2);
  expect((await people.readOne(owner, id)).invitationState).toBeNull();
  expect((await people.answerLink(link, "accept")).status).toBe(404);
});

test("an invitation makes nobody a member: whoever has the address accepts, signed in and confirmed", async () => {
  const owner = await people.program("Own Answer");
  const squatter = await server.person("employer", { employerName: "Squatter", unconfirmed: true });
  const { id } = await people.invite(owner, { email: squatter.email, role: "owner" });
  // Their calls go on without saying as whom, and show nothing of the team.
  expect((await squatter.request("employers/employer_profiles")).json().data).toHaveLength(1);
  const acting = { headers: { "current-employer-profile-id": id } };
  expect((await squatter.request("employer/job_listings", acting)).status).toBe(403);
  const accept = () =>
    squatter.request(`employer_profiles/${id}/accept_invitation`, { method: "POST", body: {} });
  const unconfirmed = await accept();
  expect([unconfirmed.status, unconfirmed.json().errors[0].code]).toEqual([403, "email_unconfirmed"]);
  const offered = await squatter.request("employers/invitations?include=employer");
  expect(offered.json().data.map((one: { id: string }) => one.id)).toEqual([id]);
  expect(offered.json().included[0].attributes.name).toBe("Own Answer");
  const stranger = await people.program("Stranger House");
  const foreign = await stranger.request(`employer_profiles/${id}/accept_invitation`, {
    method: "POST",
    body: {},
  });
  expect(foreign.status).toBe(404);
  await server.db
    .updateTable("accounts")
    .set({ emailVerifiedAt: new Date() })
    .where("id", "=", squatter.accountId)
    .execute();
  expect((await accept()).status).toBe(200);
  expect((await squatter.request("employers/employer_profiles")).json().data).toHaveLength(2);
  expect((await accept()).status).not.toBe(200);
});

test("an invitation is declined, revoked, runs out, and can be made anew", async () => {
  const owner = await people.program("Three Ends");
  const known = await people.program("Elsewhere");
  const first = await people.invite(owner, { email: known.email });
  const declined = await known.request(`employer_profiles/${first.id}/decline_invitation`, {
    method: "POST",
    body: {},
  });
  expect(declined.status).toBe(204);
  expect((await owner.request(`employer_profiles/${first.id}`)).status).toBe(404);
  await people.invite(owner, { email: known.email });
  const link = await people.linkTo(known.email);
  expect((await owner.request(`employer_profiles/${first.id}`, { method: "DELETE" })).status).toBe(204);
  expect((await people.answerLink(link, "accept")).status).toBe(404);
  await people.invite(owner, { email: known.email });
  await server.db
    .updateTable("employerProfiles")
    .set({ invitationExpiresAt: new Date(Date.now() - 1000) })
    .where("id", "=", first.id)
    .execute();
  expect((await people.answerLink(await people.linkTo(known.email), "accept")).status).toBe(404);
  expect((await known.request("employers/invitations")).json().data).toEqual([]);
  expect((await people.resend(owner, first.id)).status).toBe(200);
  expect((await people.answerLink(await people.linkTo(known.email), "decline")).text).toContain(
    "You declined",
  );
});

test("before its review a program is three people, and writes to one of them three times", async () => {
  const owner = await server.person("employer", { employerName: "Small House", pending: true });
  const { id, attributes } = await people.invite(owner);
  await people.invite(owner);
  const fourth = await make(owner, "employer_profiles", people.ana());
  expect([fourth.status, fourth.json().errors[0].code]).toEqual([409, "team_of_three"]);
  expect(
    [await people.resend(owner, id), await people.resend(owner, id)].map(({ status }) => status),
  ).toEqual([200, 200]);
  expect((await people.resend(owner, id)).json().errors[0].code).toBe("too_many_invitations");
  const subjects = (await people.mailsTo(attributes.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(Array.from({ length: 3 }, () => "You are invited to a team at Cubby"));
  // Taking it back and asking anew starts no new count.
  await owner.request(`employer_profiles/${id}`, { method: "DELETE" });
  const anew = await make(owner, "employer_profiles", { ...people.ana(), email: attributes.email });
  expect(anew.json().errors[0].code).toBe("too_many_invitations");
});

test("an account sends twenty invitations a day, to whomever", async () => {
  const owner = await people.program("Large House");
  for (let sent = 0; sent < 20; sent += 1) await people.invite(owner);
  expect((await make(owner, "employer_profiles", people.ana())).status).toBe(429);
});

test("a mailbox is not filled: five invitations a day", async () => {
  const owner = await people.program("Busy House");
  const { id } = await people.invite(owner);
  const answers = [];
  for (let again = 0; again < 5; again += 1) answers.push((await people.resend(owner, id)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
});

test("owners alone send it again; other teams' people are not there", async () => {
  const owner = await people.program("Own House");
  const { id } = await people.invite(owner);
  const { attributes } = await people.invite(owner);
  const member = { request: (path: string, options = {}) => server.request(path, { ...options, headers }) };
  const headers = await people.acceptAndLogIn(attributes.email);
  expect((await people.resend(member as TestEmployer, id)).status).toBe(403);
  expect((await people.resend(await people.program("Other House"), id)).status).toBe(404);
  expect((await people.resend(await server.person("educator"), id)).status).toBe(403);
});

test("an address is for the team: no educator, guest or other employer reads it", async () => {
  const owner = await people.program("Quiet House");
  const [own] = await profilesOf(owner);
  expect((await people.readOne(owner, own!.id)).email).toBe(owner.email);
  const educator = await server.person("educator");
  const seen = await people.readOne(educator, own!.id);
  expect(seen.firstName).toBe("Robin");
  for (const name of ["email", "invitedAt", "invitationState", "phoneNumber", "accountId"])
    expect(seen).not.toHaveProperty(name);
  const other = await people.program("Noisy House");
  const included = await other.request(`employers/${await employerOf(owner)}?include=employer_profiles`);
  expect(included.text).not.toContain(owner.email);
});

test("a new colleague looks after the locations they were asked for", async () => {
  const owner = await people.program("Two Houses");
  const [first] = (await owner.request("locations")).json().data;
  const second = (await make(owner, "locations", { name: "B", address: "2 Main St", zip: "78704" })).json()
    .data;
  const theirs = (await (await people.program("Their House")).request("locations")).json().data[0];
  const linksOf = async (id: string) =>
    (await owner.request(`employers/employer_profile_locations?filter[employerProfileId]=${id}`))
      .json()
      .data.map(({ attributes }: { attributes: { locationId: string } }) => attributes.locationId)
      .sort();
  const some = await people.invite(owner, { locationIds: [second.id, theirs.id] });
  const all = await people.invite(owner);
  for (const { attributes } of [some, all]) await people.acceptAndLogIn(attributes.email);
  expect(await linksOf(some.id)).toEqual([second.id]);
  expect(await linksOf(all.id)).toEqual([first.id, second.id].sort());
  const empty = await make(owner, "employer_profiles", people.ana({ locationIds: [] }));
  expect(empty.json().errors[0].detail).toBe("Choose at least one location");

  const third = (await make(owner, "locations", { name: "C", address: "3 Main St", zip: "78704" })).json()
    .data;
  expect(await linksOf(some.id)).toEqual([second.id]);
  expect(await linksOf(all.id)).toEqual([first.id, second.id, third.id].sort());
});

test("a role is an owner's to give, and somebody who left may be asked again", async () => {
  const owner = await people.program("Role House");
  const { id, attributes } = await people.invite(owner);
  expect((await change(owner, "employer_profiles", id, { role: "owner" })).status).toBe(200);
  expect((await owner.request(`employer_profiles/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await owner.request(`employer_profiles/${id}`)).status).toBe(404);
  const again = await make(owner, "employer_profiles", { ...people.ana(), email: attributes.email });
  expect(again.json().data).toMatchObject({ id, attributes: { role: "member" } });
});

test("whoever is removed hears nothing of the team from that moment, and is not let in again", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const owner = await people.program("Closed Doors");
  const invited = await people.invite(owner);
  const { authorization } = await people.acceptAndLogIn(invited.attributes.email);
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
  expect((await owner.request(`employer_profiles/${invited.id}`, { method: "DELETE" })).status).toBe(204);
  await heard(frames, { type: "disconnect", reason: "remote", reconnect: true });
  await heard(open(), { type: "disconnect", reason: "unauthorized", reconnect: false });
});
