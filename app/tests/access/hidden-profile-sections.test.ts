/**
 * Education and certificates that a profile hides reach employers through no response: neither as text nor
 * by inference.
 */
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { answerRequired, change, make } from "#features/educators/api/educators.fixtures.ts";
import { createEmployer, idsIn } from "#features/jobs/api/jobs.fixtures.ts";
import { recommendToEducators } from "#features/jobs/api/recommendations/recommend-to-educator.action.ts";
import { readJobFacts } from "#features/jobs/api/match/job-facts.query.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
const { db } = server;
afterAll(() => server.close());

/** Text that occurs only in the hidden sections. */
const hiddenTexts = ["Quillfeather", "Marrowbone", "Xylotheque", "Zanzibar", "77 credits", "2031-05-17"];
const jobRequirements = {
  certificationQualifications: ["State director credential"],
  desiredEducation: "masters",
  educationalQualifications: ["24 or more ECE credits"],
};

const employer = await createEmployer(server);
const job = await employer.publish(jobRequirements);

/** Someone who applies; `isLearned` has what the job requests in the parts that can be hidden, and nobody else has. */
async function educatorWith(firstName: string, isLearned: boolean) {
  const educator = await server.person("educator", { firstName, lastName: "Ruiz", zipCode: "78701" });
  await answerRequired(server, educator);
  if (isLearned) {
    const levels = (await server.request("education_levels")).json().data;
    const entry = await make(educator, "user_profile/education_histories", {
      school: "Quillfeather Academy",
      city: "Marrowbone",
      startDate: "2010-09",
      endDate: "2014-06",
      educationLevelId: levels.at(-1).id,
      major: "Xylotheque Studies",
      minor: "Xylotheque Repair",
      completedCollegeCredits: 120,
    });
    if (entry.status !== 201) throw new Error(entry.text);
    for (const title of ["Zanzibar Lantern Permit", ...jobRequirements.certificationQualifications])
      await make(educator, "user_profile/certifications", { title });
    const answers = { completed_ece_credits: 77, first_aid_cpr: "yes", first_aid_cpr_expires: "2031-05-17" };
    for (const [profileQuestionName, value] of Object.entries(answers))
      await make(educator, "user_profile/profile_question_answers", { profileQuestionName, value });
  }
  const profile = await db
    .updateTable("userProfiles")
    .set({ approvalState: "approved" })
    .where("accountId", "=", educator.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => refreshCandidates(tx, [profile.id], new Date()));
  const sent = await make(educator, "job_applications", { jobListingId: job.id });
  if (sent.status !== 201) throw new Error(sent.text);
  return { ...educator, userProfileId: profile.id, applicationId: sent.json().data.id as string };
}

type Person = Awaited<ReturnType<typeof educatorWith>>;
let learned: Person;
let plain: Person;

const hide = (who: Person) =>
  change(who, "user_profiles", who.userProfileId, { showEducation: false, showCertifications: false });
const show = (who: Person) =>
  change(who, "user_profiles", who.userProfileId, { showEducation: true, showCertifications: true });

const recommend = (...people: Person[]) => {
  const now = new Date();
  const readFacts = (ids: string[]) => readJobFacts(db, ids, now);
  return recommendToEducators(
    { db, now, readFacts },
    people.map(({ userProfileId }) => userProfileId),
  );
};

/** What the match says of someone everywhere an employer reads it. */
async function matchOf({ userProfileId, applicationId }: Person) {
  const route = (
    await employer.request(`employer/user_profiles/${userProfileId}/match?jobListingId=${job.id}`)
  ).json();
  const application = (await employer.request(`employer/job_applications/${applicationId}`)).json().data
    .attributes;
  const found = (await employer.request(`user_profiles?filter[jobListingId]=${job.id}`))
    .json()
    .data.find(({ id }: { id: string }) => id === userProfileId);
  return { route, application, search: found?.meta?.match, attributes: found?.attributes };
}

beforeAll(async () => {
  learned = await educatorWith("Ada", true);
  plain = await educatorWith("Bea", false);
});

test("shown, they count", async () => {
  const { route, application, search } = await matchOf(learned);
  const rows = Object.fromEntries(route.rows.map((row: { criterion: string }) => [row.criterion, row]));
  expect(rows.certifications.met).toBe(true);
  expect(rows.education.met).toBe(true);
  expect(application.qualificationMatches).toEqual(route.rows);
  expect(search.score).toBeCloseTo(route.score);
});

