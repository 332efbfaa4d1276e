/** What people of a program can access while an operator has suspended or rejected it. */
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicant, employerApplications } from "#features/applications/api/applications.fixtures.ts";
import { make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { bookableEmployer, book, findFreeTime } from "#features/interviews/api/interviews.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { png } from "#platform/server/testing/test-files.ts";
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

describe("a program that is suspended", () => {
  test("keeps its own data and reaches no other; after the suspension its jobs are paused", async () => {
    const employer = await createEmployer(server, { name: "Suspended House" });
    const job = await employer.publish();
    const { id: applicationId } = await createApplicant(server, job.id, "Marisol");
    const [application] = (await employer.request(`${employerApplications}?include=user_profile`)).json()
      .data;
    expect(application.id).toBe(applicationId);
    const userProfileId = application.relationships.user_profile.data.id;
    const message = await make(employer, "messages", { userProfileId, data: { text: "Our own words" } });
    expect(message.status).toBe(201);
    await make(employer, "employers/notes", { userProfileId, body: "A note" });

    const refused = await standing.decide(employer.employerId, "suspend", {});
    expect(refused.status).toBe(422);
    expect((await standing.decide(employer.employerId, "suspend", { reason: "A report." })).status).toBe(200);
    expect(await standing.stateOf(employer, employer.employerId)).toBe("suspended");
    expect(await standing.statusOf(employer, job.id)).toBe("paused");
    expect((await server.request(`job_listings/${job.id}`)).status).toBe(404);

    const ownPaths = [
      "employer/job_listings",
      "messages",
      "locations",
      "account",
      "employers/employer_profiles",
    ];
    for (const path of ownPaths) expect((await employer.request(path)).status, path).toBe(200);
    const ownMessages = (await employer.request("messages")).json().data;
    expect(
      ownMessages.map(({ attributes }: { attributes: { data: { text: string } } }) => attributes.data.text),
    ).toEqual(["Our own words"]);
    expect((await employer.request("employer/job_listings?include=job_applications")).text).not.toContain(
      "Marisol",
    );
    const others = [
      employerApplications,
      `${employerApplications}/${applicationId}`,
      "user_profiles",
      `user_profiles/${userProfileId}`,
      "employer/conversations",
      "employers/notes",
      "employers/interviews",
      "employers/saved_filter_selections",
      `user_profiles/${userProfileId}/resume.pdf`,
      `${employerApplications}/download`,
    ];
    for (const path of others) {
      const answer = await employer.request(path);
      expect([403, 404], path).toContain(answer.status);
      expect(answer.text, path).not.toContain("Marisol");
    }
    const writes = [
      await make(employer, "messages", { userProfileId, data: { text: "More" } }),
      await standing.publish(employer, job.id),
      await make(employer, "employer_profiles", { email: "z@people.example", firstName: "Z", lastName: "Z" }),
      await employer.request(`${employerApplications}/${applicationId}/view`, { method: "POST", body: {} }),
    ];
    expect(writes.map(standing.codeOf)).toEqual(writes.map(() => "suspended"));

    expect((await standing.decide(employer.employerId, "approve")).status).toBe(422);
    expect((await standing.decide(employer.employerId, "lift")).status).toBe(200);
    expect(await standing.statusOf(employer, job.id)).toBe("paused");
    expect((await standing.publish(employer, job.id)).status).toBe(200);
    expect((await employer.request(`${employerApplications}/${applicationId}`)).status).toBe(200);
  });

  test("follows no link to a picture that was given out before; others still do", async () => {
    const employer = await createEmployer(server, { name: "Linked House" });
    const job = await employer.publish();
    const { educator } = await createApplicant(server, job.id, "Noa");
    const fileId = await storeFile(server.db, server.platform.files, {
      ...{ ownerAccountId: educator.accountId, purpose: "avatar", filename: "noa.png" },
      ...{ contentType: "image/png", bytes: Readable.from([png]) },
    });
    await server.db
      .updateTable("userProfiles")
      .set({ avatar: JSON.stringify({ fileId }) })
      .where("accountId", "=", educator.accountId)
      .execute();
    const pictureFor = async (who: { request: Server["request"] }, path: string) =>
      /\/files\/[^"]+/.exec((await who.request(path)).text)?.[0] ?? "none";
    const given = await pictureFor(employer, `${employerApplications}?include=user_profile`);
    const ownPicture = await pictureFor(educator, "user_profiles");
    const statusOf = async (path: string) => (await server.request(path)).status;
    expect([await statusOf(given), await statusOf(ownPicture)]).toEqual([200, 200]);
    await standing.decide(employer.employerId, "suspend", { reason: "A report." });
    expect([await statusOf(given), await statusOf(ownPicture)]).toEqual([404, 200]);
    await standing.decide(employer.employerId, "lift");
    expect(await statusOf(given)).toBe(200);
  });

  test("has no meetings: coming interviews are canceled", async () => {
    const { employer, eventType } = await bookableEmployer(server, {}, "Called Off");
    const educator = await server.person("educator", { zipCode: "78701" });
    const job = await employer.publish();
    await educator.request("job_applications", {
      method: "POST",
      body: { data: { type: "job_applications", attributes: { jobListingId: job.id } } },
    });
    const booked = await book(educator, eventType.id, await findFreeTime(educator, eventType.id, 48));
    expect(booked.status).toBe(201);
    await standing.decide(employer.employerId, "suspend", { reason: "A report." });
    const { id } = booked.json().data;
    expect((await educator.request(`interviews/${id}`)).json().data.attributes.status).toBe("canceled");
  });

  test("a rejected one is the same, and may be reviewed again", async () => {
    const who = await standing.register({ pending: true });
    const id = await standing.idOf(who);
    const draft = await standing.draftOf(who);
    await standing.publish(who, draft);
    expect((await standing.decide(id, "refuse", { reason: "Not a program." })).status).toBe(200);
    expect(await standing.statusOf(who, draft)).toBe("draft");
    expect(standing.codeOf(await who.request("user_profiles"))).toBe("rejected");
    expect((await server.request(`employers/${id}`)).status).toBe(404);
    expect((await standing.decide(id, "lift")).status).toBe(200);
    expect(await standing.stateOf(who, id)).toBe("pending");
  });
});
