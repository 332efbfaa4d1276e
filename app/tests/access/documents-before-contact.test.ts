/**
 * Certificates, transcripts and answers' documents open with contact, like résumés; before that, even their
 * names are hidden.
 */
import { createHash } from "node:crypto";
import { testServer } from "../../testing/test-server.ts";
import { createFindableEducator } from "#features/candidates/api/candidates.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { make } from "#features/educators/api/educators.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const employer = await createEmployer(server);
const educator = await createFindableEducator(server);

async function upload(purpose: string): Promise<{ id: string; filename: string }> {
  const bytes = Buffer.from(
    "%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
  );
  const filename = `ana-maria-ruiz-${purpose}.pdf`;
  const declared = await educator.request("direct_uploads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: {
      filename,
      byteSize: bytes.length,
      contentType: "application/pdf",
      checksum: createHash("md5").update(bytes).digest("base64"),
      purpose,
    },
  });
  const { id, url, headers } = declared.json();
  await server.app.inject({ method: "PUT", url: new URL(url).pathname, headers, payload: bytes });
  return { id, filename };
}

beforeAll(async () => {
  const [level] = (await server.request("education_levels")).json().data;
  const made = [
    await make(educator, "user_profile/certifications", {
      title: "Child Development Associate",
      document: await upload("certification_document"),
    }),
    await make(educator, "user_profile/education_histories", {
      ...{ school: "Austin High", city: "Austin", startDate: "2010-09", endDate: "2014-06" },
      educationLevelId: level.id,
      transcript: await upload("transcript"),
    }),
    await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "first_aid_cpr",
      value: "yes",
    }),
    await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "first_aid_cpr_card",
      value: JSON.stringify(await upload("answer_document")),
    }),
  ];
  for (const answer of made) if (answer.status !== 201) throw new Error(answer.text);
  await server.db
    .updateTable("userProfiles")
    .set({ missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("id", "=", educator.userProfileId)
    .execute();
});

const parts = "certifications,education_histories,profile_question_answers";
const readParts = async (who: { request: typeof server.request }) =>
  (await who.request(`user_profiles/${educator.userProfileId}?include=${parts}`)).text;

test("before contact there is neither a link nor a name", async () => {
  const ownParts = await readParts(educator);
  expect(ownParts.match(/\/files\//g)?.length).toBeGreaterThanOrEqual(3);
  const found = await readParts(employer);
  expect(found).toContain("Child Development Associate");
  expect(found).not.toContain("/files/");
  expect(found).not.toContain("ana-maria-ruiz");
  for (const path of ["certifications", "education_histories", "profile_question_answers"])
    expect((await employer.request(`user_profile/${path}`)).text).not.toContain("ana-maria-ruiz");
});

test("with an application they open", async () => {
  const job = await employer.publish();
  expect((await make(educator, "job_applications", { jobListingId: job.id })).status).toBe(201);
  const opened = await readParts(employer);
  for (const purpose of ["certification_document", "transcript", "answer_document"])
    expect(opened).toContain(`ana-maria-ruiz-${purpose}.pdf`);
});
