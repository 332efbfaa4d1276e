/** Prepares a requested export, stores it for a week, and emails where to download it. */
import { changeRow } from "#platform/server/change-row.ts";
import { discardFile } from "#platform/server/files/attach.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { loadPerson, type PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { exportReadyMail } from "../account-change.mail.ts";
import { accountRetention } from "../../retention.ts";
import type { ExportState } from "../../account-export.ts";
import { emailSubscriber } from "../emails/email-subscriber.ts";
import { writeExport } from "./write-export.ts";

const { exportDays } = accountRetention;

export const exportFilename = (now: Date) => `my-data-${now.toISOString().slice(0, 10)}.zip`;

export const prepareExport = (tables: () => readonly PersonalTable[]) =>
  job(
    "accounts.prepare-export",
    z.object({ exportId: z.uuid() }),
    async ({ exportId }, context) => {
      const wanted = await findPendingExport(context, exportId);
      if (!wanted) return;
      try {
        await prepare(context, wanted, tables());
      } catch (error) {
        if (context.attempt.isLast) await updateExport(context, exportId, { state: "failed" });
        throw error;
      }
    },
    { attempts: 5 },
  );

/** Deletes exports older than a week, and what a killed worker left behind. */
export const deleteExpiredExports = job(
  "accounts.delete-exports",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - exportDays * dayMs);
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

interface PendingExport {
  id: string;
  accountId: string;
  firstName: string;
  language: string;
}

const findPendingExport = ({ db }: JobContext, exportId: string): Promise<PendingExport | undefined> =>
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
  { id, accountId, firstName, language }: PendingExport,
  tables: readonly PersonalTable[],
): Promise<void> {
  const { db, files, settings } = context;
  const now = context.now();
  const person = (await loadPerson(db, accountId))!;
  const spoken = language === "es" ? "es" : "en";
  const fileId = await storeFile(db, files, {
    ownerAccountId: accountId,
    purpose: "account_export",
    filename: exportFilename(now),
    contentType: "application/zip",
    bytes: writeExport({ db, files, tables, person, language: spoken, now }),
  });
  const expiresAt = new Date(now.getTime() + exportDays * dayMs);
  await db.transaction().execute(async (tx) => {
    await updateExport({ db: tx, now: context.now }, id, { state: "ready", fileId, readyAt: now, expiresAt });
    const template = exportReadyMail({ firstName, days: exportDays });
    await emailSubscriber(tx, settings, { accountId, key: `export-ready:${id}`, template });
  });
}

const updateExport = (
  context: Pick<JobContext, "now"> & { db: Parameters<typeof emailSubscriber>[0] },
  id: string,
  values: { state: ExportState; fileId?: string; readyAt?: Date; expiresAt?: Date },
) => changeRow(context, "accountExports", { id }, values);
