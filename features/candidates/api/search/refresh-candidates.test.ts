/** The search row is updated in the transaction that changes anything a candidate is found by. */
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { accountsOf, remove } from "#features/accounts/api/accounts.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import { deactivateDormantProfiles } from "#features/educators/api/dormancy/deactivate-dormant-profiles.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { findableFixtures } from "./findable-educators.fixtures.ts";
import { refreshNextBatch } from "./refresh-candidates.job.ts";

const server = await testServer();
const { employer, educator, approved, finds, noted, forgetNotes } = await findableFixtures(server);
afterAll(() => server.close());

describe("who is found", () => {
  test("nobody before the review, everybody after it, and nobody who is suspended", async () => {
    const { id, review } = await educator();
    expect(await finds(id)).toBe(false);
    await review("approved");
    expect(await finds(id)).toBe(true);
    await review("suspended");
    expect(await finds(id)).toBe(false);
    await review("approved");
    expect(await finds(id)).toBe(true);
  });

  test("nobody who pauses, hides, or takes back what is required", async () => {
    const { id, set, answer } = await approved();
    await set({ activeState: "paused" });
    expect(await finds(id)).toBe(false);
    await set({ activeState: "active" });
    expect(await finds(id)).toBe(true);
    await set({ visibilityState: "applied_only" });
    expect(await finds(id)).toBe(false);
    await set({ visibilityState: "visible" });
    await answer("availability", ["Part-time"]);
    expect(await finds(id)).toBe(true);
  });

  test("nobody whose account is closed, until it is taken back", async () => {
    const person = await approved();
    expect((await remove(person)).status).toBe(202);
    expect(await finds(person.id)).toBe(false);
    const back = await accountsOf(server).signIn(person.email);
    expect((await back.request("account/restore", { method: "POST" })).status).toBe(200);
    expect(await finds(person.id)).toBe(true);
  });

  test("nobody asleep, and whoever signs in is awake again", async () => {
    const { id, email, accountId } = await approved();
    const ago = new Date(Date.now() - 400 * 86_400_000);
    await server.db
      .updateTable("accounts")
      .set({ lastSeenAt: ago, createdAt: ago })
      .where("id", "=", accountId)
      .execute();
    await server.db
      .updateTable("userProfiles")
      .set({ deactivatesAt: ago, dormancyWarnings: 2 })
      .where("id", "=", id)
      .execute();
    const worker = testJobs(
      { url: server.databaseUrl, db: server.db } as never,
      [deactivateDormantProfiles],
      {
        emit: server.platform.registry.emit,
      },
    );
    await deactivateDormantProfiles.enqueue(server.db, {});
    await worker.run();
    expect(await finds(id)).toBe(false);
    await accountsOf(server).signIn(email);
    expect(await finds(id)).toBe(true);
  });

  test("an employer that is shut out finds them no more, others do", async () => {
    const { id, set } = await approved();
    const { employerId } = await server.db
      .selectFrom("employerProfiles")
      .select("employerId")
      .where("accountId", "=", employer.accountId)
      .executeTakeFirstOrThrow();
    await set({ excludedEmployerIds: [employerId] });
    expect(await finds(id)).toBe(false);
    const other = await server.person("employer", { employerName: "Little Oaks" });
    const { data } = (await other.request("user_profiles?page[size]=100")).json();
    expect(data.map((row: { id: string }) => row.id)).toContain(id);
  });
});

