/** The résumé and attachments sent with an application: files of the educator's own, given out by short-lived links. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { attachFile, whyNotAttached } from "#platform/server/files/attach.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";

type ApplicationRow = Row<"jobApplications">;

export const resumes =
  (links: FileLinks) => async (rows: ApplicationRow[], context: Context | WriteContext) => {
    const files = await linked(
      links,
      context,
      rows.flatMap(({ resumeId }) => resumeId ?? []),
    );
    return new Map<string, unknown>(rows.map(({ id, resumeId }) => [id, files.get(resumeId ?? "") ?? null]));
  };

export const attachments =
  (links: FileLinks) => async (rows: ApplicationRow[], context: Context | WriteContext) => {
    const files = await linked(
      links,
      context,
      rows.flatMap(({ attachmentIds }) => attachmentIds),
    );
    const of = (ids: string[]) => ids.map((id) => files.get(id)).filter((file) => file !== undefined);
    return new Map<string, unknown>(rows.map(({ id, attachmentIds }) => [id, of(attachmentIds)]));
  };

export async function keepResume(context: WriteContext, id: string, fileId: string | null): Promise<void> {
  if (fileId !== null) await own(context, fileId, "resume", "resume");
  await context.db.updateTable("jobApplications").set({ resumeId: fileId }).where("id", "=", id).execute();
}

export async function keepAttachments(context: WriteContext, id: string, fileIds: string[]): Promise<void> {
  for (const fileId of fileIds) await own(context, fileId, "attachment", "attachments");
  await context.db
    .updateTable("jobApplications")
    .set({ attachmentIds: fileIds })
    .where("id", "=", id)
    .execute();
}

async function own(
  context: WriteContext,
  id: string,
  purpose: "resume" | "attachment",
  field: string,
): Promise<void> {
  const { actor, db } = context;
  const accountId = isSignedIn(actor) ? actor.accountId : null;
  if (!accountId || !(await attachFile(db, { id, purpose, accountId }))) {
    const message = await whyNotAttached(db, { id, accountId });
    throw invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
  }
}

async function linked(links: FileLinks, { db, actor }: Context | WriteContext, fileIds: string[]) {
  if (fileIds.length === 0) return new Map<string, { id: string; filename: string; url: string }>();
  const files = await db.selectFrom("files").select(["id", "filename"]).where("id", "in", fileIds).execute();
  const entries = files.map(
    async ({ id, filename }) =>
      [id, { id, filename, url: await links.download(id, linkReader(actor)) }] as const,
  );
  return new Map(await Promise.all(entries));
}
