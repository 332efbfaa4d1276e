/**
 * Erasing someone removes all of their text: every text column of every row of theirs is filled with a
 * unique word, and afterwards the whole database, the queue's tables included, the file store and the log
 * are searched for each. Once for an educator, once for a member of an employer's team.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { belongsTo } from "#platform/server/personal-data/personal-table.ts";
import { eraseOldMails } from "#platform/server/mail/erase-old-mails.job.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { createFullMember, type Member } from "../../testing/whole-member.ts";
import { type Educator, inDays, jobAttempt, phoneOf, startProduct } from "../../testing/whole-product.ts";

const lines: string[] = [];
const product = await startProduct(lines);
const { server, db, tables, work, night, close } = product;
afterAll(() => server.close());

/** Columns of fixed words and keys, which nobody writes in words of their own. */
const fixed = new Set([
  ...["email_type", "language", "from_name", "from_address", "key", "message_id", "name", "sent_via"].map(
    (name) => `mails.${name}`,
  ),
  ...["detail", "action", "entity"].map((name) => `audit_logs.${name}`),
  "accounts.language",
  "employer_profiles.time_zone",
  "user_profiles.missing_required_fields",
  "user_profiles.missing_screening_questions",
  "user_profiles.active_state_before_closing",
  "job_applications.source",
  "job_applications.state_before_rejection",
  "job_application_events.from_state",
  "job_application_events.to_state",
  "interviews.user_profile_time_zone",
  ...["visit_token", "visitor_token", "platform", "referring_domain"].map((name) => `ahoy_visits.${name}`),
  ...["utm_source", "utm_medium", "utm_campaign"].map((name) => `ahoy_visits.${name}`),
  "ahoy_events.event_id",
  "ahoy_events.name",
]);

/** What stays, and why it may: nothing else does. */
const ofEducators: Record<string, string> = {
  "messages.data": "what was written to others goes on standing there, from a former member",
  "messages.metadata": "what a card showed of a job or an interview, written by the product",
  "interviews.cancel_reason": "of who canceled: here the product, an educator's own goes",
  "job_application_events.reason": "the product's, of moves that followed a booking; an educator's own goes",
  "interviews.name": "the interview type's name, the host's",
  "interviews.uid": "the calendar entry's key",
  "job_applications.rejection_message": "which of the built-in sentences the employer chose",
};

const ofMembers: Record<string, string> = {
  "messages.data": ofEducators["messages.data"]!,
  "messages.metadata": ofEducators["messages.metadata"]!,
  "notes.body": "the team's, without its author's name",
  "interviews.name": "the educator's too: what they met for",
  "interviews.note": "the educator's words",
  "interviews.cancel_reason": "what the educator was told",
  "interviews.uid": ofEducators["interviews.uid"]!,
};

interface Case {
  kind: string;
  firstName: string;
  survives: Record<string, string>;
  who: () => Promise<Educator | Member>;
}

const cases: Case[] = [
  { kind: "an educator", firstName: "Quorra", survives: ofEducators, who: anEducator },
  { kind: "a member of a team", firstName: "Zebulon", survives: ofMembers, who: aMember },
];

describe.each(cases)("$kind", ({ firstName, survives, who }) => {
  /** `table.column` → its word. */
  const wordByColumn = new Map<string, string>();
  let left: Map<string, string[]>;
  let found: { before: string[]; after: string[] };
  let places: string[];
  let email: string;

  beforeAll(async () => {
    const erased = await who();
    email = erased.email;
    await leaveTraces(erased, firstName);
    places = (await placesOf([firstName])).get(firstName)!;
    found = { before: filesWith([firstName]), after: [] };
    await close(erased);
    await work.run();
    for (const entry of tables)
      for (const [column, word] of await fill(entry, erased)) wordByColumn.set(column, word);
    const names = [...wordByColumn.values(), firstName, email, phoneOf(firstName)];
    await night(31);
    await work.run();
    // Mails to others name people too; no mail is retained longer than this.
    await eraseOldMails.run({}, { ...work.context, now: () => inDays(400), attempt: jobAttempt } as never);
    left = await placesOf(names);
    found.after = filesWith(names);
  });

  test("has words in every kind of row", () => {
    expect(wordByColumn.size).toBeGreaterThan(40);
    expect(places.length).toBeGreaterThan(5);
  });

  test("of the words only those survive that others were sent", () => {
    const all = [...wordByColumn].flatMap(([column, word]) =>
      (left.get(word) ?? []).map((place) => `${column} in ${place}`),
    );
    const columnOf = (one: string) => one.split(" ")[0]!;
    const lasting = all.filter((one) => !fixed.has(columnOf(one)));
    expect(lasting.filter((one) => !(columnOf(one) in survives))).toEqual([]);
    expect(left.get(wordByColumn.get("messages.data")!)).toEqual(["public.messages"]);
  });

  test("neither name, address nor number remains anywhere but in messages", () => {
    expect(left.get(firstName)?.filter((place) => place !== "public.messages") ?? []).toEqual([]);
    expect([left.get(email), left.get(phoneOf(firstName))]).toEqual([undefined, undefined]);
  });

  test("no file of the person is left", () => {
    expect(found.before.length).toBeGreaterThan(0);
    expect(found.after).toEqual([]);
  });

  test("no line of the log ever named them", () => {
    const log = [...lines, ...work.lines.map((line) => JSON.stringify(line))].join("\n");
    expect(log).toContain("a request was refused");
    for (const word of [...wordByColumn.values(), firstName, email, phoneOf(firstName)])
      expect(log).not.toContain(word);
  });
});