describe("switched off after applying", () => {
  beforeAll(async () => {
    for (const one of [learned, plain]) await hide(one);
    await recommend(learned, plain);
  });

  test("the match is the same for who has what is hidden and for who has not", async () => {
    const [one, other] = [await matchOf(learned), await matchOf(plain)];
    for (const { route, application, search } of [one, other]) {
      for (const criterion of ["education", "certifications", "ece_credits"])
        expect(route.rows.find((row: { criterion: string }) => row.criterion === criterion)).toMatchObject({
          found: null,
          met: "unknown",
        });
      expect(application.qualificationMatches).toEqual(route.rows);
      expect(application.matchScore).toBeCloseTo(route.score);
      expect(search.rows).toEqual(route.rows);
    }
    expect(one.route).toEqual(other.route);
    expect(one.application.aiSuitabilitySummary).toBe(other.application.aiSuitabilitySummary);
    expect(one.attributes.completedEceCredits).toBe(other.attributes.completedEceCredits);
    expect(one.attributes.recommended).toBe(other.attributes.recommended);
  });

  test.for(["recommended", "all"])("the filter %s finds both or neither", async (status) => {
    for (const of of [`&filter[jobListingId]=${job.id}`, ""]) {
      const found = idsIn(await employer.request(`user_profiles?filter[status]=${status}${of}`));
      expect(found.includes(learned.userProfileId)).toBe(found.includes(plain.userProfileId));
    }
  });

  test("a search for what is hidden has no results", async () => {
    const searches = [
      "q=Quillfeather",
      "q=Zanzibar",
      "filter[q]=Xylotheque",
      "filter[q]=Lantern",
      "filter[educationLevel]=masters",
      "filter[major]=early_childhood",
      `filter[certifications]=${encodeURIComponent("Zanzibar Lantern Permit")}`,
    ];
    for (const search of searches) {
      const answer = await employer.request(`user_profiles?${search}`);
      const found = answer.status === 200 ? idsIn(answer) : [];
      expect(found, search).not.toContain(learned.userProfileId);
    }
  });

  test("no employer's answer holds a word of it", async () => {
    const { listed, whole } = await employerPaths();
    expect(listed.length).toBeGreaterThan(60);
    const leaks: string[] = [];
    for (const path of [...listed, ...whole]) {
      const answer = await employer.request(path);
      expect(answer.status, path).toBeLessThan(whole.includes(path) ? 300 : 500);
      leaks.push(
        ...hiddenTexts.filter((word) => answer.text.includes(word)).map((word) => `${path}: ${word}`),
      );
    }
    expect(leaks).toEqual([]);
  });

  test("the educator goes on reading all of it", async () => {
    const ownEntries = await learned.request("user_profile/education_histories");
    expect(ownEntries.text).toContain("Quillfeather");
    const meta = (await learned.request(`job_listings/${job.id}`)).json().data.meta;
    expect(JSON.stringify(meta)).toContain("certifications");
  });

  test("an application sent while they are off says no more", async () => {
    const other = await employer.publish(jobRequirements);
    const sent = [];
    for (const one of [learned, plain]) {
      const id = (await make(one, "job_applications", { jobListingId: other.id })).json().data.id;
      sent.push((await employer.request(`employer/job_applications/${id}`)).json().data.attributes);
    }
    expect(sent[0].qualificationMatches).toEqual(sent[1].qualificationMatches);
    expect(sent[0].matchScore).toBe(sent[1].matchScore);
  });

  test("switched on again, they count again", async () => {
    expect((await show(learned)).status).toBe(200);
    const { route, application } = await matchOf(learned);
    expect(application.qualificationMatches).toEqual(route.rows);
    expect(route.rows[0]).toMatchObject({ criterion: "certifications", met: true });
    await hide(learned);
  });
});

/** Every route that the OpenAPI document lists for reading, with these people's ids, whole and with all includes. */
async function employerPaths(): Promise<{ listed: string[]; whole: string[] }> {
  const { paths } = (await server.request("openapi.json")).json();
  const ids = [learned.userProfileId, learned.applicationId, job.id, employer.employerId];
  const profileParts =
    "work_histories,education_histories,certifications,profile_question_answers,education_histories.education_level";
  const applicationParts = profileParts.split(",").map((part) => `user_profile.${part}`);
  const gets = Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(
    ([path, operations]) => (operations["get"] ? [path.replace(/^\/api\//, "").replace(/^\//, "")] : []),
  );
  const listed = gets.flatMap((path) =>
    path.includes("{") ? ids.map((id) => path.replaceAll(/\{[^}]+\}/g, id)) : [path],
  );
  return {
    listed,
    whole: [
      `user_profiles/${learned.userProfileId}?include=${profileParts}`,
      `user_profiles?include=${profileParts}&filter[jobListingId]=${job.id}`,
      `employer/job_applications/${learned.applicationId}?include=user_profile,${applicationParts.join(",")}`,
      `employer/job_applications?include=user_profile,${applicationParts.join(",")}`,
      `employer/job_applications?sort=-matchScore`,
      "employer/job_applications/download",
      "employer/job_applications/counts",
      `employer/user_profiles/${learned.userProfileId}/match?jobListingId=${job.id}`,
      `user_profile/education_histories?include=user_profile`,
      `user_profile/certifications?include=user_profile`,
      `user_profile/profile_question_answers?include=user_profile`,
    ],
  };
}
