/** Makes the file somebody asked for, keeps it a week, and mails where it waits. */
import { discardFile } from "#platform/server/files/attach.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { loadPerson, type PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { z } from "zod";
import { exportReadyMail } from "../account-change.mail.ts";
import type { ExportState } from "../../account-export.ts";
import { mailTo } from "../mail-to.ts";
import { writeExport } from "./write-export.ts";

export const daysKept = 7;
const dayInMs = 86_400_000;

export const exportName = (now: Date) => `my-data-${now.toISOString().slice(0, 10)}.zip`;

export const prepareExport = (tables: () => readonly PersonalTable[]) =>
  job(
    "accounts.prepare-export",
    z.object({ exportId: z.uuid() }),
    async ({ exportId }, context) => {
      const wanted = await waiting(context, exportId);
      if (!wanted) return;
      try {
        await prepare(context, wanted, tables());
      } catch (error) {
        if (context.attempt.isLast) await set(context, exportId, { state: "failed" });
        throw error;
      }
    },
    { attempts: 5 },
  );

/** What is ready for a week goes, and so does what a killed worker left behind. */
export const clearExports = job(
  "accounts.clear-exports",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - daysKept * dayInMs);
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("accountExports").where("createdAt", "<", before).execute();
      const old = await tx
        .selectFrom("files")
        .select("id")
        .where("purpose", "=", "account_export")
        .where("createdAt", "<", before)
        .execute();
      for (const { id } of old) await discardFile(tx, id);
    });
  },
  { cron: "11 4 * * *" },
);

interface Wanted {
  id: string;
  accountId: string;
  firstName: string;
  language: string;
}

const waiting = ({ db }: JobContext, exportId: string): Promise<Wanted | undefined> =>
  db
    .selectFrom("accountExports as wanted")
    .innerJoin("accounts as account", "account.id", "wanted.accountId")
    .select(["wanted.id", "wanted.accountId", "account.firstName", "account.language"])
    .where("wanted.id", "=", exportId)
    .where("wanted.state", "=", "preparing")
    .where("account.erasedAt", "is", null)
    .executeTakeFirst();

async function prepare(
  context: JobContext,
  { id, accountId, firstName, language }: Wanted,
  tables: readonly PersonalTable[],
): Promise<void> {
  const { db, files, settings } = context;
  const now = context.now();
  const person = (await loadPerson(db, accountId))!;
  const spoken = language === "es" ? "es" : "en";
  const fileId = await storeFile(db, files, {
    ownerAccountId: accountId,
    purpose: "account_export",
    filename: exportName(now),
    contentType: "application/zip",
    bytes: writeExport({ db, files, tables, person, language: spoken, now }),
  });
  const expiresAt = new Date(now.getTime() + daysKept * dayInMs);
  await db.transaction().execute(async (tx) => {
    await set({ db: tx, now: context.now }, id, { state: "ready", fileId, readyAt: now, expiresAt });
    const template = exportReadyMail({ firstName, days: daysKept });
    await mailTo(tx, settings, { accountId, key: `export-ready:${id}`, template });
  });
}

const set = (
  { db, now }: Pick<JobContext, "now"> & { db: Parameters<typeof mailTo>[0] },
  id: string,
  values: { state: ExportState; fileId?: string; readyAt?: Date; expiresAt?: Date },
) =>
  db
    .updateTable("accountExports")
    .set((eb) => ({ ...values, updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