async function anEducator(): Promise<Educator> {
  const educator = await product.anEducatorWithAll("Quorra");
  const { userProfileId } = educator;
  const levels = (await server.request("education_levels")).json().data;
  await make(educator, "user_profile/education_histories", {
    ...{ school: "Quorra High", city: "Austin", startDate: "2010-09", endDate: "2014-06" },
    educationLevelId: levels[0].id,
  });
  await make(educator, "user_profile/certifications", { title: "Quorra's certificate" });
  const instructions = JSON.stringify({ caller: "EmployerProfile", phoneNumber: phoneOf("Quorra") });
  await db
    .updateTable("interviews")
    .set({ instructions })
    .where("userProfileId", "=", userProfileId)
    .execute();
  return educator;
}

async function aMember(): Promise<Member> {
  return createFullMember(product, "Zebulon", await product.anEducatorWithAll("Ottoline"));
}

/** What the product notes by itself about someone: visits, failures, questions, texts, files, and lines of the log. */
async function leaveTraces({ accountId, email, request }: Educator | Member, firstName: string) {
  const visit = await db
    .insertInto("ahoyVisits")
    .values({ accountId, visitToken: crypto.randomUUID(), visitorToken: crypto.randomUUID() } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  const properties = JSON.stringify({ id: accountId, email, firstName });
  const event = { accountId, visitId: visit.id, name: "$identify", time: new Date(), properties };
  await db
    .insertInto("ahoyEvents")
    .values(event as never)
    .execute();
  await db.insertInto("openAiLogs").values({ accountId, kind: "help", input: firstName }).execute();
  await db
    .insertInto("smsMessages")
    .values({ accountId, key: `noticed ${accountId}`, recipient: phoneOf(firstName), body: firstName })
    .execute();
  await product.fileFor(accountId, "message_attachment", `bytes of ${firstName}`);
  const report = { message: `${firstName} broke it`, stack: `at ${firstName}`, url: `/jobs/${firstName}` };
  expect((await request("error_reports", { method: "POST", body: report })).status).toBe(204);
  const reported = await db.selectFrom("errorReports").select("accountId").execute();
  expect(reported).toContainEqual({ accountId });
  for (const path of [
    `audit_logs?filter[action]=${firstName}`,
    `nothing/${firstName}`,
    `brands?q=${firstName}`,
  ])
    expect((await request(path)).status).toBeGreaterThanOrEqual(400);
}

/** The files below the data folder that contain one of these. */
const filesWith = (all: string[]): string[] =>
  readdirSync(server.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const bytes = readFileSync(path).toString("latin1");
      return all.some((word) => bytes.includes(word));
    });

/** Writes a unique word into each text column of every row of this person. */
async function fill(entry: PersonalTable, { person }: Educator | Member): Promise<[string, string][]> {
  const table = snake(entry.table);
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and udt_name in ('text', 'jsonb', '_text', 'citext')
      and not (table_name = 'accounts' and column_name in ('email', 'password_hash'))
      -- Its number to call stands there already.
      and not (table_name = 'interviews' and column_name = 'instructions')
      and not (table_name = 'mails' and column_name = 'to_address')`.execute(db);
  const filled: [string, string][] = [];
  for (const { name, type } of columns) {
    const word = `zq${person.userProfileId ? "e" : "m"}${table}${name}qz`.replaceAll("_", "");
    const value =
      type === "jsonb"
        ? sql`to_jsonb(${`{"said":"${word}"}`}::text::jsonb)`
        : type === "_text"
          ? sql`array[${word}]`
          : sql`${word}`;
    const wrote = await db
      .transaction()
      .execute((tx) =>
        sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${belongsTo(entry, person)}`.execute(
          tx,
        ),
      )
      // States, keys and columns of fixed words take no other.
      .catch(() => null);
    if (wrote && Number(wrote.numAffectedRows) > 0) filled.push([`${table}.${name}`, word]);
  }
  return filled;
}

/** Where each word still occurs: every column of every table of every schema, as text. */
async function placesOf(all: string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const places = new Map<string, string[]>();
  for (const { schema, name } of rows) {
    const { rows: columnTexts } = await sql<{ text: string }>`
      select one::text as text from ${sql.id(schema, name)} as one`.execute(db);
    const text = columnTexts.map((row) => row.text).join("\n");
    for (const word of all)
      if (text.includes(word)) places.set(word, [...(places.get(word) ?? []), `${schema}.${name}`]);
  }
  return places;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
