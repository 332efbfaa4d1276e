/** The platform's own tables that name people: the outbox, files, and what is noted about calls. */
import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import { discardFile } from "../files/attach.ts";
import type { FilePurposeName } from "../files/purposes.ts";
import type { Person, PersonalTable } from "./personal-table.ts";

/** Images of an employer and a brand belong to them, not to the team member who uploaded them. */
const notPersonal: FilePurposeName[] = ["profile_image", "gallery_photo", "brand_logo"];

export const platformPersonalTables: PersonalTable[] = [
  {
    table: "mails",
    ownRows: { toAddress: "email" },
    exported: { as: "mails", columns: ["name", "subject", "state", "createdAt", "sentAt"] },
    // The row stays, so that its key is good for no second mail.
    erased: {
      set: {
        toAddress: "",
        subject: "",
        text: "",
        html: "",
        headers: "[]",
        replyTo: null,
        calendar: null,
        // Mail servers name the address they refuse.
        lastError: null,
      },
    },
  },
  {
    table: "files",
    ownRows: { ownerAccountId: "account" },
    exported: { as: "files", columns: ["id", "purpose", "filename", "byteSize", "contentType", "createdAt"] },
    erased: { run: discardFiles },
  },
  {
    table: "smsMessages",
    ownRows: { accountId: "account" },
    rowsAboutThem: { recipient: "the number of that account" },
    exported: { as: "sms_messages", columns: ["recipient", "body", "state", "createdAt"] },
    erased: "rows",
  },
  {
    table: "openAiLogs",
    ownRows: { accountId: "account" },
    exported: { as: "language_model_calls", without: ["accountId", "version"] },
    erased: "rows",
  },
  {
    table: "auditLogs",
    ownRows: { accountId: "account", entityId: "any" },
    rowsAboutThem: { impersonatorId: "staff: what they did as somebody stands under that account too" },
    exported: { as: "audit", columns: ["action", "entity", "entityId", "createdAt"] },
    erased: { retained: "append-only for two years; it holds ids, no words" },
  },
  {
    table: "errorReports",
    ownRows: { accountId: "account" },
    exported: { leftOut: "technical notes about a failure, which many share" },
    // It may contain typed text; a failure that persists is reported again.
    erased: "rows",
  },
  {
    table: "idempotencyKeys",
    ownRows: { caller: "account" },
    exported: { leftOut: "answers kept for a day, so that a call sent twice is done once" },
    erased: "rows",
  },
  {
    table: "broadcasts",
    ownRows: { exceptAccountId: "account" },
    exported: { leftOut: "ids of what changed in the last minutes, for open pages" },
    erased: "rows",
  },
];

async function discardFiles(db: Transaction, { accountId }: Person): Promise<void> {
  const files = await db
    .selectFrom("files")
    .select("id")
    .where("ownerAccountId", "=", accountId)
    .where("purpose", "not in", notPersonal)
    .execute();
  for (const { id } of files) await discardFile(db, id);
  await sql`update files set owner_account_id = null where owner_account_id = ${accountId}`.execute(db);
}