describe("what they are found by", () => {
  test("a new name and a new place", async () => {
    const { id, set } = await approved("Wilhelmina");
    expect(await finds(id, "filter[q]=wilhelmina")).toBe(true);
    await set({ firstName: "Ottoline", zipCode: "10001" });
    expect(await finds(id, "filter[q]=wilhelmina")).toBe(false);
    expect(await finds(id, "filter[q]=ottoline")).toBe(true);
    expect(await finds(id, "filter[zipCode]=10001")).toBe(true);
    expect(await finds(id, "filter[zipCode]=78701&filter[radiusInMiles]=100")).toBe(false);
  });

  test("answers, work, certificates and studies, from the moment they are there until they go", async () => {
    const person = await approved();
    const { id, answer } = person;
    const has = async (query: string, there: boolean) =>
      expect([query, await finds(id, query)]).toEqual([query, there]);
    await answer("educational_philosophy", ["Montessori"]);
    await has("filter[educationPhilosophy]=Montessori,Waldorf", true);
    await answer("educational_philosophy", ["Waldorf"]);
    await has("filter[educationPhilosophy]=Montessori", false);
    const work = await make(person, "user_profile/work_histories", {
      ...{ company: "Little Steps", city: "Austin", jobTitle: "Puppeteer", languages: ["French"] },
      ...{ startDate: "2015-01", endDate: "2018-06", current: false, workedWithChildren: true },
    });
    expect(work.status).toBe(201);
    await has("filter[languages]=French&filter[workExperience]=3_years&filter[q]=puppeteer", true);
    await person.request(`user_profile/work_histories/${work.json().data.id}`, { method: "DELETE" });
    await has("filter[languages]=French", false);
    await has("filter[workExperience]=6_months", false);
    const card = await make(person, "user_profile/certifications", { title: "Forest Pedagogy" });
    expect(card.status).toBe(201);
    await has("filter[certifications]=forest pedagogy", true);
    await person.set({ showCertifications: false });
    await has("filter[certifications]=forest pedagogy", false);
    await has("filter[q]=forest", false);
    await has("filter[minimumEducation]=0&filter[q]=austin high", true);
    await person.set({ showEducation: false });
    await has("filter[minimumEducation]=0", false);
  });

  test("an answer on video, also one that is tried again", async () => {
    const person = await approved();
    const [question] = (await person.request("video_ask_questions")).json().data;
    const made = await make(person, "video_ask_answers", {
      videoAskQuestionId: question.id,
      contactShareUrl: "https://www.videoask.com/abc",
    });
    expect(made.status).toBe(201);
    const onVideo = () => finds(person.id, "filter[videoInterviewCompleted]=true");
    expect(await onVideo()).toBe(true);
    await person.request(`video_ask_answers/${made.json().data.id}`, { method: "DELETE" });
    expect(await onVideo()).toBe(false);
    const failed = { state: "failed", problem: "interrupted", videoId: person.id } as const;
    const { id } = await server.db
      .insertInto("videoAskAnswers")
      .values({ userProfileId: person.id, videoAskQuestionId: question.id, ...failed })
      .returning("id")
      .executeTakeFirstOrThrow();
    await person.answer("desired_start", "asap");
    expect(await onVideo()).toBe(false);
    expect((await person.request(`video_ask_answers/${id}/retry`, { method: "POST", body: {} })).status).toBe(
      200,
    );
    expect(await onVideo()).toBe(true);
  });

  test("a visit puts one before others, and is no change that a saved filter asks about", async () => {
    const [first, second] = [await approved("Early"), await approved("Early")];
    const order = async () => {
      const { data } = (await employer.request("user_profiles?filter[q]=early")).json();
      return data.map((row: { id: string }) => row.id);
    };
    await server.db
      .updateTable("accounts")
      .set({ lastSeenAt: new Date(Date.now() - 9 * 86_400_000) })
      .where("id", "in", [first.accountId, second.accountId])
      .execute();
    await refreshNextBatch(server.db, new Date());
    expect(await order()).toEqual([second.id, first.id]);
    await forgetNotes();
    await accountsOf(server).signIn(first.email);
    expect(await order()).toEqual([first.id, second.id]);
    expect(await noted(first.id)).toBeUndefined();
  });

  test("experience grows by itself, over night", async () => {
    const person = await approved();
    await make(person, "user_profile/work_histories", {
      ...{ company: "Little Steps", city: "Austin", jobTitle: "Helper", languages: [] },
      ...{ startDate: "2024-01", current: true, workedWithChildren: true },
    });
    expect(await finds(person.id, "filter[workExperience]=10_years")).toBe(false);
    const inTenYears = new Date("2034-02-01T12:00:00Z");
    await refreshNextBatch(server.db, inTenYears);
    expect(await finds(person.id, "filter[workExperience]=10_years")).toBe(true);
  });

  test("what the match reads, as employers may know it", async () => {
    const person = await approved();
    const stored = async () => {
      const row = await server.db
        .selectFrom("candidateFacts")
        .select("facts")
        .where("userProfileId", "=", person.id)
        .executeTakeFirst();
      const facts = await readVisibleFacts(server.db, [person.id], new Date());
      expect(row?.facts).toEqual(facts.get(person.id));
      return row!.facts;
    };
    await make(person, "user_profile/certifications", { title: "First aid" });
    expect((await stored()).certifications?.map(({ title }) => title)).toContain("First aid");
    await person.answer("expected_compensation", 23);
    expect(await stored()).toMatchObject({ hourlyPay: 23, eceCredits: 0 });
    await person.set({ showCertifications: false, showEducation: false });
    expect(await stored()).toMatchObject({ certifications: null, eceCredits: null, educationLevel: null });
    await person.set({ activeState: "paused" });
    const left = server.db.selectFrom("candidateFacts").selectAll().where("userProfileId", "=", person.id);
    expect(await left.executeTakeFirst()).toBeUndefined();
  });

  test("a profile that was changed behind its back loses its row over night", async () => {
    const { id } = await approved();
    await server.db.updateTable("userProfiles").set({ activeState: "paused" }).where("id", "=", id).execute();
    await refreshNextBatch(server.db, new Date());
    const row = server.db.selectFrom("candidateSearch").selectAll().where("userProfileId", "=", id);
    expect(await row.executeTakeFirst()).toBeUndefined();
  });
});
