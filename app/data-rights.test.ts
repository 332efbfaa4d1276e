/** Closing, exporting and erasing over the whole product: a person with something in every feature. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eraseAccounts } from "#features/accounts/api/erase-accounts.job.ts";
import { apply } from "#features/applications/api/applications-under-test.ts";
import { make } from "#features/educators/api/educators-under-test.ts";
import { act, bookableEmployer, made } from "#features/interviews/api/interviews-under-test.ts";
import { wholeJob } from "#features/jobs/api/jobs-under-test.ts";
import { say } from "#features/messages/api/messages-under-test.ts";
import { listed } from "#platform/server/feature.ts";
import { removeFile } from "#platform/server/files/clear-files.job.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { keepFile } from "#platform/server/files/keep-file.ts";
import type { FilePurposeName } from "#platform/server/files/purposes.ts";
import { clearMails } from "#platform/server/mail/clear-mails.job.ts";
import { ownPersonalTables } from "#platform/server/personal-data/own-tables.ts";
import { isTheirs, type Person, personOf } from "#platform/server/personal-data/personal-table.ts";
import { readRows } from "#platform/server/personal-data/read-rows.ts";
import { tokenSigner } from "#platform/server/signed-token.ts";
import { pdf } from "#platform/server/testing/test-files.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { featuresFor } from "./features.ts";
import { testServer } from "./testing/test-server.ts";

const server = await testServer();
const { db, platform } = server;
const features = featuresFor(server.config, fileLinks(tokenSigner(server.config.tokenSecret)));
const tables = [...ownPersonalTables, ...listed(features, "personalData")];
let now = new Date();
const jobs = [...listed(features, "jobs"), removeFile, clearMails];
const work = testJobs({ url: server.databaseUrl, db } as never, jobs, {
  files: platform.files,
  emit: platform.registry.emit,
  now: () => now,
});
const erase = eraseAccounts(() => tables);
afterAll(() => server.close());

const password = "blue-paper-boats";
const privateNote = "Seems nervous, ask Dana";
type Educator = Awaited<ReturnType<typeof server.person>> & { userProfileId: string; person: Person };
let employer: Awaited<ReturnType<typeof bookableEmployer>>;
let job: { id: string };
let other: { id: string };
beforeAll(async () => {
  employer = await bookableEmployer(server);
  job = await employer.employer.publish({ ...wholeJob, locationIds: [employer.employer.locationId] });
  other = await employer.employer.publish({
    ...wholeJob,
    title: "Cook",
    locationIds: [employer.employer.locationId],
  });
});

describe("an export", () => {
  test("has everything of one's own with the files, and nothing of what others thought", async () => {
    const educator = await anEducatorWithAll("Marisol");
    const stranger = await anEducatorWithAll("Wendelin");
    const { names, list, text } = await exported(educator);
    expect(names).toEqual(
      expect.arrayContaining([
        "README.txt",
        "account.json",
        "profile.json",
        "work_histories.json",
        "profile_question_answers.json",
        "job_applications.json",
        "conversations.json",
        "messages.json",
        "interviews.json",
        "job_likes.json",
        "job_alerts.json",
        "text_messages.json",
        "sessions.json",
        "audit.json",
        "profile_accesses.json",
        "files/resume/Résumé_ 2026.pdf",
        "files/message_attachment/Résumé_ 2026.pdf",
      ]),
    );
    const [application] = list("job_applications.json");
    expect(application).toMatchObject({
      jobListing: "Lead Preschool Teacher",
      employer: "Sunny Hill",
      aasmState: "interviewing",
      timeline: [
        { to: "submitted", by: "educator" },
        { to: "shortlisted", by: "employer" },
        { to: "interviewing" },
      ],
    });
    expect(list("messages.json").map(({ data }) => (data as { text?: string }).text)).toEqual(
      expect.arrayContaining(["Hello from Marisol", "Hello Marisol, come and see us"]),
    );
    expect(list("account.json")).toHaveLength(1);
    const whole = text();
    for (const hidden of ["passwordHash", "tokenHash", privateNote, "matchScore", "Wendelin", stranger.email])
      expect(whole).not.toContain(hidden);
    const readMe = (await unzipped(educator)).get("README.txt")!.toString();
    expect(readMe).toContain("job_applications.json");
  });

  test("of an employer's member has what they wrote, not what their team knows of educators", async () => {
    const educator = await anEducatorWithAll("Perpetua");
    const { list, text } = await exported(employer.employer as never);
    expect(list("employer_profiles.json")).toHaveLength(1);
    expect(list("availability.json").length).toBeGreaterThan(0);
    expect(list("interview_event_types.json")).toEqual([
      expect.objectContaining({ name: "First conversation" }),
    ]);
    expect(JSON.stringify(list("messages.json"))).toContain("Hello Perpetua, come and see us");
    expect(text()).not.toContain("Hello from Perpetua");
    expect(text()).not.toContain(educator.email);
  });

  test("is for nobody without a session", async () => {
    expect((await server.ask("account/export")).status).toBe(401);
  });

  test("is prepared by the worker, told by mail, kept a week, and asked for once", async () => {
    const educator = await anEducatorWithAll("Rosalind");
    const first = await make(educator, "account/exports", {});
    const again = await make(educator, "account/exports", {});
    expect(first.json().data.attributes).toMatchObject({ state: "preparing", url: null });
    expect(again.json().data.id).toBe(first.json().data.id);
    await work.run();
    const [ready] = (await educator.ask("account/exports")).json().data;
    expect(ready.attributes).toMatchObject({ state: "ready", url: expect.stringMatching(/^\/files\//) });
    const file = await server.app.inject(ready.attributes.url);
    expect([file.statusCode, file.headers["content-type"], file.rawPayload.length]).toEqual([
      200,
      "application/zip",
      ready.attributes.byteSize,
    ]);
    expect([...(await unzip(file.rawPayload)).keys()]).toContain("profile.json");
    const stranger = await server.person("educator");
    expect((await stranger.ask(`account/exports/${ready.id}`)).status).toBe(404);
    const mail = await db
      .selectFrom("mails")
      .select("name")
      .where("toAddress", "=", educator.email)
      .execute();
    expect(mail.map(({ name }) => name)).toContain("accounts.export-ready");
    const clear = listed(features, "jobs").find(({ name }) => name === "accounts.clear-exports")!;
    now = new Date(Date.now() + 8 * 86_400_000);
    await clear.run({}, work.context as never);
    now = new Date();
    await work.run();
    expect((await educator.ask("account/exports")).json().data).toEqual([]);
    expect((await server.app.inject(ready.attributes.url)).statusCode).toBe(404);
  });

  test("of very much is read a page at a time, and is whole", async () => {
    const educator = await server.person("educator");
    const person = (await personOf(db, educator.accountId))!;
    await sql`insert into work_histories (user_profile_id, job_title, company, city, start_date, worked_with_children)
      select ${person.userProfileId}::uuid, 'Teacher ' || n, 'Company', 'Austin', '2020-01-01', true
      from generate_series(1, 1000) n`.execute(db);
    let queries = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: async ({ result }) => result,
    });
    const entry = tables.find(({ table }) => table === "workHistories")! as never;
    const rows = readRows(counting, entry, person);
    await rows.next();
    expect(queries).toBe(1);
    for (let count = 0; count < 200; count += 1) await rows.next();
    expect(queries).toBe(2);
    const { list } = await exported(educator);
    const titles = list("work_histories.json").map(({ jobTitle }) => jobTitle);
    expect([titles.length, new Set(titles).size]).toEqual([1000, 1000]);
  });
});

describe("a closed account", () => {
  test("is out of everybody's sight, and comes back but for what was withdrawn and canceled", async () => {
    const educator = await anEducatorWithAll("Ottoline");
    const team = employer.employer;
    const seen = async (path: string) => (await team.ask(path)).text.includes("Ottoline");
    const everywhere = [
      "employer/job_applications?include=user_profile",
      "user_profiles",
      "employer/conversations",
      "employers/interviews?include=user_profile",
    ];
    for (const path of everywhere) expect([path, await seen(path)]).toEqual([path, true]);
    await closed(educator);
    for (const path of everywhere) expect([path, await seen(path)]).toEqual([path, false]);
    expect((await team.ask(`user_profiles/${educator.userProfileId}`)).status).toBe(404);
    const { id } = await applicationOf(educator);
    expect((await team.ask(`employer/job_applications/${id}`)).status).toBe(404);
    const shortlist = await team.ask(`employer/job_applications/${id}/shortlist`, {
      method: "POST",
      body: {},
    });
    expect(shortlist.status).toBe(404);
    expect(await interviewStates(educator)).toEqual(["canceled by System"]);
    expect(await applicationOf(educator)).toMatchObject({ aasmState: "withdrawn" });
    const conversation = (await team.ask("employer/conversations?page[size]=100"))
      .json()
      .data.find(({ meta }: { meta: { other: { isFormer: boolean } } }) => meta.other.isFormer);
    expect(conversation.meta.other.name).toBe("Former member");

    await restored(educator);
    expect(await seen("employer/job_applications?include=user_profile")).toBe(true);
    expect(await seen("employer/conversations")).toBe(true);
    expect(await applicationOf(educator)).toMatchObject({ aasmState: "withdrawn" });
    expect(await profileOf(educator)).toMatchObject({
      activeState: "active",
      activeStateBeforeClosing: null,
    });
  });

  test("who had paused is paused again", async () => {
    const educator = await anEducatorWithAll("Philippa");
    await db
      .updateTable("userProfiles")
      .set({ activeState: "paused" })
      .where("id", "=", educator.userProfileId)
      .execute();
    await closed(educator);
    await restored(educator);
    expect(await profileOf(educator)).toMatchObject({ activeState: "paused" });
  });

  test("of a program's only person pauses its jobs and cancels what they host", async () => {
    const alone = await bookableEmployer(server, {}, "Lonely Hill");
    const listing = await alone.employer.publish({ ...wholeJob, locationIds: [alone.employer.locationId] });
    const guest = await server.person("educator");
    await made(guest, "interviews", {
      interviewEventTypeId: alone.eventType.id,
      time: inHours(50),
    });
    await closed(alone.employer as never);
    const { listingStatus } = await db
      .selectFrom("jobListings")
      .select("listingStatus")
      .where("id", "=", listing.id)
      .executeTakeFirstOrThrow();
    expect(listingStatus).toBe("paused");
    const [interview] = (await guest.ask("interviews")).json().data;
    expect(interview.attributes).toMatchObject({ status: "canceled", canceledByType: "System" });
    expect(interview.attributes.names.employerProfile).toBe("Former member");
    const types = (await server.ask("interview_event_types?filter[employerSlug]=lonely-hill")).json().data;
    expect(types).toEqual([]);
  });
});

describe("erasing", () => {
  test("leaves not a word of the person, in any table, but what they wrote to others", async () => {
    const educator = await anEducatorWithAll("Zebulon");
    const { person } = educator;
    const fileIds = (await filesOf(educator)).map(({ id }) => id);
    await closed(educator);
    await work.run();
    await nights(29);
    expect(await tablesWith("Zebulon")).not.toEqual([]);
    await nights(31);
    await clearMails.run({}, { ...work.context, now: () => inDays(400), attempt } as never);
    await work.run();
    for (const entry of tables) {
      if (entry.erased !== "rows" && !("set" in (entry.erased as object))) continue;
      const theirs = (
        await sql<Record<string, unknown>>`
        select * from ${sql.table(entry.table)} where ${isTheirs(entry, person)}`.execute(db)
      ).rows;
      if (entry.erased === "rows") expect([entry.table, theirs.length]).toEqual([entry.table, 0]);
    }
    for (const marker of ["Zebulon", educator.email, phoneOf("Zebulon")])
      expect([marker, await tablesWith(marker)]).toEqual([marker, marker === "Zebulon" ? ["messages"] : []]);
    for (const id of fileIds) await expect(bytesOf(id)).rejects.toThrow();
    const text = await employer.employer.ask("employer/conversations?page[size]=100");
    expect(text.text).toContain("Former member");
    const thread = await db
      .selectFrom("messages")
      .select(["data", "attachmentIds"])
      .where("userProfileId", "=", educator.userProfileId)
      .execute();
    expect(JSON.stringify(thread)).toContain("Hello from Zebulon");
    expect(thread.every(({ attachmentIds }) => attachmentIds.length === 0)).toBe(true);
    const kept = await applicationOf(educator);
    expect(kept).toMatchObject({ aasmState: "withdrawn", screeningQuestions: [], resumeId: null });
  });

  test("may be cut short and run again; nobody comes back, and the address is free", async () => {
    const [one, two] = [await anEducatorWithAll("Xanthe"), await anEducatorWithAll("Yolanda")];
    await closed(one);
    await closed(two);
    const broken = [...tables];
    const count = { runs: 0 };
    broken.push({
      table: "accounts",
      own: {},
      exported: { leftOut: "breaks in the middle" },
      erased: {
        run: async () => {
          if ((count.runs += 1) === 1) throw new Error("The lights went out");
        },
      },
    });
    now = inDays(31);
    const cutShort = eraseAccounts(() => broken);
    await expect(cutShort.run({}, { ...work.context, attempt } as never)).rejects.toThrow("1 accounts");
    const erasedAt = async () =>
      (
        await db
          .selectFrom("accounts")
          .select("erasedAt")
          .where("id", "in", [one.accountId, two.accountId])
          .execute()
      ).filter((row) => row.erasedAt !== null).length;
    expect(await erasedAt()).toBe(1);
    await nights(31);
    expect(await erasedAt()).toBe(2);
    await nights(31);
    expect((await signIn(one.email)).status).toBe(422);
    const anew = await server.ask("accounts/sign_up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { email: one.email, password, firstName: "Una", lastName: "Nova", userType: "educator" },
    });
    expect(anew.status).toBe(200);
  });

  test("passes by whoever took their account back", async () => {
    const educator = await anEducatorWithAll("Beatrix");
    await closed(educator);
    await restored(educator);
    await nights(31);
    expect(await profileOf(educator)).toMatchObject({ firstName: "Beatrix", activeState: "active" });
  });

  test("of a program's last person leaves the program to be claimed anew", async () => {
    const alone = await bookableEmployer(server, {}, "Empty Hill");
    await closed(alone.employer as never);
    await nights(31);
    const left = await db
      .selectFrom("employers")
      .select(["name", "claimedAt"])
      .where("id", "=", alone.employer.employerId)
      .executeTakeFirstOrThrow();
    expect(left).toEqual({ name: "Empty Hill", claimedAt: null });
    const [host] = await db
      .selectFrom("employerProfiles")
      .select(["firstName", "lastName", "phoneNumber"])
      .where("accountId", "=", alone.employer.accountId)
      .execute();
    expect(host).toEqual({ firstName: "Former", lastName: "member", phoneNumber: null });
  });
});

const attempt = { number: 1, isLast: false };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const inHours = (hours: number) => {
  const time = new Date(Date.now() + hours * 3_600_000);
  time.setUTCMinutes(0, 0, 0);
  return time.toISOString();
};
let hour = 30;

async function nights(days: number): Promise<void> {
  now = inDays(days);
  await erase.run({}, { ...work.context, attempt } as never);
  now = new Date();
}

const phones = new Map<string, string>();
function phoneOf(firstName: string): string {
  const phone = phones.get(firstName) ?? `51255501${10 + phones.size}`;
  phones.set(firstName, phone);
  return phone;
}

/** Somebody with something in every corner. */
async function anEducatorWithAll(firstName: string): Promise<Educator> {
  const educator = await server.person("educator", {
    firstName,
    lastName: `${firstName}sdottir`,
    zipCode: "78701",
    phoneNumber: phoneOf(firstName),
  });
  const person = (await personOf(db, educator.accountId))!;
  const userProfileId = person.userProfileId!;
  const { accountId } = educator;
  const worked = {
    jobTitle: "Teacher",
    company: `${firstName}'s school`,
    city: "Austin",
    startDate: "2020-01",
  };
  await done(
    make(educator, "user_profile/work_histories", { ...worked, current: true, workedWithChildren: true }),
  );
  await done(
    make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "desired_start",
      value: "asap",
    }),
  );
  await done(apply(educator, job.id));
  const { id } = await applicationOf({ userProfileId });
  const shortlist = `employer/job_applications/${id}/shortlist`;
  await done(employer.employer.ask(shortlist, { method: "POST", body: { reason: privateNote } }));
  const talk = await say(educator, { employerId: employer.employer.employerId }, `Hello from ${firstName}`);
  await say(employer.employer, { userProfileId }, `Hello ${firstName}, come and see us`);
  await made(educator, "interviews", {
    interviewEventTypeId: employer.eventType.id,
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
    .insertInto("textMessages")
    .values({ accountId, key: `text ${accountId}`, recipient: phoneOf(firstName), body: `Hi ${firstName}` })
    .execute();
  await db
    .insertInto("profileAccesses")
    .values({
      userProfileId,
      employerId: employer.employer.employerId,
      employerProfileId: employer.hostId,
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

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}

const fileFor = (ownerAccountId: string, purpose: FilePurposeName) =>
  keepFile(db, platform.files, {
    ownerAccountId,
    purpose,
    filename: "Résumé: 2026.pdf",
    contentType: "application/pdf",
    bytes: Readable.from([pdf]),
  });

const filesOf = ({ accountId }: Educator) =>
  db.selectFrom("files").select("id").where("ownerAccountId", "=", accountId).execute();
const bytesOf = async (id: string) => buffer(await platform.files.open(id));

const applicationOf = ({ userProfileId }: Pick<Educator, "userProfileId">) =>
  db
    .selectFrom("jobApplications")
    .selectAll()
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirstOrThrow();
const profileOf = ({ userProfileId }: Educator) =>
  db.selectFrom("userProfiles").selectAll().where("id", "=", userProfileId).executeTakeFirstOrThrow();
const interviewStates = async ({ userProfileId }: Educator) =>
  (await db.selectFrom("interviews").selectAll().where("userProfileId", "=", userProfileId).execute()).map(
    ({ status, canceledByType }) => `${status} by ${canceledByType}`,
  );

const closed = (who: Pick<Educator, "ask">) =>
  done(who.ask("account", { method: "DELETE", body: { password } }));

const signIn = (email: string) =>
  server.ask("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });

async function restored({ email }: Educator): Promise<void> {
  const authorization = `Bearer ${String((await signIn(email)).headers["access-token"])}`;
  await done(server.ask("account/restore", { method: "POST", headers: { authorization } }));
}

async function unzipped({ headers }: { headers: Record<string, string> }) {
  const answer = await server.app.inject({ url: "/api/account/export", headers });
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="my-data-[\d-]+\.zip"$/),
  ]);
  return unzip(answer.rawPayload);
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}

async function exported(who: { headers: Record<string, string> }) {
  const entries = await unzipped(who);
  const lists = [...entries].filter(([name]) => name.endsWith(".json"));
  return {
    names: [...entries.keys()],
    list: (name: string) => JSON.parse(entries.get(name)!.toString()) as Record<string, unknown>[],
    text: () => lists.map(([, list]) => list.toString()).join("\n"),
  };
}

/** Every table of the database in which this word still stands. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits =
      await sql`select 1 from ${sql.table(name)} as one where one::text ilike ${`%${word}%`} limit 1`.execute(
        db,
      );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}
