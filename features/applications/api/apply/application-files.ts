/** The résumé and attachments of an application: files of the educator, served by short-lived links. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { attachFile, fileNotStored } from "#platform/server/files/attach.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";

type ApplicationRow = Row<"jobApplications">;

export const loadResumes =
  (links: FileLinks) => async (rows: ApplicationRow[], context: Context | WriteContext) => {
    const files = await linkFiles(
      links,
      context,
      rows.flatMap(({ resumeId }) => resumeId ?? []),
    );
    return new Map<string, unknown>(rows.map(({ id, resumeId }) => [id, files.get(resumeId ?? "") ?? null]));
  };

export const loadAttachments =
  (links: FileLinks) => async (rows: ApplicationRow[], context: Context | WriteContext) => {
    const files = await linkFiles(
      links,
      context,
      rows.flatMap(({ attachmentIds }) => attachmentIds),
    );
    const of = (ids: string[]) => ids.map((id) => files.get(id)).filter((file) => file !== undefined);
    return new Map<string, unknown>(rows.map(({ id, attachmentIds }) => [id, of(attachmentIds)]));
  };

export async function attachResume(context: WriteContext, id: string, fileId: string | null): Promise<void> {
  if (fileId !== null) await attachOwnFile(context, fileId, "resume", "resume");
  await context.db.updateTable("jobApplications").set({ resumeId: fileId }).where("id", "=", id).execute();
}

export async function saveIndeedResume({ db }: WriteContext, id: string, text: string | null): Promise<void> {
  await db
    .updateTable("jobApplications")
    .set({ indeedResume: text || null })
    .where("id", "=", id)
    .execute();
}

export async function saveAttachments(context: WriteContext, id: string, fileIds: string[]): Promise<void> {
  for (const fileId of fileIds) await attachOwnFile(context, fileId, "attachment", "attachments");
  await context.db
    .updateTable("jobApplications")
    .set({ attachmentIds: fileIds })
    .where("id", "=", id)
    .execute();
}

async function attachOwnFile(
  context: WriteContext,
  id: string,
  purpose: "resume" | "attachment",
  field: string,
): Promise<void> {
  const { actor, db } = context;
  const accountId = isSignedIn(actor) ? actor.accountId : null;
  if (accountId && (await attachFile(db, { id, purpose, accountId }))) return;
  throw await fileNotStored(db, field, { id, accountId });
}

async function linkFiles(links: FileLinks, { db, actor }: Context | WriteContext, fileIds: string[]) {
  if (fileIds.length === 0) return new Map<string, { id: string; filename: string; url: string }>();
  const files = await db.selectFrom("files").select(["id", "filename"]).where("id", "in", fileIds).execute();
  const entries = files.map(
    async ({ id, filename }) =>
      [id, { id, filename, url: await links.download(id, linkReader(actor)) }] as const,
  );
  return new Map(await Promise.all(entries));
}
