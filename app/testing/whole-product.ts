/** For tests of privacy rights: the whole product in one process, and people with data in every place. */
import { Readable } from "node:stream";
import { eraseAccounts } from "#features/accounts/api/erase-accounts.job.ts";
import { applyTo } from "#features/applications/api/applications.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { act, bookableEmployer, createEventType } from "#features/interviews/api/interviews.fixtures.ts";
import { completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import { sendText } from "#features/messages/api/messages.fixtures.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { removeFile } from "#platform/server/files/delete-discarded-files.job.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import type { FilePurposeName } from "#platform/server/files/purposes.ts";
import { eraseOldMails } from "#platform/server/mail/erase-old-mails.job.ts";
import { platformPersonalTables } from "#platform/server/personal-data/platform-tables.ts";
import { type Person, loadPerson } from "#platform/server/personal-data/personal-table.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { pdf } from "#platform/server/testing/test-files.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { featuresFor } from "../features.ts";
import { testServer } from "./test-server.ts";

export const password = "blue-paper-boats";
export const privateNote = "Seems nervous, ask Dana";
export const jobAttempt = { number: 1, isLast: false };
export const inDays = (days: number) => new Date(Date.now() + days * dayMs);
export const inHours = (hours: number) => {
  const time = new Date(Date.now() + hours * 3_600_000);
  time.setUTCMinutes(0, 0, 0);
  return time.toISOString();
};

export type Server = Awaited<ReturnType<typeof testServer>>;
export type Educator = Awaited<ReturnType<Server["person"]>> & { userProfileId: string; person: Person };
interface TestRequester {
  request: Server["request"];
}

/** The product with an employer who has two jobs and takes interviews. `clock.now` is the time of its jobs. */
export async function startProduct(lines?: string[]) {
  const server = await testServer({}, undefined, lines);
  const { db, platform } = server;
  const features = featuresFor(server.config, fileLinks(tokenSigner(server.config.tokenSecret)));
  const tables = [...platformPersonalTables, ...collectFrom(features, "personalData")];
  const clock = { now: new Date() };
  const jobs = [...collectFrom(features, "jobs"), removeFile, eraseOldMails];
  const work = testJobs({ url: server.databaseUrl, db } as never, jobs, {
    files: platform.files,
    emit: platform.registry.emit,
    now: () => clock.now,
  });
  const erase = eraseAccounts(() => tables);
  const host = await bookableEmployer(server);
  const { employer, hostId, eventType } = host;
  const at = { locationIds: [employer.locationId] };
  const job = await employer.publish({ ...completeJob, ...at });
  const other = await employer.publish({ ...completeJob, title: "Cook", ...at });
  let hour = 30;

  /** What the worker does in the night so many days from now. */
  async function night(days: number): Promise<void> {
    clock.now = inDays(days);
    await erase.run({}, { ...work.context, attempt: jobAttempt } as never);
    clock.now = new Date();
  }

  const signIn = (email: string) =>
    server.request("accounts/sign_in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { email, password },
    });

  const close = (who: TestRequester) =>
    requireSuccess(who.request("account", { method: "DELETE", body: { password } }));

  async function restore({ email }: { email: string }): Promise<void> {
    const authorization = `Bearer ${String((await signIn(email)).headers["access-token"])}`;
    await requireSuccess(server.request("account/restore", { method: "POST", headers: { authorization } }));
  }

  const applicationOf = ({ userProfileId }: Pick<Educator, "userProfileId">) =>
    db
      .selectFrom("jobApplications")
      .selectAll()
      .where("userProfileId", "=", userProfileId)
      .executeTakeFirstOrThrow();

  /** A stored file whose bytes contain `content`. */
  const fileFor = (ownerAccountId: string, purpose: FilePurposeName, content = "") =>
    storeFile(db, platform.files, {
      ownerAccountId,
      purpose,
      filename: "Résumé: 2026.pdf",
      contentType: "application/pdf",
      bytes: Readable.from([pdf, content]),
    });

  /** Someone with something in every corner. */
  async function createFullEducator(firstName: string): Promise<Educator> {
    const educator = await server.person("educator", {
      firstName,
      lastName: `${firstName}sdottir`,
      zipCode: "78701",
      phoneNumber: phoneOf(firstName),
    });
    const person = (await loadPerson(db, educator.accountId))!;
    const userProfileId = person.userProfileId!;
    const { accountId } = educator;
    const worked = {
      jobTitle: "Teacher",
      company: `${firstName}'s school`,
      city: "Austin",
      startDate: "2020-01",
    };
    await requireSuccess(
      make(educator, "user_profile/work_histories", { ...worked, current: true, workedWithChildren: true }),
    );
    await requireSuccess(
      make(educator, "user_profile/profile_question_answers", {
        profileQuestionName: "desired_start",
        value: "asap",
      }),
    );
    await requireSuccess(applyTo(educator, job.id));
    const { id } = await applicationOf({ userProfileId });
    const shortlist = `employer/job_applications/${id}/shortlist`;
    await requireSuccess(employer.request(shortlist, { method: "POST", body: { reason: privateNote } }));
    const talk = await sendText(educator, { employerId: employer.employerId }, `Hello from ${firstName}`);
    await sendText(employer, { userProfileId }, `Hello ${firstName}, come and see us`);
    await createEventType(educator, "interviews", {
      interviewEventTypeId: eventType.id,
      time: inHours((hour += 2)),
    });
    await act(educator, `job_listings/${other.id}/like`);
    const resume = await fileFor(accountId, "resume");
    const sent = await fileFor(accountId, "message_attachment");
    await db.updateTable("userProfiles").set({ resumeId: resume }).where("id", "=", userProfileId).execute();
    await db.updateTable("jobApplications").set({ resumeId: resume }).where("id", "=", id).execute();
    await db
      .updateTable("messages")
      .set({ attachmentIds: [sent] })
      .where("id", "=", talk.id)
      .execute();
    await db
      .insertInto("jobAlerts")
      .values({ accountId, filtersHash: Buffer.from(firstName), name: `${firstName}'s search` })
      .execute();
    await db
      .insertInto("smsMessages")
      .values({ accountId, key: `text ${accountId}`, recipient: phoneOf(firstName), body: `Hi ${firstName}` })
      .execute();
    await db
      .insertInto("profileAccesses")
      .values({
        userProfileId,
        employerId: employer.employerId,
        employerProfileId: hostId,
        kind: "viewed",
        day: new Date() as never,
      })
      .onConflict((known) => known.doNothing())
      .execute();
    await db.insertInto("openAiLogs").values({ accountId, kind: "help", input: firstName }).execute();
    await db
      .insertInto("appeals")
      .values({ userProfileId, text: `${firstName} asks again` })
      .execute();
    return { ...educator, userProfileId, person };
  }

  return {
    server,
    db,
    tables,
    work,
    clock,
    jobs,
    employer,
    eventType,
    fileFor,
    anEducatorWithAll: createFullEducator,
    applicationOf,
    night,
    signIn,
    close,
    restore,
  };
}

const phones = new Map<string, string>();
/** One of their own for everyone. */
export function phoneOf(firstName: string): string {
  const phone = phones.get(firstName) ?? `51255501${10 + phones.size}`;
  phones.set(firstName, phone);
  return phone;
}

async function requireSuccess(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}
