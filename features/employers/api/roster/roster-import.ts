/**
 * A roster imported from the console: `POST roster_imports` takes the file, a job says what it would change, and
 * `POST bulk_changes/{id}/start` begins it. It can be taken back for 30 days.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BulkChange } from "#features/operators/bulk-change.ts";
import {
  findImport,
  saveProgress,
  saveStep,
  startImport,
} from "#features/operators/api/bulk-changes/bulk-change-steps.ts";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { firstRecorded } from "#platform/server/bulk-changes/bulk-change.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { conflict, forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { job } from "#platform/server/job.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { hasOperatorRole, type OperatorRole } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readBody } from "../employer-request.ts";
import { importCenters } from "./import-centers.action.ts";

const mayImport: readonly OperatorRole[] = ["review", "content"];
/** A state's roster has some ten thousand lines of 200 bytes. */
const maxBytes = 20 * 1024 * 1024;
const maxNotices = 50;
const maxChanges = 100;

const file = z.object({
  name: z.string().trim().min(1).max(200).describe("The file's name"),
  csv: z.string(/*i18n*/ "Choose a CSV file").trim().min(1, /*i18n*/ "Choose a CSV file"),
});

export function rosterImportRoute(server: FastifyInstance, { contextOf, db }: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string", bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  );
  server.post(
    "/roster_imports",
    describeRoute({
      summary: "Takes a state's roster of licences; what it would change is worked out in the background.",
      body: file,
      answers: { 202: json(z.object({ id: z.uuid() })) },
    }),
    async (request, reply) => {
      const context = await contextOf(request);
      if (context.actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (!hasOperatorRole(context.actor, mayImport)) throw forbidden(/*i18n*/ "You can't do that here.");
      const { name, csv } = readBody(request, file);
      const id = await db.transaction().execute(async (tx) => {
        const id = await startImport({ ...context, db: tx }, { title: name, input: csv });
        await recordAudit({ ...context, db: tx }, { action: "import", entity: "bulk_changes", entityId: id });
        await previewImport.enqueue(tx, { id }, { key: id });
        return id;
      });
      return reply.code(202).send({ id });
    },
  );
}

export const startRosterImport = action({
  path: "bulk_changes/:id/start",
  summary: "Begins an import whose preview was read.",
  for: ["operator"],
  operators: mayImport,
  on: BulkChange,
  input: z.object({}),
  run: async ({ db, now }, _input, { id, state, kind }) => {
    if (kind !== "import" || state !== "previewed")
      throw conflict(/*i18n*/ "This was begun already.", { code: "already_begun" });
    await saveStep(db, id, { state: "running" }, now());
    await runImport.enqueue(db, { id }, { key: id });
    return { resource: { type: "bulk_changes", id } };
  },
});

class RolledBack extends Error {}

/** The import itself, rolled back at its end: the preview is what will happen. */
export const previewImport = job(
  "employers.preview-roster",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, now }) => {
    const waiting = await findImport(db, id, "waiting");
    if (!waiting) return;
    let summary: Record<string, unknown> = {};
    const preview = async (tx: Transaction) => {
      const counts = await importText(tx, db, id, waiting.input);
      summary = { ...counts, changes: await changesOf(tx, id) };
      throw new RolledBack();
    };
    try {
      await db.transaction().execute(preview);
    } catch (error) {
      if (error instanceof CommandError) return save(db, id, failed(error), now());
      if (!(error instanceof RolledBack)) throw error;
    }
    await save(db, id, { state: "previewed", summary }, now());
  },
);

/** A worker that dies leaves what it has done; the next one finds those rows unchanged. */
export const runImport = job(
  "employers.import-roster",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, now }) => {
    const running = await findImport(db, id, "running");
    if (!running) return;
    const { changes } = running.summary as { changes?: unknown };
    try {
      const counts = await importText(db, db, id, running.input);
      await save(db, id, { state: "done", summary: { ...counts, changes } }, now());
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      await save(db, id, failed(error), now());
    }
  },
);

/** With the file that it read: both or neither. */
const save = (db: Database, ...step: TailOf<Parameters<typeof saveStep>>): Promise<void> =>
  db.transaction().execute((tx) => saveStep(tx, ...step));
type TailOf<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

const failed = ({ message }: CommandError) => ({ state: "failed" as const, summary: { problem: message } });

/** `work` reads and writes the programs, `db` the progress. */
async function importText(work: Database, db: Database, id: string, csv: string) {
  const folder = await mkdtemp(join(tmpdir(), "roster-"));
  const notices: string[] = [];
  try {
    const file = join(folder, "roster.csv");
    await writeFile(file, csv);
    let saved = Promise.resolve();
    const counts = await importCenters(work, file, {
      changeId: id,
      notice: (sentence) => void (notices.length < maxNotices && notices.push(sentence)),
      progress: (done, total) => (saved = saved.then(() => saveProgress(db, id, done, total))),
    });
    await saved;
    return { ...counts, notices };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first programs that would come or change, as they are and as they would be. */
async function changesOf(tx: Transaction, id: string) {
  const rows = await firstRecorded(tx, id, ["employers"], maxChanges);
  return rows.map(({ operation, before, after }) => ({
    isNew: operation === "INSERT",
    before: shown(before),
    after: shown(after),
  }));
}

function shown(row: Record<string, unknown> | null) {
  const { name, address, zip, center_type: centerType } = row ?? {};
  return { name, address, zip, centerType };
}
