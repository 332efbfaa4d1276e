/**
 * Makes the nation once, in a database of its own beside the project's data, and opens it again as long as neither the
 * migrations nor what makes it (`version`) has changed.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { type Database, noLimits, openDatabase, type Queryable } from "#platform/server/database/database.ts";
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from "#platform/server/database/embedded-postgres.ts";
import { sql } from "kysely";
import { checkNation } from "./check-nation.ts";
import {
  copyCandidates,
  copyCareers,
  copyFacts,
  copyProfiles,
  countCandidates,
  drawEducators,
} from "./copy-educators.ts";
import { copyApplications, copyConversations } from "./copy-hiring.ts";
import { copyJobs, copyPrograms, drawPrograms } from "./copy-programs.ts";
import { dropIndexes } from "./copy-rows.ts";
import { type NationSize, nationSizes } from "./nation-sizes.ts";
import { createTemplates } from "./nation-templates.ts";

/** Increased with every change of what is made. */
const version = 3;

/** Enough people, programs and jobs to copy from; of jobs as many a program as the nation has. */
const sampleSizes = { employers: 300, jobs: 1200, educators: 1000, applications: 1000 };

const project = join(import.meta.dirname, "../..");

export interface Nation extends EmbeddedPostgres {
  dataDir: string;
}

/** Starts the nation's database with the product's own settings; made first where there is none of this version. */
export async function openNation(size: NationSize): Promise<Nation> {
  const dataDir = join(project, "data", `nation-${size}`);
  const keyFile = join(dataDir, "nation.key");
  const key = nationKey(size);
  if (!existsSync(keyFile) || readFileSync(keyFile, "utf8") !== key) {
    await rm(keyFile, { force: true });
    await mkdir(dataDir, { recursive: true });
    await removeEmbeddedPostgres(dataDir);
    await make(dataDir, size);
    writeFileSync(keyFile, key);
  }
  return { ...(await startEmbeddedPostgres({ dataDir })), dataDir };
}

function nationKey(size: NationSize): string {
  const hash = createHash("sha256").update(JSON.stringify([version, nationSizes[size]]));
  const folder = join(project, "db/migrations");
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

async function make(dataDir: string, size: NationSize): Promise<void> {
  const startedAt = performance.now();
  const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await run();
    console.log(`${name.padEnd(40)} ${seconds(from)}`);
    return result;
  };
  const postgres = await startEmbeddedPostgres({ dataDir, fast: true });
  const db = openDatabase(postgres.url, { limits: noLimits });
  try {
    await step("sample marketplace", async () => {
      await migrate(postgres.url);
      await seedBase(db);
      await loadSample(db, { sizes: sampleSizes });
      await sql`analyze`.execute(db);
    });
    const sizes = nationSizes[size];
    await step("templates and names", () => createTemplates(db, sizes));
    await step("who lives where", async () => {
      await drawEducators(db, sizes);
      await drawPrograms(db, sizes);
    });
    const indexes = await dropIndexes(db, copiedTables);
    await step("rows", async () => {
      await inParallel(db, [
        (connection) => step("  profiles", () => copyProfiles(connection)),
        async (connection) => {
          await step("  programs", () => copyPrograms(connection));
          await step("  jobs", () => copyJobs(connection));
        },
      ]);
      await inParallel(db, [
        async (connection) => {
          await step("  candidates", () => copyCandidates(connection));
          await step("  facts", () => copyFacts(connection));
          await step("  counts and words", () => countCandidates(connection));
          await step("  applications", () => copyApplications(connection, sizes));
          await step("  conversations", () => copyConversations(connection, sizes));
        },
        (connection) => step("  careers", () => copyCareers(connection)),
      ]);
    });
    await step("indexes", () => createIndexes(db, indexes));
    await step("vacuum", () =>
      inParallel(
        db,
        copiedTables.map((table) => async (connection: Queryable) => {
          await sql`vacuum (freeze, analyze) ${sql.table(table)}`.execute(connection);
        }),
      ),
    );
    await step("check", () => checkNation(db));
    await sql`drop schema nation cascade`.execute(db);
    console.log(`${size} nation made in ${seconds(startedAt)}\n`);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** The biggest first, so that both connections end at about the same time. */
const copiedTables = [
  "candidate_search",
  "candidate_facts",
  "candidate_counts",
  "candidate_words",
  "profile_question_answers",
  "user_profiles",
  "accounts",
  "job_search",
  "job_search_points",
  "job_listings",
  "work_histories",
  "education_histories",
  "certifications",
  "video_ask_answers",
  "employers",
  "locations",
  "employer_profiles",
  "job_listing_locations",
  "job_applications",
  "job_application_locations",
  "conversations",
  "conversation_members",
  "messages",
];

async function createIndexes(db: Database, indexes: { table: string; statement: string }[]): Promise<void> {
  const isSlow = ({ statement }: { statement: string }) => / using gin /i.test(statement);
  const ordered = indexes.toSorted(
    (a, b) =>
      copiedTables.indexOf(a.table) - copiedTables.indexOf(b.table) || Number(isSlow(b)) - Number(isSlow(a)),
  );
  await inParallel(
    db,
    ordered.map(({ statement }) => async (connection) => {
      await sql.raw(statement).execute(connection);
    }),
  );
}

/** On two connections, which take the next task when they are done; foreign keys are right by construction. */
async function inParallel(db: Database, tasks: ((connection: Queryable) => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(
    [1, 2].map(() =>
      db.connection().execute(async (connection) => {
        await sql`set session_replication_role = replica`.execute(connection);
        await sql`set maintenance_work_mem = '1GB'`.execute(connection);
        await sql`set work_mem = '256MB'`.execute(connection);
        for (let task = waiting.shift(); task; task = waiting.shift()) await task(connection);
        await sql`reset all`.execute(connection);
      }),
    ),
  );
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`.padStart(9);
