/** Which educators whom may see (domain: user profile states), what applying opens, and likes. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf } from "./employers.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
type Person = Awaited<ReturnType<Server["person"]>>;
let server: Server;
let employer: Person;
let employerId: string;

beforeAll(async () => {
  server = await testServer();
  employer = await server.person("employer", { employerName: "Sunny Hill" });
  employerId = await employerOf(employer);
});
afterAll(() => server.close());

/** Found by search unless `differing` says otherwise. */
async function educator(differing: Record<string, unknown> = {}) {
  const person = await server.person("educator", { zipCode: "78701", phoneNumber: "(512) 555-0123" });
  const shown = {
    approvalState: "approved",
    missingRequiredFields: [],
    missingScreeningQuestions: [],
    ...differing,
  };
  const { id } = await server.db
    .updateTable("userProfiles")
    .set(shown as never)
    .where("accountId", "=", person.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...person, id };
}

/** What a change of the profile found missing again is waved through. */
const complete = (id: string) =>
  server.db
    .updateTable("userProfiles")
    .set({ missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("id", "=", id)
    .execute();

let jobs = 0;
async function apply(userProfileId: string, aasmState: Row<"jobApplications">["aasmState"]) {
  const job = await server.db
    .insertInto("jobListings")
    .values({ employerId, slug: `job-${++jobs}`, title: "Teacher" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const submittedAt = aasmState === "draft" ? null : new Date();
  const application = { jobListingId: job.id, employerId, userProfileId, aasmState, submittedAt };
  await server.db.insertInto("jobApplications").values(application).execute();
}

describe("an employer", () => {
  test("finds who is approved, active, visible and complete", async () => {
    const { id } = await educator();
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(200);
  });

  test("reads how lately someone was active, as a period and never as a time, of those it sees alone", async () => {
    const seenDaysAgo = async (days: number, differing = {}) => {
      const person = await educator(differing);
      const lastSeenAt = new Date(Date.now() - days * dayMs);
      await server.db
        .updateTable("accounts")
        .set({ lastSeenAt })
        .where("id", "=", person.accountId)
        .execute();
      const answer = await employer.request(`user_profiles/${person.id}`);
      expect(answer.text).not.toContain(lastSeenAt.toISOString().slice(0, 19));
      return answer.status === 200 ? answer.json().data.attributes.lastActive : answer.status;
    };
    expect(await seenDaysAgo(0.0001)).toBe("today");
    expect(await seenDaysAgo(3)).toBe("this_week");
    expect(await seenDaysAgo(20)).toBe("this_month");
    expect(await seenDaysAgo(45)).toBeNull();
    expect(await seenDaysAgo(3, { visibilityState: "hidden" })).toBe(404);
  });

  test.each([
    { approvalState: "pending" },
    { approvalState: "suspended" },
    { activeState: "paused" },
    { activeState: "dormant" },
    { visibilityState: "applied_only" },
    { missingRequiredFields: ["zipCode"] },
    { missingScreeningQuestions: ["is_adult"] },
  ])("does not find %j, until they apply", async (differing) => {
    const { id } = await educator(differing);
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(404);
    await apply(id, "draft");
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(404);
    await apply(id, "submitted");
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(200);
  });

  test("does not find who is hidden, even after an application", async () => {
    const { id } = await educator({ visibilityState: "hidden" });
    await apply(id, "submitted");
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(404);
  });

  test("does not find who has closed the account, even after an application", async () => {
    const { id } = await educator({ activeState: "closed" });
    await apply(id, "submitted");
    expect((await employer.request(`user_profiles/${id}`)).status).toBe(404);
  });

  test("that is excluded does not find the profile at any of its programs; others do", async () => {
    const owner = await server.person("employer", { employerName: "One of two" });
    const excluded = await employerOf(owner);
    await make(owner, "employers", { name: "Two of two" });
    const person = await educator();
    await change(person, "user_profiles", person.id, { excludedEmployerIds: [excluded] });
    await complete(person.id);
    const profiles = (await owner.request("employers/employer_profiles")).json().data as { id: string }[];
    for (const profile of profiles) {
      const headers = { "current-employer-profile-id": profile.id };
      expect((await owner.request(`user_profiles/${person.id}`, { headers })).status).toBe(404);
    }
    const seen = await employer.request(`user_profiles/${person.id}`);
    expect(seen.json().data.attributes).not.toHaveProperty("excludedEmployerIds");
  });

  test("that is excluded loses the profile even where one applied, and keeps the application", async () => {
    const person = await educator({ visibilityState: "applied_only" });
    await apply(person.id, "submitted");
    const applications = "employer/job_applications?include=user_profile&page[size]=100";
    expect((await employer.request(`user_profiles/${person.id}`)).status).toBe(200);
    const before = (await employer.request(applications)).json();
    expect(JSON.stringify(before.included).includes(person.id)).toBe(true);
    await change(person, "user_profiles", person.id, { excludedEmployerIds: [employerId] });
    await complete(person.id);
    expect((await employer.request(`user_profiles/${person.id}`)).status).toBe(404);
    const after = await employer.request(applications);
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(after.json())).toEqual(idsOf(before));
    expect(after.text.includes(person.id)).toBe(false);
  });

  test("reads phone, mail and résumé only of those who applied", async () => {
    const person = await educator();
    await server.db
      .updateTable("userProfiles")
      .set({ indeedResume: "https://resume.example/robin" })
      .where("id", "=", person.id)
      .execute();
    const before = await employer.request(`user_profiles/${person.id}`);
    expect(before.json().data.attributes).toMatchObject({
      phoneNumber: null,
      email: null,
      indeedResume: null,
      previouslyApplied: false,
    });
    expect(before.text).not.toContain("555-0123");
    await apply(person.id, "submitted");
    expect((await employer.request(`user_profiles/${person.id}`)).json().data.attributes).toMatchObject({
      phoneNumber: "(512) 555-0123",
      email: person.email,
      indeedResume: "https://resume.example/robin",
      previouslyApplied: true,
    });
    const other = await server.person("employer");
    expect((await other.request(`user_profiles/${person.id}`)).json().data.attributes).toMatchObject({
      phoneNumber: null,
      previouslyApplied: false,
    });
  });

  test("reads histories through the profile, unless it hides them", async () => {
    const person = await educator();
    const job = {
      jobTitle: "Nanny",
      company: "Home",
      city: "Austin",
      startDate: "2020-01",
      current: true,
      workedWithChildren: true,
    };
    await make(person, "user_profile/work_histories", job);
    await make(person, "user_profile/certifications", { title: "CDA: Preschool" });
    await complete(person.id);
    const types = async () => {
      const { included } = (
        await employer.request(`user_profiles/${person.id}?include=work_histories,certifications`)
      ).json();
      return (included as { type: string }[]).map(({ type }) => type).sort();
    };
    expect(await types()).toEqual(["certifications", "work_histories"]);
    await server.db
      .updateTable("userProfiles")
      .set({ showCertifications: false })
      .where("id", "=", person.id)
      .execute();
    expect(await types()).toEqual(["work_histories"]);
    await server.db
      .updateTable("userProfiles")
      .set({ visibilityState: "hidden" })
      .where("id", "=", person.id)
      .execute();
    expect((await employer.request("user_profile/work_histories")).json().data).toEqual([]);
  });

  test("can't change what it sees", async () => {
    const { id } = await educator();
    expect((await change(employer, "user_profiles", id, { firstName: "X" })).status).toBe(403);
  });
});

describe("others", () => {
  test("guests are asked to log in, educators see themselves alone", async () => {
    const [one, two] = [await educator(), await educator()];
    expect((await server.request(`user_profiles/${one.id}`)).status).toBe(401);
    expect((await two.request(`user_profiles/${one.id}`)).status).toBe(404);
    expect((await two.request("user_profiles")).json().data.map(({ id }: { id: string }) => id)).toEqual([
      two.id,
    ]);
  });
});

describe("likes", () => {
  test("setting and taking back are the same the second time", async () => {
    const { id } = await educator();
    const like = (method: "POST" | "DELETE") =>
      employer.request(`employer/user_profiles/${id}/like`, { method });
    const liked = async () => (await employer.request(`user_profiles/${id}`)).json().data.attributes.liked;
    expect((await like("POST")).json().data.attributes.liked).toBe(true);
    expect((await like("POST")).status).toBe(200);
    expect(await liked()).toBe(true);
    expect((await like("DELETE")).status).toBe(204);
    expect((await like("DELETE")).status).toBe(204);
    expect(await liked()).toBe(false);
  });

  test("who is not seen is not liked, and educators like nobody", async () => {
    const { id, request: ask } = await educator({ visibilityState: "hidden" });
    expect((await employer.request(`employer/user_profiles/${id}/like`, { method: "POST" })).status).toBe(
      404,
    );
    expect((await ask(`employer/user_profiles/${id}/like`, { method: "POST" })).status).toBe(403);
  });
});
