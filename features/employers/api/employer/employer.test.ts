/** An employer's own: its page, its locations and its team, each for its own people to write. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, profilesOf } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe("tenancy", () => {
  test("guests read of an employer, not of the people who work there", async () => {
    const owner = await server.person("employer", {
      employerName: "Quiet House",
      zipCode: "78701",
      address: "1 Main St",
    });
    const answer = await server.request(
      `employers/${await employerOf(owner)}?include=employer_profiles,locations`,
    );
    const types = answer.json().included.map(({ type }: { type: string }) => type);
    expect(types).toEqual(["locations"]);
  });

  test("locations, links and profiles of another employer are not there to write", async () => {
    const mine = await server.person("employer", {
      employerName: "Mine",
      zipCode: "78701",
      address: "1 Main St",
    });
    const theirs = await server.person("employer", {
      employerName: "Theirs",
      zipCode: "78701",
      address: "2 Main St",
    });
    const [location] = (await theirs.request("locations")).json().data;
    const [profile] = await profilesOf(theirs);
    const [link] = (await theirs.request("employers/employer_profile_locations")).json().data;
    expect((await mine.request("locations")).json().data).toHaveLength(1);
    expect((await change(mine, "locations", location.id, { name: "Taken" })).status).toBe(404);
    expect((await mine.request(`locations/${location.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await mine.request(`employer_profiles/${profile!.id}`)).status).toBe(404);
    expect((await mine.request(`employers/employer_profile_locations/${link.id}`)).status).toBe(404);
    const own = (await profilesOf(mine))[0]!.id;
    const crossed = await make(mine, "employers/employer_profile_locations", {
      employerProfileId: own,
      locationId: location.id,
    });
    expect(crossed.json().errors[0].source.pointer).toBe("/data/attributes/locationId");
    expect((await change(mine, "employers", await employerOf(theirs), { name: "Taken" })).status).toBe(403);
  });

  test("only operators give abilities and approve", async () => {
    const employer = await server.person("employer");
    const id = await employerOf(employer);
    expect((await change(employer, "employers", id, { abilities: ["link_external_urls"] })).status).toBe(403);
    expect((await change(employer, "employers", id, { approvalState: "approved" })).status).toBe(403);
    const operator = await server.person("educator");
    await server.db
      .updateTable("accounts")
      .set({ userType: "operator", operatorRole: "all" })
      .where("id", "=", operator.accountId)
      .execute();
    const approved = await change(operator, "employers", id, {
      approvalState: "approved",
      abilities: ["link_external_urls"],
    });
    expect(approved.json().data.attributes).toMatchObject({
      approvalState: "approved",
      abilities: ["link_external_urls"],
    });
    const back = await change(operator, "employers", id, { approvalState: "pending" });
    expect(back.json().errors[0].detail).toBe("This can't go from approved to pending.");
    await change(operator, "employers", id, { approvalState: "suspended" });
    expect((await server.request(`employers/${id}`)).status).toBe(404);
    expect((await employer.request(`employers/${id}`)).status).toBe(200);
  });

  test("what an employer writes about itself keeps no script", async () => {
    const employer = await server.person("employer");
    const answer = await change(employer, "employers", await employerOf(employer), {
      about: '<p onclick="x()">Hi<script>1</script></p>',
    });
    expect(answer.json().data.attributes.about).toBe("<p>Hi</p>");
  });
});

describe("locations", () => {
  test("report what is missing, follow their ZIP, and keep the last one", async () => {
    const employer = await server.person("employer", {
      employerName: "Houses",
      zipCode: "78701",
      address: "1 Main St",
    });
    const empty = await make(employer, "locations", { name: "", zip: "00000" });
    expect(
      empty
        .json()
        .errors.map((error: { meta: { field: string } }) => error.meta.field)
        .sort(),
    ).toEqual(["address", "name"]);
    const unknown = await make(employer, "locations", { name: "B", address: "2 Main St", zip: "00000" });
    expect(unknown.json().errors[0]).toMatchObject({
      detail: "We don't know this ZIP",
      source: { pointer: "/data/attributes/zip" },
    });
    const made = await make(employer, "locations", {
      name: "B",
      address: "2 Main St",
      zip: "78704",
      phone_number: "(512) 555-0101",
    });
    expect(made.status).toBe(201);
    const { id } = made.json().data;
    const moved = await change(employer, "locations", id, { zip: "10001" });
    expect(moved.json().data.attributes).toMatchObject({ city: "New York", administrativeAreaLevel1: "NY" });
    const placed = await change(employer, "locations", id, { zip: "78701", lat: 30.5, lng: -97.5 });
    expect(placed.json().data.attributes).toMatchObject({ city: "Austin", lat: 30.5, lng: -97.5 });
    const corrected = await change(employer, "locations", id, { administrativeAreaLevel1: "OK" });
    expect(corrected.json().data.attributes).toMatchObject({
      city: "Austin",
      administrativeAreaLevel1: "OK",
    });
    expect((await employer.request(`locations/${id}`, { method: "DELETE" })).status).toBe(204);
    const [last] = (await employer.request("locations")).json().data;
    const kept = await employer.request(`locations/${last.id}`, { method: "DELETE" });
    expect(kept.status).toBe(409);
    expect(kept.json().errors[0].detail).toBe("Keep at least one location");
  });

  test("one that a job uses stays", async () => {
    const employer = await server.person("employer", {
      employerName: "Used",
      zipCode: "78701",
      address: "1 Main St",
    });
    const made = (await make(employer, "locations", { name: "B", address: "2 Main St", zip: "78704" })).json()
      .data;
    const job = await server.db
      .insertInto("jobListings")
      .values({ employerId: await employerOf(employer), slug: "used-job", title: "Teacher" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("jobListingLocations")
      .values({ jobListingId: job.id, locationId: made.id })
      .execute();
    const refused = await employer.request(`locations/${made.id}`, { method: "DELETE" });
    expect(refused.status).toBe(409);
    expect(refused.json().errors[0].code).toBe("location_in_use");
  });
});

describe("teams", () => {
  test("an owner invites by mail; a member does not; the last owner stays", async () => {
    const owner = await server.person("employer", { employerName: "Team House" });
    const body = {
      email: "new@people.example",
      firstName: "Ana",
      lastName: "Reyes",
      position: "Assistant Director",
    };
    const invited = await make(owner, "employer_profiles", body);
    expect(invited.status).toBe(201);
    const mails = await server.db
      .selectFrom("mails")
      .select("subject")
      .where("toAddress", "=", body.email)
      .execute();
    expect(mails).toEqual([{ subject: "Robin Vale invited you to Team House" }]);
    const twice = await make(owner, "employer_profiles", body);
    expect(twice.json().errors[0].source.pointer).toBe("/data/attributes/email");
    const [own] = await profilesOf(owner);
    const left = await owner.request(`employer_profiles/${own!.id}`, { method: "DELETE" });
    expect(left.json().errors[0].code).toBe("last_owner");
    expect((await change(owner, "employer_profiles", own!.id, { role: "member" })).status).toBe(409);
    const removed = await owner.request(`employer_profiles/${invited.json().data.id}`, { method: "DELETE" });
    expect(removed.status).toBe(204);
  });

  test("two owners who step back or leave at the same moment leave one behind", async () => {
    const [one, other] = [await server.person("employer"), await server.person("employer")];
    const { email } = other;
    const asked = { email, firstName: "Ana", lastName: "Reyes", role: "owner" };
    const second = (await make(one, "employer_profiles", asked)).json().data.id as string;
    await other.request(`employer_profiles/${second}/accept_invitation`, { method: "POST", body: {} });
    const [own] = await profilesOf(one);
    const as = {
      request: (path: string, options: object = {}) =>
        other.request(path, { ...options, headers: { "current-employer-profile-id": second } }),
    } as typeof other;
    const answers = await Promise.all([
      change(one, "employer_profiles", own!.id, { role: "member" }),
      change(as, "employer_profiles", second, { role: "member" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("a time zone and a reach in days that make no sense are refused at their fields", async () => {
    const employer = await server.person("employer");
    const [own] = await profilesOf(employer);
    const wrong = { timeZone: "Mars/Base", calendarDaysInFuture: 0 };
    const answer = await change(employer, "employer_profiles", own!.id, wrong, "employers/employer_profiles");
    expect(answer.json().errors.map((error: { meta: { field: string } }) => error.meta.field)).toEqual([
      "timeZone",
      "calendarDaysInFuture",
    ]);
  });
});
