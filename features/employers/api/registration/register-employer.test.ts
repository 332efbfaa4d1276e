/** Registering programs: new ones, ones from the licence roster, and several of one account. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer, profilesOf } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const acting = (id: string) => ({ headers: { "current-employer-profile-id": id } });

async function rosterRow(name: string, rosterLicense: string) {
  const row = { name, slug: `roster-${rosterLicense}`, zip: "60601", rosterSource: "IL", rosterLicense };
  return server.db.insertInto("employers").values(row).returning("id").executeTakeFirstOrThrow();
}

describe("registering", () => {
  test("makes the program, its owner's profile in the ZIP's time zone, and the first location", async () => {
    const employer = await server.person("employer", {
      employerName: "Sunny Hill",
      zipCode: "78701",
      address: "100 Congress Ave",
      centerType: "Private School",
      website: "sunnyhill.example",
      phoneNumber: "(512) 555-0100",
      position: "Director",
      pending: true,
    });
    const [profile] = await profilesOf(employer);
    expect(profile!.attributes).toMatchObject({
      role: "owner",
      timeZone: "America/Chicago",
      position: "Director",
      city: "Austin",
    });
    expect(profile!.meta).toEqual({ newApplicantsCount: 0, unreadCount: 0 });
    const document = (await employer.request("employers/sunny-hill?include=locations,geography")).json();
    expect(document.data.attributes).toMatchObject({
      name: "Sunny Hill",
      website: "https://sunnyhill.example",
      approvalState: "pending",
      claimed: true,
      centerType: "Private School",
    });
    const location = document.included.find(({ type }: { type: string }) => type === "locations");
    expect(location.attributes).toMatchObject({
      name: "Sunny Hill",
      address: "100 Congress Ave",
      city: "Austin",
      administrativeAreaLevel1: "TX",
    });
    expect(location.attributes.lat).toBeCloseTo(30.27, 1);
    const links = (await employer.request("employers/employer_profile_locations")).json().data;
    expect(links).toHaveLength(1);
  });

  test("a second program of the same name, and one called like a page of ours, get other addresses", async () => {
    await server.person("employer", { employerName: "Twin Oaks" });
    const second = await server.person("employer", { employerName: "Twin Oaks" });
    const third = await server.person("employer", { employerName: "Messages" });
    const slug = async (who: TestEmployer) =>
      (await who.request(`employers/${await employerOf(who)}`)).json().data.attributes.slug;
    expect(await slug(second)).toMatch(/^twin-oaks-\w{6}$/);
    expect(await slug(third)).toMatch(/^messages-\w{6}$/);
  });

  test.each([
    [{ zipCode: "00000" }, "zipCode", "We don't know this ZIP"],
    [{ zipCode: "7870" }, "zipCode", "Enter a 5-digit ZIP code, like 78701"],
    [{ employerName: "!!!" }, "employerName", "Enter the name of your program"],
    [{ centerType: "Castle" }, "centerType", "Choose the kind of program"],
    [{ website: "javascript:alert(1)" }, "website", "Enter a web address like sunnyhill.example"],
    [
      { claimEmployerId: "0198c0de-0000-7000-8000-000000000000" },
      "claimEmployerId",
      "We can't find that program",
    ],
  ])("%j is refused at its field", async (wrong, field, message) => {
    const body = {
      email: "wrong@people.example",
      password: "blue-paper-boats",
      firstName: "A",
      lastName: "B",
      userType: "employer",
      ...wrong,
    };
    const answer = await server.request("accounts/sign_up", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toEqual([{ field, message }]);
  });
});

describe("the licence roster", () => {
  test("is searched by guests, and its rows are public pages", async () => {
    await rosterRow("Little Lamb Day Nursery", "L-77");
    const found = (await server.request("employers?filter[unclaimed]=true&filter[q]=little lamb")).json()
      .data;
    expect(found).toHaveLength(1);
    expect(found[0].attributes).toMatchObject({ claimed: false, name: "Little Lamb Day Nursery" });
    expect(found[0].attributes).not.toHaveProperty("email");
  });

  test("is claimed with the licence number, and only with that", async () => {
    const { id } = await rosterRow("Blue Door", "0012-345");
    await expect(server.person("employer", { claimEmployerId: id, licenseNumber: "99" })).rejects.toThrow(
      "licenseNumber",
    );
    const owner = await server.person("employer", {
      claimEmployerId: id,
      licenseNumber: "12345",
      zipCode: "60601",
      pending: true,
    });
    expect(await employerOf(owner)).toBe(id);
    expect((await owner.request(`employers/${id}`)).json().data.attributes).toMatchObject({
      claimed: true,
      approvalState: "pending",
    });
  });

  test("once claimed, the next one asks to join, and an owner lets them in", async () => {
    const { id } = await rosterRow("Red Door", "R1");
    const owner = await server.person("employer", { claimEmployerId: id, licenseNumber: "R1" });
    const asker = await server.person("employer", {
      claimEmployerId: id,
      licenseNumber: "R1",
      position: "Teacher",
    });
    expect(await profilesOf(asker)).toEqual([]);
    const mail = await server.db
      .selectFrom("mails")
      .select(["subject"])
      .where("toAddress", "=", owner.email)
      .execute();
    expect(mail).toEqual([{ subject: "Robin Vale asks to join Red Door" }]);
    const [request] = (await owner.request("employers/join_requests")).json().data;
    expect(request.attributes).toMatchObject({ state: "pending", email: asker.email, position: "Teacher" });
    const let_in = await change(
      owner,
      "join_requests",
      request.id,
      { state: "accepted" },
      "employers/join_requests",
    );
    expect(let_in.status).toBe(200);
    const [profile] = await profilesOf(asker);
    expect(profile!.attributes).toMatchObject({ role: "member", position: "Teacher" });
    const again = await change(
      owner,
      "join_requests",
      request.id,
      { state: "declined" },
      "employers/join_requests",
    );
    expect(again.status).toBe(409);
    expect((await owner.request(`employer_profiles/${profile!.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await make(asker, "employers/join_requests", { employerId: id })).status).toBe(201);
  });
});

describe("several programs", () => {
  test("a program with a team is not taken over; its team is asked", async () => {
    const owner = await server.person("employer", { employerName: "Taken House" });
    const other = await server.person("employer");
    const employerId = await employerOf(owner);
    const taken = await make(other, "employers", { claimEmployerId: employerId });
    expect(taken.status).toBe(409);
    expect(taken.json().errors[0].code).toBe("already_claimed");
    const ask = () => make(other, "employers/join_requests", { employerId, position: "Director" });
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(409);
    expect((await owner.request("employers/join_requests")).json().data).toHaveLength(1);
  });

  test("who is on a team asks it for nothing, and no answer makes an owner a member", async () => {
    const owner = await server.person("employer", { employerName: "Steady House" });
    const asker = await server.person("employer");
    const employerId = await employerOf(owner);
    const onTeam = await make(owner, "employers/join_requests", { employerId });
    expect(onTeam.status).toBe(409);
    expect(onTeam.json().errors[0].code).toBe("on_team");
    const request = (await make(asker, "employers/join_requests", { employerId })).json().data;
    const who = { email: asker.email, firstName: "Robin", lastName: "Vale", role: "owner" };
    const invited = await make(owner, "employer_profiles", who);
    expect(invited.status).toBe(201);
    const accept = `employer_profiles/${invited.json().data.id}/accept_invitation`;
    expect((await asker.request(accept, { method: "POST", body: {} })).status).toBe(200);
    const path = "employers/join_requests";
    expect((await change(owner, "join_requests", request.id, { state: "accepted" }, path)).status).toBe(200);
    const roles = (await owner.request("employer_profiles"))
      .json()
      .data.map(({ attributes }: { attributes: { role: string } }) => attributes.role);
    expect(roles).toEqual(["owner", "owner"]);
  });

  test("another program brings a second profile; then one must be chosen, and the choice still lists both", async () => {
    const employer = await server.person("employer", { employerName: "North House", zipCode: "78701" });
    const made = await make(employer, "employers", {
      name: "South House",
      zip: "10001",
      address: "1 Broadway",
    });
    expect(made.status).toBe(201);
    const profiles = await profilesOf(employer);
    expect(profiles.map(({ attributes }) => attributes.timeZone)).toEqual([
      "America/Chicago",
      "America/New_York",
    ]);
    expect((await employer.request("locations")).json().data.length).toBeGreaterThan(0);
    const unchosen = await employer.request("employer_profiles");
    expect(unchosen.status).toBe(409);
    expect(unchosen.json().errors[0].code).toBe("employer_profile_required");
    const chosen = await employer.request("locations", acting(profiles[1]!.id));
    expect(chosen.json().data.map((one: { attributes: { city: string } }) => one.attributes.city)).toEqual([
      "New York",
    ]);
    expect((await employer.request("locations", acting("0198c0de-0000-7000-8000-000000000000"))).status).toBe(
      403,
    );
  });
});
