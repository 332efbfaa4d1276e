/**
 * 25 applicants are rejected in bulk and one of them is reconsidered: through the whole product and its
 * worker.
 */
import { featuresFor } from "../../features.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  createApplicant,
  postAs,
  createJobWithEmployer,
  readApplication,
  employerApplications,
} from "#features/applications/api/applications.fixtures.ts";
import { openPool } from "#platform/server/database/database.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { inProcessDispatcher } from "#platform/server/mail/deliver.ts";
import { inboxTransport, type OutgoingMail } from "#platform/server/mail/transport.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { testJobs, testSecret } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";

const server = await testServer();
const { db, databaseUrl: url, config } = server;
const sent: OutgoingMail[] = [];
const transport = {
  ...inboxTransport,
  name: "smtp" as const,
  deliver: async (mail: OutgoingMail) => void sent.push(mail),
};
const features = featuresFor(config, fileLinks(tokenSigner(testSecret)));
const { context, jobs } = testJobs({ db, url }, collectFrom(features, "jobs"), {
  transport,
  emit: server.platform.registry.emit,
});
const pools = [openPool(url, { max: 6 }), openPool(url, { max: 6 })];
const mail = {
  ...context.mail,
  carrier: inProcessDispatcher(db, transport, { from: "Cubby <hello@cubby.example>", retainTokens: true }),
};
const work = () =>
  Promise.all(pools.map((pool) => startWorker({ pool, jobs, context: { ...context, mail } })));
const workers: Awaited<ReturnType<typeof work>> = [];
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(pools.map((pool) => pool.end()));
  await server.close();
});

const { employer, job } = await createJobWithEmployer(server);
const bulk = (ids: string[], event: string) =>
  postAs(employer, `${employerApplications}/bulk`, {
    ids,
    event,
    message: event === "reject" ? "filled" : undefined,
  });
const rejectionMails = () => sent.filter(({ subject }) => subject.startsWith("About your application"));

/** The half hour goes by, for the queue and for the applications. */
async function letItPass(): Promise<void> {
  await sql`update job_applications set rejected_at = rejected_at - interval '31 minutes',
    rejection_email_at = rejection_email_at - interval '31 minutes' where rejection_email_at is not null`.execute(
    db,
  );
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()
    and run_at < now() + interval '31 minutes'`.execute(db);
}

test("24 messages are sent, and the reconsidered applicant gets none", async () => {
  const people = [];
  for (let at = 0; at < 25; at += 1) people.push(await createApplicant(server, job.id, `Ana${at}`));
  const ids = people.map(({ id }) => id);
  expect((await bulk(ids, "reject")).json().meta.done).toBe(25);
  const reconsidered = people[11]!;
  expect((await bulk([reconsidered.id], "undo_reject")).json().meta.done).toBe(1);

  // Two workers at the same time, as on two machines: nobody is notified twice.
  workers.push(...(await work()));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(25), { timeout: 30_000, interval: 100 });
  expect(rejectionMails()).toEqual([]);

  await letItPass();
  await vi.waitFor(() => expect(rejectionMails()).toHaveLength(24), { timeout: 30_000, interval: 100 });
  await untilIdle();
  expect(rejectionMails()).toHaveLength(24);
  const addresses = people.filter((one) => one !== reconsidered).map(({ educator }) => educator.email);
  expect(
    rejectionMails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(addresses.toSorted());
  for (const { text } of rejectionMails())
    expect(text).toContain("The position has been filled in the meantime.");

  const states = await Promise.all(people.map(({ educator, id }) => readApplication(educator, id)));
  expect(states.filter(({ aasmState }) => aasmState === "rejected")).toHaveLength(24);
  expect(states[11]).toMatchObject({ aasmState: "submitted", rejectionMessage: null });
  expect(states[11]!.transitions).toEqual(["draft → submitted"]);
  // In their conversations the same 24 read it.
  const { rows } = await sql<{
    notifiedConversations: number;
  }>`select count(distinct conversation_id) as notified_conversations from messages
    where message_type = 'application_status' and data::text like '%rejected%'`.execute(db);
  expect(rows[0]!.notifiedConversations).toBe(24);
}, 120_000);

/** Nothing is left to do now. */
const untilIdle = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ due: number }>`select count(*) as due from graphile_worker._private_jobs
        where run_at <= now() and attempts < max_attempts`.execute(db);
      expect(rows[0]!.due).toBe(0);
    },
    { timeout: 30_000, interval: 200 },
  );
