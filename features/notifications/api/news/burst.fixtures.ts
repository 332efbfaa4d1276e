/**
 * News to many people at once: two workers in processes of their own, one of which is killed on the way, against an SMTP
 * server on loopback. For the test that each is sent once, and for the bench that says how fast.
 */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#platform/server/database/database.ts";
import { messageIdOf, startTestSmtp } from "#platform/server/mail/smtp.fixtures.ts";
import { sql } from "kysely";
import { sendNews } from "./send-news.job.ts";

interface Burst {
  db: Database;
  databaseUrl: string;
  /** How many people get the news. */
  people: number;
  /** One worker is killed when so many mails have arrived. */
  killAfter: number;
  onProgress?: (arrived: number) => void;
}

export interface BurstOutcome {
  /** Mails that arrived, and how many of them had a Message-ID of their own. */
  arrived: number;
  distinct: number;
  seconds: number;
  /** The most that one worker used, in MiB. */
  workerMemory: number;
  killed: NodeJS.Signals | null;
}

/** Sends news to `people` accounts that are made for it, and waits until nothing is left to send. */
export async function sendBurst({
  db,
  databaseUrl,
  people,
  killAfter,
  onProgress,
}: Burst): Promise<BurstOutcome> {
  await makeSubscribers(db, people);
  const ids = new Set<string>();
  let arrived = 0;
  const smtp = startTestSmtp();
  const smtpUrl = await smtp.listen();
  const workers = [startWorker(databaseUrl, smtpUrl), startWorker(databaseUrl, smtpUrl)];
  const [victim, survivor] = workers as [ChildProcess, ChildProcess];
  smtp.beforeAccepting = async (raw) => {
    arrived += 1;
    ids.add(messageIdOf(raw) ?? "");
    if (arrived === killAfter) victim.kill("SIGKILL");
  };
  const start = performance.now();
  try {
    await startNews(db);
    let workerMemory = 0;
    for (let isDone = false; !isDone;) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      // Only counted: 100,000 whole mails would fill the memory.
      smtp.received.length = 0;
      workerMemory = Math.max(workerMemory, memoryOf(survivor.pid));
      onProgress?.(arrived);
      isDone = await isAllSent(db, people);
      if (survivor.exitCode !== null) throw new Error("The worker that was to go on ended");
    }
    const seconds = (performance.now() - start) / 1000;
    return { arrived, distinct: ids.size, seconds, workerMemory, killed: victim.signalCode };
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await smtp.close();
  }
}

function startWorker(databaseUrl: string, smtpUrl: string): ChildProcess {
  const script = join(import.meta.dirname, "../../../../platform/server/mail/delivery-worker.fixtures.ts");
  return fork(script, [databaseUrl, smtpUrl, "500", join(import.meta.dirname, "send-news.job.ts")], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function makeSubscribers(db: Database, people: number): Promise<void> {
  await sql`
    with made as (
      insert into accounts (email, password_hash, user_type, first_name, last_name, language)
      select 'burst-' || number || '@people.example', 'none', 'educator', 'Burst', 'Reader', 'en'
      from generate_series(1, ${people}::int) number returning id)
    insert into account_email_preferences (account_id, email_type_id, enabled)
    select made.id, kind.id, true from made cross join email_types kind where kind.key = 'product_news'`.execute(
    db,
  );
  await sql`analyze accounts, account_email_preferences`.execute(db);
}

async function startNews(db: Database): Promise<void> {
  const words = { subjectEn: "News", bodyEn: "What is new.", subjectEs: "Novedades", bodyEs: "Lo nuevo." };
  const { id } = await db
    .insertInto("newsMails")
    .values({ ...words, state: "sending" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sendNews.enqueue(db, { newsId: id }, { key: id });
}

async function isAllSent(db: Database, people: number): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from mails where name = 'notifications.news' and state = 'sent'`.execute(db);
  return rows[0]!.sent >= people;
}

/** In MiB; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
