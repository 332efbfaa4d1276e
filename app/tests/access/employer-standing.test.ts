/**
 * What programs may do before their review, after a rejection, and after approval: through the API as their
 * people.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicant, employerApplications } from "#features/applications/api/applications.fixtures.ts";
import { change, make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { archiveAbandonedEmployers } from "#features/employers/api/team/account-closing.ts";
import { saveRosterRows } from "#features/employers/api/roster/save-roster-rows.ts";
import { createFindableEducator } from "#features/messages/api/messages.fixtures.ts";
import { testServer } from "../../testing/test-server.ts";
import { employerStanding, type Server } from "../../testing/employer-standing.ts";

let server: Server;
let operator: { request: Server["request"] };
let standing: ReturnType<typeof employerStanding>;
beforeAll(async () => {
  server = await testServer();
  operator = await operatorOf(server);
  standing = employerStanding(server, operator);
});
afterAll(() => server.close());

describe("an address that is not confirmed", () => {
  test("prepares its own data, but cannot publish, search, message or invite", async () => {
    const who = await standing.register({ unconfirmed: true });
    const id = await standing.idOf(who);
    expect((await change(who, "employers", id, { about: "<p>Hello</p>" })).status).toBe(200);
    const draft = await standing.draftOf(who);
    const educator = await createFindableEducator(server);
    const [{ id: userProfileId }] = (await educator.request("user_profiles")).json().data;
    const tries = [
      await standing.publish(who, draft),
      await who.request("user_profiles"),
      await who.request(`user_profiles/${userProfileId}`),
      await make(who, "messages", { userProfileId, data: { text: "Hi" } }),
      await make(who, "employer/conversations", { userProfileId }),
      await make(who, "employer_profiles", { email: "x@people.example", firstName: "X", lastName: "Y" }),
      await who.request(`employer/user_profiles/${userProfileId}/like`, { method: "POST", body: {} }),
      await who.request(employerApplications),
      await who.request("employers/notes"),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
    expect(new Set(tries.map(standing.codeOf))).toEqual(new Set(["email_unconfirmed"]));
  });
});

describe("a program that waits for its review", () => {
  test("submits its first job, counts educators nearby, and sees no names", async () => {
    const who = await standing.register({ pending: true });
    const educator = await createFindableEducator(server, "Hidden", "Person");
    const [{ id: userProfileId }] = (await educator.request("user_profiles")).json().data;
    const draft = await standing.draftOf(who);
    expect((await standing.publish(who, draft)).json().data.attributes.listingStatus).toBe("pending_review");
    const found = await who.request("user_profiles?filter[q]=Hidden");
    expect(found.json()).toMatchObject({ data: [], meta: { countOnly: "employer_pending" } });
    expect(found.json().meta.page.total % 5).toBe(0);
    expect(found.text).not.toContain("Hidden Person");
    expect((await who.request(`user_profiles/${userProfileId}`)).status).toBe(404);
    expect((await who.request(`user_profiles/${userProfileId}/resume.pdf`)).status).toBe(404);
    expect((await make(who, "messages", { userProfileId, data: { text: "Hi" } })).status).toBe(404);
    expect((await make(who, "employers/notes", { userProfileId, body: "Nice" })).status).toBe(404);
    const saved = await make(who, "employers/saved_filter_selections", { name: "All", filters: {} });
    expect(standing.codeOf(saved)).toBe("employer_pending");
    // And is there once the program is approved, with its job.
    const id = await standing.idOf(who);
    expect((await standing.decide(id, "approve")).status).toBe(200);
    expect(await standing.statusOf(who, draft)).toBe("published");
    expect((await who.request(`user_profiles/${userProfileId}`)).status).toBe(200);
    const mails = await server.db
      .selectFrom("mails")
      .select("subject")
      .where("toAddress", "=", who.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(`${standing.lastProgram()} is approved`);
  });

  test("an operator lets one job through alone", async () => {
    const who = await standing.register({ pending: true });
    const draft = await standing.draftOf(who);
    await standing.publish(who, draft);
    expect((await standing.publish(operator, draft)).json().data.attributes.listingStatus).toBe("published");
    expect(await standing.stateOf(who, await standing.idOf(who))).toBe("pending");
  });

  test("learns what to change, and reports when it is done", async () => {
    const who = await standing.register({ pending: true });
    const id = await standing.idOf(who);
    expect((await standing.decide(id, "request_changes", {})).status).toBe(422);
    expect((await standing.decide(id, "request_changes", { note: "Add the address." })).status).toBe(200);
    const read = async () => (await who.request(`employers/${id}`)).json().data.attributes;
    expect(await read()).toMatchObject({ approvalState: "pending", reviewNote: "Add the address." });
    expect((await read()).changesRequestedAt).toMatch(/^\d{4}-/);
    const done = await who.request(`employers/${id}/send_for_review`, { method: "POST", body: {} });
    expect(done.json().data.attributes.changesRequestedAt).toBeNull();
    const other = await standing.register();
    expect((await other.request(`employers/${id}`)).json().data.attributes).not.toHaveProperty("reviewNote");
    expect((await other.request(`employers/${id}/approve`, { method: "POST", body: {} })).status).toBe(403);
  });

  test("comes to no more than three unapproved programs of one account", async () => {
    const who = await standing.register({ pending: true });
    const add = (name: string) => make(who, "employers", { name, zipCode: "78701" });
    const headers = {
      "current-employer-profile-id": (await who.request("employers/employer_profiles")).json().data[0].id,
    };
    const more = async (name: string) =>
      who.request("employers", {
        method: "POST",
        headers,
        body: { data: { type: "employers", attributes: { name, zipCode: "78701" } } },
      });
    expect((await add("Second one")).status).toBe(201);
    expect((await more("Third one")).status).toBe(201);
    const fourth = await more("Fourth one");
    expect([fourth.status, standing.codeOf(fourth)]).toEqual([409, "too_many_unapproved"]);
  });
});

describe("review that is automatic", () => {
  test("approves once the address is confirmed, and what its account adds then", async () => {
    const quick = await testServer({ EMPLOYER_REVIEW: "automatic" });
    try {
      const who = await quick.person("employer", {
        employerName: "Quick",
        zipCode: "78701",
        unconfirmed: true,
      });
      const programs = async () =>
        (
          await quick.db
            .selectFrom("employers")
            .innerJoin("employerProfiles", "employerProfiles.employerId", "employers.id")
            .select("employers.approvalState")
            .where("employerProfiles.accountId", "=", who.accountId)
            .execute()
        ).map(({ approvalState }) => approvalState);
      expect(await programs()).toEqual(["pending"]);
      await standing.verify(who.accountId, quick);
      expect(await programs()).toEqual(["approved"]);
      expect(
        (await make(who, "employers", { name: "Another", zipCode: "78701" })).json().data.attributes,
      ).toMatchObject({ name: "Another" });
      expect(await programs()).toEqual(["approved", "approved"]);
    } finally {
      await quick.close();
    }
  });

  test("invitations of the registration wait for the confirmed address, and for a team of three", async () => {
    const invitations = ["a", "b", "c", "d"].map((name) => ({
      email: `${name}-waits@people.example`,
      firstName: name.toUpperCase(),
      lastName: "Waits",
    }));
    const who = await standing.register({ unconfirmed: true, invitations });
    const sent = async () =>
      (
        await server.db
          .selectFrom("mails")
          .select(["toAddress", "subject"])
          .where("toAddress", "like", "%-waits@people.example")
          .orderBy("toAddress")
          .execute()
      ).map(({ toAddress, subject }) => `${toAddress[0]}: ${subject}`);
    expect(await sent()).toEqual([]);
    await standing.verify(who.accountId);
    expect(await sent()).toEqual([
      "a: You are invited to a team at Cubby",
      "b: You are invited to a team at Cubby",
    ]);
    await standing.decide(await standing.idOf(who), "approve");
    expect(await sent()).toHaveLength(4);
    expect((await sent())[3]).toMatch(new RegExp(`^d: .+ invited you to ${standing.lastProgram()}$`));
  });
});

describe("a program whose last person left", () => {
  test("is claimed again without the former team's people, texts and approval", async () => {
    const row = {
      src: "TX",
      license: "T-901",
      name: "Left House",
      type: null,
      address: "1 Elm",
      city: "Austin",
    };
    const roster = {
      ...row,
      state: "TX",
      zip: "78701",
      county: null,
      capacity: null,
      ages: null,
      hours: null,
    };
    await saveRosterRows(server.db, [{ ...roster, lat: null, lng: null, source: null }]);
    const rosterRow = () =>
      server.db
        .selectFrom("employers")
        .select(["id", "slug", "approvalState"])
        .where("rosterLicense", "=", row.license)
        .executeTakeFirstOrThrow();
    const former = await rosterRow();
    const claim = { claimEmployerId: former.id, licenseNumber: row.license };
    const first = await server.person("employer", claim);
    const draft = await standing.draftOf(first);
    expect((await standing.publish(first, draft)).status).toBe(200);
    await createApplicant(server, draft, "Wilhelmina");
    expect((await first.request(employerApplications)).json().data).toHaveLength(1);

    await server.db
      .updateTable("accounts")
      .set({ closedAt: new Date() })
      .where("id", "=", first.accountId)
      .execute();
    await standing.inSystem(server, (context) =>
      archiveAbandonedEmployers(context, { id: first.accountId, changed: [] }),
    );

    const again = await rosterRow();
    expect(again).toMatchObject({ slug: former.slug, approvalState: "unclaimed" });
    expect(again.id).not.toBe(former.id);
    expect((await server.request(`employers/${former.id}`)).status).toBe(404);
    expect((await server.request(`job_listings/${draft}`)).status).toBe(404);
    await expect(server.person("employer", claim)).rejects.toThrow("claimEmployerId");
    const second = await server.person("employer", { ...claim, claimEmployerId: again.id, pending: true });
    expect(await standing.stateOf(second, again.id)).toBe("pending");
    for (const path of [
      employerApplications,
      "employer/job_listings",
      "employer/conversations",
      "employers/notes",
      "messages",
    ])
      expect((await second.request(path)).json().data, path).toEqual([]);
    expect((await second.request("user_profiles")).text).not.toContain("Wilhelmina");
  });
});
