/** What registering brings along: several locations, colleagues, and finding a program by its licence. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const home = { zipCode: "78701", address: "1 Elm Street" };
const places = async (employer: Awaited<ReturnType<typeof server.person>>) =>
  (
    (await employer.request("locations?sort=createdAt")).json().data as {
      attributes: Record<string, unknown>;
    }[]
  ).map(({ attributes: { name, address, city, zip } }) => ({ name, address, city, zip }));

describe("several locations", () => {
  test("each has its own place on the map, a name of its own, and is looked after by the owner", async () => {
    const employer = await server.person("employer", {
      employerName: "Two Rivers",
      ...home,
      moreLocations: [
        { name: "", address: "2 Broadway", zipCode: "10001" },
        { name: "Two Rivers North", address: "3 Oak Street", zipCode: "78702" },
      ],
    });
    expect(await places(employer)).toEqual([
      { name: "Two Rivers", address: "1 Elm Street", city: "Austin", zip: "78701" },
      { name: "Two Rivers New York", address: "2 Broadway", city: "New York", zip: "10001" },
      { name: "Two Rivers North", address: "3 Oak Street", city: "Austin", zip: "78702" },
    ]);
    expect((await employer.request("employers/employer_profile_locations")).json().data).toHaveLength(3);
  });

  test("an address nobody knows is refused where it was typed, and nothing is left behind", async () => {
    const body = {
      email: "lost@people.example",
      password: "blue-paper-boats",
      firstName: "A",
      lastName: "B",
      userType: "employer",
      employerName: "Lost House",
      ...home,
      moreLocations: [{ address: "2 Broadway", zipCode: "00000" }],
    };
    const answer = await server.request("accounts/sign_up", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toEqual([
      { field: "moreLocations.0.zipCode", message: "We don't know this ZIP" },
    ]);
    expect((await server.request("employers?filter[q]=Lost House")).json().data).toEqual([]);
  });

  test("more than the plan has room for are kept; one more later is a question of the plan", async () => {
    const other = { address: "2 Oak Street", zipCode: "78701" };
    const employer = await server.person("employer", {
      ...{ employerName: "Many Doors", zipCode: "78701", address: "1 Oak Street", plan: "Free" },
      moreLocations: [other, other],
    });
    const { data } = (await employer.request("locations")).json();
    expect(data).toHaveLength(3);
    const answer = await make(employer, "locations", {
      name: "Fourth",
      address: "3 Oak Street",
      zip: "78701",
    });
    expect([answer.status, answer.json().errors[0].code]).toEqual([402, "plan_required"]);
  });
});

describe("colleagues", () => {
  const invited = (email: string) => ({ firstName: "Noa", lastName: "Lind", email });

  test("wait for the confirmed address, and are on the team once they accept", async () => {
    const employer = await server.person("employer", {
      employerName: "Open Team",
      ...home,
      invitations: [invited("noa@people.example")],
    });
    const team = (await employer.request("employer_profiles")).json().data as {
      attributes: { firstName: string; role: string; invitationState: string | null; invitedAt: null };
    }[];
    const seen = team.map(({ attributes: { firstName, role, invitationState, invitedAt } }) =>
      [firstName, role, invitationState, invitedAt].join(),
    );
    expect(seen.sort()).toEqual(["Noa,member,pending,", "Robin,owner,,"]);
    const mails = await server.db
      .selectFrom("mails")
      .select(["subject"])
      .where("toAddress", "=", "noa@people.example")
      .execute();
    expect(mails).toEqual([]);
  });

  test("an educator's address is kept like any other: nobody learns whose it is", async () => {
    const educator = await server.person("educator");
    const employer = await server.person("employer", {
      employerName: "Curious Team",
      ...home,
      invitations: [invited(educator.email)],
    });
    expect((await employer.request("employer_profiles")).json().data).toHaveLength(2);
  });

  test("who only asks to join invites nobody", async () => {
    const owner = await server.person("employer", { employerName: "Closed Team", ...home });
    await server.person("employer", {
      claimEmployerId: await employerOf(owner),
      invitations: [invited("late@people.example")],
    });
    expect((await owner.request("employer_profiles")).json().data).toHaveLength(1);
  });
});

describe("a licence number", () => {
  const find = async (license: string) => {
    const answer = await server.request(`employers?filter[licenseNumber]=${encodeURIComponent(license)}`);
    return { status: answer.status, names: answer.json().data?.map((one: Named) => one.attributes.name) };
  };
  type Named = { attributes: { name: string } };

  beforeAll(async () => {
    const row = { zip: "60601", rosterSource: "IL" };
    await server.db
      .insertInto("employers")
      .values([
        { ...row, name: "Amber Room", slug: "amber-room", rosterLicense: "00IL-77 410" },
        { ...row, name: "Amber Hall", slug: "amber-hall", rosterLicense: "IL-77411" },
      ])
      .execute();
  });

  test("finds its program however it is typed, and no other", async () => {
    expect(await find("il77410")).toEqual({ status: 200, names: ["Amber Room"] });
    expect(await find("IL-77-410")).toEqual({ status: 200, names: ["Amber Room"] });
    expect(await find("IL7741")).toEqual({ status: 200, names: [] });
    expect((await find("-0")).status).toBe(400);
  });

  test("is answered from its index", async () => {
    const { rows } = await server.db.transaction().execute(async (tx) => {
      const { sql } = await import("kysely");
      await sql`set local enable_seqscan = off`.execute(tx);
      const { normalizedRosterLicense } = await import("./claim-employer.action.ts");
      return sql<Record<string, string>>`explain select id from employers
        where ${normalizedRosterLicense} = ${"IL77410"}`.execute(tx);
    });
    expect(JSON.stringify(rows)).toContain("employers_bare_roster_license");
  });
});
