/** The Indeed resume sent with an application: a copy, for the employer who received it alone. */
import { testServer } from "#app/testing/test-server.ts";
import { change, ownProfile } from "#features/educators/api/educators.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import {
  applyTo,
  createEducator,
  createJobWithEmployer,
  employerApplications,
  postAs,
  readApplication,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const { employer, job } = await createJobWithEmployer(server);
const other = await createJobWithEmployer(server, {}, "Tall Pines");
const link = "https://profile.indeed.com/p/ana";

async function createEducatorWithLink() {
  const educator = await createEducator(server);
  const { id } = await ownProfile(educator);
  const saveLink = (indeedResume: string | null) => change(educator, "user_profiles", id, { indeedResume });
  expect((await saveLink(link)).status).toBe(200);
  // Search finds an approved, complete profile before any contact.
  await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "approved", missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("id", "=", id)
    .execute();
  return { educator, id, saveLink };
}

const profileFor = async (who: typeof employer, id: string) =>
  (await who.request(`user_profiles/${id}`)).json().data.attributes;

test("it opens with the application, for its employer alone", async () => {
  const { educator, id } = await createEducatorWithLink();
  const draft = { aasmState: "draft", indeedResume: link };
  const applicationId = (await applyTo(educator, job.id, draft)).json().data.id;
  expect((await employer.request(`${employerApplications}/${applicationId}`)).status).toBe(404);
  expect((await profileFor(employer, id)).indeedResume).toBeNull();

  expect((await postAs(educator, `job_applications/${applicationId}/submit`)).status).toBe(200);
  expect(await readApplication(employer, applicationId, employerApplications)).toMatchObject({
    indeedResume: link,
    resume: null,
  });
  expect((await profileFor(employer, id)).indeedResume).toBe(link);

  expect((await other.employer.request(`${employerApplications}/${applicationId}`)).status).toBe(404);
  expect((await profileFor(other.employer, id)).indeedResume).toBeNull();
});

test("what was sent stays when the profile changes, and cannot be exchanged", async () => {
  const { educator, saveLink } = await createEducatorWithLink();
  const sent = (await applyTo(educator, job.id, { indeedResume: link })).json().data;
  expect((await saveLink(null)).status).toBe(200);
  const seen = () => readApplication(employer, sent.id, employerApplications);
  expect((await seen()).indeedResume).toBe(link);
  const exchanged = await change(educator, "job_applications", sent.id, { indeedResume: "Another" });
  expect(exchanged.status).toBe(403);
  expect((await seen()).indeedResume).toBe(link);
});

test("a draft takes it, drops it, and refuses more than 2,000 characters", async () => {
  const { educator } = await createEducatorWithLink();
  const draft = { aasmState: "draft", indeedResume: "  Ten years with toddlers.  " };
  const { id } = (await applyTo(educator, job.id, draft)).json().data;
  expect((await readApplication(educator, id)).indeedResume).toBe("Ten years with toddlers.");
  const long = await change(educator, "job_applications", id, { indeedResume: "x".repeat(2001) });
  expect(long.status).toBe(422);
  expect((await applyTo(educator, job.id, { indeedResume: "x".repeat(2001) })).status).toBe(422);
  expect((await change(educator, "job_applications", id, { indeedResume: "" })).status).toBe(200);
  expect((await readApplication(educator, id)).indeedResume).toBeNull();
});

test("who applied without it sent none", async () => {
  const { educator } = await createEducatorWithLink();
  const { id } = (await applyTo(educator, job.id)).json().data;
  expect((await readApplication(employer, id, employerApplications)).indeedResume).toBeNull();
});
