/** What the platform retains for a time and then deletes: the audit log, failed jobs, keys of mail, notifications of devices. */
import { sql } from "kysely";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";
import { deleteInBatches, monthsBefore } from "./delete-in-batches.ts";

export const deleteOldAuditLogs = job(
  "audit.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    return deleteInBatches(
      db,
      "audit_logs",
      sql`created_at < ${monthsBefore(now(), retention.auditLogMonths)}`,
    );
  },
  { cron: "37 10 * * *" },
);

/** What bulk changes keep for taking them back: copies of rows, and files that were never imported. */
export const deleteOldBulkChanges = job(
  "bulk-changes.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const isOver = sql`select id from bulk_changes where undo_until < ${now()}`;
    const copies = await deleteInBatches(db, "bulk_change_rows", sql`change_id in (${isOver})`);
    const before = new Date(now().getTime() - retention.undoDays * dayMs);
    const changes = await deleteInBatches(
      db,
      "bulk_changes",
      sql`state in ('waiting', 'previewed', 'failed') and created_at < ${before}`,
    );
    return copies + changes;
  },
  { cron: "17 10 * * *" },
);

export const deleteFailedJobs = job(
  "jobs.delete-failed",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retention.failedJobDays * dayMs);
    return deleteInBatches(
      db,
      "graphile_worker._private_jobs",
      sql`attempts >= max_attempts and locked_at is null and updated_at < ${before}`,
    );
  },
  { cron: "47 10 * * *" },
);

/** Their contents were erased after 30 days; this deletes the keys, which identify the recipient. */
export const deleteOldMails = job(
  "mail.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const isOld = sql`created_at < ${monthsBefore(now(), retention.messageKeyMonths)}`;
    return deleteInBatches(db, "mails", sql`${isOld} and cleared_at is not null`);
  },
  { cron: "57 10 * * *" },
);

export const deleteOldPushMessages = job(
  "push.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retention.pushDays * dayMs);
    return deleteInBatches(db, "push_messages", sql`created_at < ${before}`);
  },
  { cron: "17 11 * * *" },
);

export const deleteOldSms = job(
  "sms.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const isOld = sql`created_at < ${monthsBefore(now(), retention.messageKeyMonths)}`;
    return deleteInBatches(db, "sms_messages", sql`${isOld} and body = ''`);
  },
  { cron: "7 11 * * *" },
);
