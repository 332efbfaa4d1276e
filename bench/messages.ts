/**
 * `npm run bench:messages`: how quickly a thread of 10,000 messages opens and pages back, and a list of
 * 5,000 conversations.
 */
import { bulkInsert } from "#db/bulk-insert.ts";
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { openLog } from "#platform/server/log.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { createServer } from "../app/server.ts";

const messagesInThread = 10_000;
const conversations = 5_000;
const others = 200_000;

const postgres = await startScratchPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "cubby-bench-"));
try {
  await migrate(postgres.url);
  const environment = { TOKEN_SECRET: "b".repeat(48), DATA_DIR: dataDir, SAMPLE: "off" };
  const config = readConfig({ ...environment, REQUESTS_PER_MINUTE_PER_ACCOUNT: "100000" }, dataDir);
  const server = await createServer({
    config,
    databaseUrl: postgres.url,
    logger: openLog({ level: "silent" }),
  });
  const { db } = server.platform;
  await seedBase(db);
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const url = typeof address === "string" ? address : `http://127.0.0.1:${(address as AddressInfo).port}`;
  const me = await signUp(url, "employer", { employerName: "Little Oaks" });
  const conversationId = await fill();
  await report(url, me, conversationId);
  await server.close();

  /** One long thread, thousands of short ones, and the messages of everyone else around them. */
  async function fill(): Promise<string> {
    const { employerId } = await db
      .selectFrom("employerProfiles")
      .select("employerId")
      .where("accountId", "=", me.accountId)
      .executeTakeFirstOrThrow();
    const made = await sql<{ id: string }>`
      with people as (
        insert into accounts (email, password_hash, user_type, first_name, last_name)
        select 'bench-' || n || '@people.example', '-', 'educator', 'Ana', 'Nr' || n
        from generate_series(1, ${conversations}::int) n returning id, last_name),
      profiles as (
        insert into user_profiles (account_id, first_name, last_name, slug)
        select id, 'Ana', last_name, 'bench-' || last_name from people returning id),
      theirs as (
        insert into employers (name, slug) values ('Others', 'others') returning id)
      insert into conversations (employer_id, user_profile_id, latest_message_at, last_user_profile_message_at)
      select case when n <= ${conversations} then ${employerId}::uuid else theirs.id end, profiles.id,
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from theirs, (select id, row_number() over () as n from profiles) profiles
      returning id`.execute(db);
    const id = made.rows[0]!.id;
    await write(id, messagesInThread, 60_000);
    const each = Math.floor(others / conversations);
    await sql`
      insert into messages (conversation_id, employer_id, user_profile_id, profile_type, profile_id, data, created_at, id)
      select talk.id, talk.employer_id, talk.user_profile_id,
        case when n % 2 = 0 then 'UserProfile' else 'EmployerProfile' end, talk.user_profile_id,
        jsonb_build_object('text', 'Message ' || n || ' about ' || (array['toddlers', 'hours', 'pay', 'visits'])[1 + n % 4]),
        now() - (${each} - n) * interval '1 hour', uuidv7(-(${each} - n) * interval '1 hour')
      from conversations talk, generate_series(1, ${each}) n where talk.id <> ${id}`.execute(db);
    await sql`analyze`.execute(db);
    return id;
  }

  async function write(conversationId: string, count: number, apart: number): Promise<void> {
    const pair = await db
      .selectFrom("conversations")
      .select(["employerId", "userProfileId"])
      .where("id", "=", conversationId)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, index) => {
      const createdAt = new Date(Date.now() - (count - index) * apart);
      const time = createdAt.getTime().toString(16).padStart(12, "0");
      const tail = index.toString(16).padStart(12, "0");
      return {
        id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail}`,
        conversationId,
        ...pair,
        profileType: index % 2 ? "EmployerProfile" : "UserProfile",
        profileId: pair.userProfileId,
        data: { text: `Message ${index}: ${"words of a usual length, ".repeat(1 + (index % 8))}` },
        createdAt,
      };
    });
    await db.transaction().execute((tx) => bulkInsert(tx, "messages", rows as never));
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Caller {
  accountId: string;
  headers: Record<string, string>;
}

async function signUp(url: string, userType: string, more: object): Promise<Caller> {
  const person = {
    email: "bench@people.example",
    password: "blue-paper-boats",
    firstName: "Robin",
    lastName: "Vale",
  };
  const answer = await fetch(`${url}/api/accounts/sign_up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, userType, ...more }),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return { accountId: data.id, headers: { authorization: `Bearer ${answer.headers.get("access-token")}` } };
}

async function report(url: string, { headers }: Caller, conversationId: string): Promise<void> {
  const at = `messages?filter[conversationId]=${conversationId}&page[size]=50`;
  const list = "employer/conversations";
  console.log(
    `${messagesInThread} messages in the thread, ${conversations} conversations, ${others} other messages; ms\n`,
  );
  console.log(`${"".padEnd(50)}  first    p50    p95`);
  await measure("the newest 50 of the thread", () => get(at));
  let cursor: string | null = null;
  await measure(
    "back, page after page, to its beginning",
    async () => {
      const { data } = await get(cursor ? `${at}&page[after]=${cursor}` : at);
      cursor = data.length === 50 ? data.at(-1)!.id : null;
    },
    messagesInThread / 50,
  );
  await measure("words in the thread", () => get(`${at}&filter[q]=message 77`));
  await measure("the list, its first page", () => get(list));
  await measure("the list, page 150", () => get(`${list}?page[number]=150`));
  await measure("what is unread", () => get(`${list}?filter[unread]=true`));
  await measure("words in all conversations", () => get(`${list}?filter[q]=toddlers`));
  await measure("one conversation", () => get(`${list}/${conversationId}`));

  async function get(path: string): Promise<{ data: { id: string }[] }> {
    const answer = await fetch(`${url}/api/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { data: { id: string }[] };
  }
}

async function measure(name: string, request: () => Promise<unknown>, times = 40): Promise<void> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now();
    await request();
    durations.push(performance.now() - begun);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const shownDurations = [durations[0]!, sorted[Math.floor(times * 0.5)]!, sorted[Math.floor(times * 0.95)]!];
  console.log(`${name.padEnd(50)}${shownDurations.map((ms) => ms.toFixed(1).padStart(7)).join("")}`);
}
