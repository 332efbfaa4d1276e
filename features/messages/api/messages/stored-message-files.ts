/** Files in messages: attached by their uploader, served by short-lived links to readers of the message. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { attachFile, discardFile, fileNotStored } from "#platform/server/files/attach.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { MessageData, MessageFile } from "../../message.ts";

type MessageRow = Row<"messages">;

/** Loads `data` with its files. */
export const loadDataWithFiles =
  (links: FileLinks) =>
  async (rows: MessageRow[], context: Context | WriteContext): Promise<Map<string, unknown>> => {
    const files = await linkFiles(
      links,
      context,
      rows.flatMap(({ attachmentIds }) => attachmentIds),
    );
    const dataOf = ({ data, attachmentIds, deletedAt }: MessageRow): MessageData => {
      if (deletedAt) return {};
      const attachments = attachmentIds.flatMap((id) => files.get(id) ?? []);
      return { ...data, ...(attachments.length > 0 ? { attachments } : {}) };
    };
    return new Map(rows.map((row) => [row.id, dataOf(row)]));
  };

/** Attaches the author's uploads; `422` at `data` for a missing one. */
export async function attachMessageFiles({ db, actor }: WriteContext, fileIds: string[]): Promise<void> {
  for (const id of fileIds) {
    const accountId = isSignedIn(actor) ? actor.accountId : null;
    const purpose = "message_attachment";
    if (accountId && (await attachFile(db, { id, purpose, accountId }))) continue;
    throw await fileNotStored(db, "data", { id, accountId });
  }
}

/** Deletes files that no other message uses: one upload may have been sent to several people. */
export async function discardUnusedFiles(db: Queryable, fileIds: string[]): Promise<void> {
  for (const id of fileIds) {
    const other = await db
      .selectFrom("messages")
      .select("id")
      .where(sql<boolean>`attachment_ids @> ${[id]}::uuid[]`)
      .executeTakeFirst();
    if (!other) await discardFile(db, id);
  }
}

async function linkFiles(
  links: FileLinks,
  { db, actor }: Context | WriteContext,
  fileIds: string[],
): Promise<Map<string, MessageFile>> {
  if (fileIds.length === 0) return new Map();
  const files = await db
    .selectFrom("files")
    .select(["id", "filename", "byteSize", "contentType"])
    .where("id", "in", fileIds)
    .where("state", "=", "stored")
    .execute();
  const entries = files.map(async (file) => {
    const isImage = file.contentType.startsWith("image/");
    const shown = isImage ? { showUrl: await links.publicUrl(file.id, linkReader(actor)) } : {};
    return [file.id, { ...file, url: await links.download(file.id), ...shown }] as const;
  });
  return new Map(await Promise.all(entries));
}
