/** Hiring updates: each side's word, what they come to together, who is asked, and what is marked by it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import {
  createApplicant,
  createJobWithEmployer,
  readApplication,
  runEmployerEvent,
} from "#features/applications/api/applications.fixtures.ts";
import { completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { askAboutHires } from "./ask-about-hires.job.ts";
import { emailHireQuestion } from "./email-hire-question.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let clock = new Date();
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [emailHireQuestion], {
    emit: server.platform.registry.emit,
    now: () => clock,
  });
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof server.person>>;

async function pair(name: string) {
  const { employer, job } = await createJobWithEmployer(server, completeJob, name);
  const { educator, id } = await createApplicant(server, job.id);
  const { userProfileId } = await server.db
    .selectFrom("jobApplications")
    .select("userProfileId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { employer, job, educator, applicationId: id, userProfileId };
}

const says = (who: Person, path: string, attributes: object) => make(who, path, attributes);
const educatorSays = (who: Person, employerId: string, foundJob = true) =>
  says(who, "user_profile/hiring_updates", {
    foundJob,
    employerId,
    ...(foundJob ? { platform: "here" } : {}),
  });

const notificationsOf = async (who: Person) =>
  (await who.request("system_notifications"))
    .json()
    .data.map((one: { attributes: object }) => one.attributes)
    .filter(({ notificationType }: { notificationType: string }) => !notificationType.endsWith("tutorial"));

const hireOf = ({ employer, userProfileId }: { employer: { employerId: string }; userProfileId: string }) =>
  server.db
    .selectFrom("hires")
    .select(["educatorSays", "employerSays", "confirmedAt", "conflictAskedAt"])
    .where("employerId", "=", employer.employerId)
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirstOrThrow();

const mailTo = async (email: string, about: string) => {
  await work.run();
  const mails = await server.db
    .selectFrom("mails")
    .select(["subject", "text"])
    .where("toAddress", "=", email)
    .orderBy("id")
    .execute();
  return mails.filter(({ subject }) => subject.includes(about));
};

const linkIn = (text: string) => /\/api\/hiring_updates\/answer\?token=[^\s]+/.exec(text)![0];
const answerByLink = (link: string, answer: "yes" | "no") =>
  server.app.inject({
    ...{ method: "POST", url: link, payload: `answer=${answer}` },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("an educator says so, the team is asked and agrees by one press in its mail: hired", async () => {
  const both = await pair("Agreeing House");
  const { employer, educator, applicationId } = both;
  await runEmployerEvent(employer, applicationId, "interview");
  expect((await educatorSays(educator, employer.employerId)).status).toBe(201);
  expect(await notificationsOf(employer)).toMatchObject([
    { notificationType: "user_profile_reported_hire", metadata: { name: "Ana Ruiz" } },
  ]);
  const [mail] = await mailTo(employer.email, "says you hired them");
  const link = linkIn(mail!.text);
  const page = await server.app.inject({ url: link });
  expect([page.statusCode, page.body.includes("Did you hire Ana Ruiz?")]).toEqual([200, true]);
  // Looking at the page says nothing yet.
  expect((await hireOf(both)).employerSays).toBeNull();
  expect((await answerByLink(link, "yes")).body).toContain("Your answer is saved.");
  expect(await hireOf(both)).toMatchObject({ educatorSays: true, employerSays: true });
  expect((await hireOf(both)).confirmedAt).not.toBeNull();
  expect((await readApplication(educator, applicationId)).aasmState).toBe("hired");
  expect(await notificationsOf(employer)).toEqual([]);
});

test("a team says so, the educator says no: both stand, the educator is asked once more and not again", async () => {
  const both = await pair("Differing House");
  const { employer, educator, userProfileId } = both;
  const report = () =>
    says(employer, "employer/hiring_updates", {
      foundJob: true,
      hiredUserListings: [{ userProfileId, jobListingId: both.job.id }],
    });
  expect((await report()).status).toBe(201);
  expect(await notificationsOf(educator)).toMatchObject([
    { notificationType: "show_hiring_survey", metadata: { name: "Differing House" } },
  ]);
  await educatorSays(educator, employer.employerId, false);
  expect(await hireOf(both)).toMatchObject({ educatorSays: false, employerSays: true, confirmedAt: null });
  expect(await notificationsOf(educator)).toHaveLength(1);
  await educatorSays(educator, employer.employerId, false);
  await report();
  expect(await notificationsOf(educator)).toHaveLength(0);
  expect((await hireOf(both)).conflictAskedAt).not.toBeNull();
});

test("what is incomplete, or about strangers, is refused at its field", async () => {
  const { employer, educator, job } = await pair("Careful House");
  const other = await pair("Other House");
  const fieldsOf = async (who: Person, path: string, attributes: object) =>
    (await says(who, path, attributes))
      .json()
      .errors?.map((error: { meta: { field: string } }) => error.meta.field);
  const own = "user_profile/hiring_updates";
  expect(await fieldsOf(educator, own, { foundJob: true, platform: "here" })).toEqual(["employerName"]);
  expect(await fieldsOf(educator, own, { foundJob: true, employerName: "Elsewhere" })).toEqual(["platform"]);
  const team = "employer/hiring_updates";
  expect(await fieldsOf(employer, team, { foundJob: true })).toEqual(["hiredUserListings"]);
  const stranger = [{ userProfileId: other.userProfileId, jobListingId: null }];
  expect(await fieldsOf(employer, team, { foundJob: true, hiredUserListings: stranger })).toEqual([
    "hiredUserListings",
  ]);
  expect(await fieldsOf(employer, team, { foundJob: false, jobListingId: other.job.id })).toEqual([
    "jobListingId",
  ]);
  const elsewhere = { foundJob: true, platform: "referral", employerName: "Elsewhere" };
  const { data } = (await says(educator, own, elsewhere)).json();
  expect(data.attributes).toMatchObject({ ...elsewhere, reportedByType: "UserProfile", employerId: null });
  const no = { foundJob: false, jobListingId: job.id, noCubbyReason: "We merged two rooms." };
  expect((await says(employer, team, no)).json().data.attributes).toMatchObject(no);
  expect((await employer.request(own)).status).toBe(403);
  expect((await other.employer.request(team)).json().data).toEqual([]);
});

test("a stranger's word is recorded, and writes to nobody; another program's job is no job of this one", async () => {
  const { employer, job } = await pair("Quiet House");
  const stranger = await server.person("educator", { firstName: "Zoe", lastName: "Vale", zipCode: "78701" });
  expect((await educatorSays(stranger, employer.employerId)).status).toBe(201);
  expect(await notificationsOf(employer)).toEqual([]);
  expect(await mailTo(employer.email, "says you hired them")).toEqual([]);
  const other = await pair("Loud House");
  const foreign = [{ userProfileId: other.userProfileId, jobListingId: job.id }];
  const report = { foundJob: true, hiredUserListings: foreign };
  const answer = await says(other.employer, "employer/hiring_updates", report);
  expect([answer.status, answer.json().errors[0].meta.field]).toEqual([422, "hiredUserListings"]);
  const own = {
    foundJob: true,
    platform: "here",
    employerId: other.employer.employerId,
    jobListingId: job.id,
  };
  expect((await says(other.educator, "user_profile/hiring_updates", own)).status).toBe(422);
});

test("closing a job is its hiring update", async () => {
  const both = await pair("Closing House");
  const { employer, job, applicationId, userProfileId } = both;
  await employer.act(job.id, "close", { reason: "filled", hiredApplicationIds: [applicationId] });
  const { data } = (await employer.request("employer/hiring_updates")).json();
  expect(data[0].attributes).toMatchObject({
    ...{ foundJob: true, platform: "here", jobListingId: job.id },
    hiredUserListings: [{ userProfileId, jobListingId: job.id }],
  });
  expect((await hireOf(both)).employerSays).toBe(true);
});

test("seven days after the last interview the educator is asked, once more a week later, and never again", async () => {
  const both = await pair("Asking House");
  const { employer, educator, applicationId } = both;
  await runEmployerEvent(employer, applicationId, "interview");
  const start = Date.now();
  const daily = async (day: number) => {
    clock = new Date(start + day * dayMs);
    await askAboutHires.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
  };
  const mails = () => mailTo(educator.email, "Did Asking House hire you?");
  await daily(6);
  expect(await mails()).toHaveLength(0);
  await daily(7.1);
  await daily(8);
  expect(await mails()).toHaveLength(1);
  expect(await notificationsOf(educator)).toHaveLength(1);
  const cards = await server.db
    .selectFrom("messages")
    .select("messageType")
    .where("userProfileId", "=", both.userProfileId)
    .where("messageType", "=", "hiring_survey")
    .execute();
  expect(cards).toHaveLength(1);
  for (const day of [14.2, 15, 21, 30, 45]) await daily(day);
  expect(await mails()).toHaveLength(2);
  await answerByLink(linkIn((await mails())[0]!.text), "no");
  expect(await notificationsOf(educator)).toHaveLength(0);
  expect((await hireOf(both)).educatorSays).toBe(false);
});

test("fourteen days after a job ran out its owners are asked; a no by one press is its hiring update", async () => {
  const { employer, job } = await pair("Expiring House");
  const start = Date.now();
  await server.db
    .updateTable("jobListings")
    .set({ listingStatus: "closed", closedReason: "expired", closedAt: new Date(start) })
    .where("id", "=", job.id)
    .execute();
  clock = new Date(start + 14.5 * dayMs);
  await askAboutHires.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
  const [mail] = await mailTo(employer.email, "Did you hire someone for");
  expect(await notificationsOf(employer)).toHaveLength(1);
  await answerByLink(linkIn(mail!.text), "no");
  expect(await notificationsOf(employer)).toHaveLength(0);
  const { data } = (await employer.request("employer/hiring_updates")).json();
  expect(data[0].attributes).toMatchObject({ foundJob: false, jobListingId: job.id });
});
