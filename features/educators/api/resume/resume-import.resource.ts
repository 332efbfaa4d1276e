/**
 * Resume imports over JSON:API, for the educator who owns them. Creating one starts the reading; the row
 * reports its outcome.
 */
import { isEnabled } from "#features/operators/api/is-enabled.query.ts";
import { fileNotStored } from "#platform/server/files/attach.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import { forbidden, tooManyRequests } from "#platform/server/errors.ts";
import type { Job } from "#platform/server/job.ts";
import { resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { ResumeImport } from "../../resume-import.ts";
import { mayEditPart } from "../../user-profile.policy.ts";

const input = z.strictObject({ fileId: z.uuid(/*i18n*/ "Choose a file") });

const maxReadingsPerDay = 30;

export const resumeImports = (reading: Job<{ resumeImportId: string }>) =>
  resource({
    entity: ResumeImport,
    table: "resumeImports",
    operators: operatorAccess.people,
    collections: {
      resume_imports: { for: ["educator"], create: ["educator"], delete: ["educator"] },
    },
    visibleTo: { educator: (rows, me) => rows.where("resumeImports.userProfileId", "=", me.userProfileId) },
    sorts: { createdAt: "createdAt" },
    create: {
      input,
      run: (context: WriteContext, given: z.output<typeof input>) => begin(context, given, reading),
    },
    delete: mayEditPart,
  });

async function begin(
  { db, actor }: WriteContext,
  { fileId }: z.output<typeof input>,
  reading: Job<{ resumeImportId: string }>,
): Promise<string> {
  if (actor.kind !== "educator") throw forbidden(/*i18n*/ "You can't do that here.");
  if (!(await isEnabled(db, "resume_import", actor.accountId)))
    throw forbidden(/*i18n*/ "Filling in from a resume is switched off right now.");
  // Reading does not attach the file: unless it becomes the profile's resume, nothing remains.
  const file = await db
    .selectFrom("files")
    .select("id")
    .where("id", "=", fileId)
    .where("ownerAccountId", "=", actor.accountId)
    .where("purpose", "=", "resume")
    .where("state", "=", "stored")
    .executeTakeFirst();
  if (!file) throw await fileNotStored(db, "fileId", { id: fileId, accountId: actor.accountId });
  const { userProfileId } = actor;
  await lockLimit(db, "resume_imports", userProfileId);
  const { count } = await db
    .selectFrom("resumeImports")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userProfileId", "=", userProfileId)
    .where("createdAt", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count >= maxReadingsPerDay) throw tooManyRequests(3_600);
  const { id } = await db
    .insertInto("resumeImports")
    .values({ userProfileId, fileId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await reading.enqueue(db, { resumeImportId: id }, { key: id });
  return id;
}
