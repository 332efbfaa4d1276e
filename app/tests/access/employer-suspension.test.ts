/** What people of a program reach while an operator has suspended or refused it. */
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, received } from "#features/applications/api/applications.fixtures.ts";
import { make, operatorOf } from "#features/educators/api/educators-under-test.ts";
import { bookableEmployer, book, freeIn } from "#features/interviews/api/interviews-under-test.ts";
import { employerOf } from "#features/jobs/api/jobs-under-test.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { png } from "#platform/server/testing/test-files.ts";
import { testServer } from "../../testing/test-server.ts";
import { employerStanding, type Server } from "../../testing/employer-standing.ts";

let server: Server;
let operator: { ask: Server["ask"] };
let standing: ReturnType<typeof employerStanding>;
beforeAll(async () => {
  server = await testServer();
  operator = await operatorOf(server);
  standing = employerStanding(server, operator);
});
afterAll(() => server.close());

describe("a program that is suspended", () => {
  test("keeps its own and reaches nothing of anybody else; lifted, its jobs wait paused", async () => {
    const employer = await employerOf(server, { name: "Suspended House" });
    const job = await employer.publish();
    const { id: applicationId } = await applicant(server, job.id, "Marisol");
    const [application] = (await employer.ask(`${received}?include=user_profile`)).json().data;
    expect(application.id).toBe(applicationId);
    const userProfileId = application.relationships.user_profile.data.id;
    const said = await make(employer, "messages", { userProfileId, data: { text: "Our own words" } });
    expect(said.status).toBe(201);
    await make(employer, "employers/notes", { userProfileId, body: "A note" });

    const refused = await standing.decide(employer.employerId, "suspend", {});
    expect(refused.status).toBe(422);
    expect((await standing.decide(employer.employerId, "suspend", { reason: "A report." })).status).toBe(200);
    expect(await standing.stateOf(employer, employer.employerId)).toBe("suspended");
    expect(await standing.statusOf(employer, job.id)).toBe("paused");
    expect((await server.ask(`job_listings/${job.id}`)).status).toBe(404);

    const own = ["employer/job_listings", "messages", "locations", "account", "employers/employer_profiles"];
    for (const path of own) expect((await employer.ask(path)).status, path).toBe(200);
    const words = (await employer.ask("messages")).json().data;
    expect(
      words.map(({ attributes }: { attributes: { data: { text: string } } }) => attributes.data.text),
    ).toEqual(["Our own words"]);
    expect((await employer.ask("employer/job_listings?include=job_applications")).text).not.toContain(
      "Marisol",
    );
    const others = [
      received,
      `${received}/${applicationId}`,
      "user_profiles",
      `user_profiles/${userProfileId}`,
      "employer/conversations",
      "employers/notes",
      "employers/interviews",
      "employers/saved_filter_selections",
      `user_profiles/${userProfileId}/resume.pdf`,
      `${received}/download`,
    ];
    for (const path of others) {
      const answer = await employer.ask(path);
      expect([403, 404], path).toContain(answer.status);
      expect(answer.text, path).not.toContain("Marisol");
    }
    const writes = [
      await make(employer, "messages", { userProfileId, data: { text: "More" } }),
      await standing.publish(employer, job.id),
      await make(employer, "employer_profiles", { email: "z@people.example", firstName: "Z", lastName: "Z" }),
      await employer.ask(`${received}/${applicationId}/view`, { method: "POST", body: {} }),
    ];
    expect(writes.map(standing.codeOf)).toEqual(writes.map(() => "suspended"));

    expect((await standing.decide(employer.employerId, "approve")).status).toBe(422);
    expect((await standing.decide(employer.employerId, "lift")).status).toBe(200);
    expect(await standing.statusOf(employer, job.id)).toBe("paused");
    expect((await standing.publish(employer, job.id)).status).toBe(200);
    expect((await employer.ask(`${received}/${applicationId}`)).status).toBe(200);
  });

  test("follows no link to a picture that was given out before; others still do", async () => {
    const employer = await employerOf(server, { name: "Linked House" });
    const job = await employer.publish();
    const { educator } = await applicant(server, job.id, "Noa");
    const fileId = await storeFile(server.db, server.platform.files, {
      ...{ ownerAccountId: educator.accountId, purpose: "avatar", filename: "noa.png" },
      ...{ contentType: "image/png", bytes: Readable.from([png]) },
    });
    await server.db
      .updateTable("userProfiles")
      .set({ avatar: JSON.stringify({ fileId }) })
      .where("accountId", "=", educator.accountId)
      .execute();
    const pictureFor = async (who: { ask: Server["ask"] }, path: string) =>
      /\/files\/[^"]+/.exec((await who.ask(path)).text)?.[0] ?? "none";
    const given = await pictureFor(employer, `${received}?include=user_profile`);
    const own = await pictureFor(educator, "user_profiles");
    const statusOf = async (path: string) => (await server.ask(path)).status;
    expect([await statusOf(given), await statusOf(own)]).toEqual([200, 200]);
    await standing.decide(employer.employerId, "suspend", { reason: "A report." });
    expect([await statusOf(given), await statusOf(own)]).toEqual([404, 200]);
    await standing.decide(employer.employerId, "lift");
    expect(await statusOf(given)).toBe(200);
  });

  test("meets nobody: coming interviews are called off", async () => {
    const { employer, eventType } = await bookableEmployer(server, {}, "Called Off");
    const educator = await server.person("educator", { zipCode: "78701" });
    const job = await employer.publish();
    await educator.ask("job_applications", {
      method: "POST",
      body: { data: { type: "job_applications", attributes: { jobListingId: job.id } } },
    });
    const booked = await book(educator, eventType.id, await freeIn(educator, eventType.id, 48));
    expect(booked.status).toBe(201);
    await standing.decide(employer.employerId, "suspend", { reason: "A report." });
    const { id } = booked.json().data;
    expect((await educator.ask(`interviews/${id}`)).json().data.attributes.status).toBe("canceled");
  });

  test("a refused one is the same, and may be looked at again", async () => {
    const who = await standing.register({ pending: true });
    const id = await standing.idOf(who);
    const draft = await standing.draftOf(who);
    await standing.publish(who, draft);
    expect((await standing.decide(id, "refuse", { reason: "Not a program." })).status).toBe(200);
    expect(await standing.statusOf(who, draft)).toBe("draft");
    expect(standing.codeOf(await who.ask("user_profiles"))).toBe("rejected");
    expect((await server.ask(`employers/${id}`)).status).toBe(404);
    expect((await standing.decide(id, "lift")).status).toBe(200);
    expect(await standing.stateOf(who, id)).toBe("pending");
  });
});
