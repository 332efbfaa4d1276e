/** A file as the answer to a profile question: stored as {id, filename}, read with a temporary link. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { discardFile } from "#platform/server/files/attach.ts";
import { attach } from "#platform/server/files/file-field.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { answerValue } from "../../answer-value.ts";
import { documentsAreOpen } from "../profile-facts.query.ts";

const purpose = "answer_document";

/**
 * Returns the text to store. Accepts only an uploaded file of the educator's own; discards the one it
 * replaces.
 */
export async function attachAnswerFile(
  context: WriteContext,
  text: string,
  before?: string,
): Promise<string> {
  const file = parseAnswerFile(text);
  if (!file)
    throw invalidFields(
      [{ field: "value", message: /*i18n*/ "Choose a file" }],
      (field) => `/data/attributes/${field}`,
    );
  await attach(context, { name: "value", purpose }, file);
  if (before !== undefined && parseAnswerFile(before)?.id !== file.id)
    await discardAnswerFile(context.db, before);
  return JSON.stringify(file);
}

/** Discards the file of a deleted answer. */
export async function discardAnswerFile(db: Queryable, text: string): Promise<void> {
  const id = parseAnswerFile(text)?.id;
  const ownFile = id && (await findAnswerFiles(db, [id])).at(0);
  if (ownFile) await discardFile(db, ownFile.id);
}

type AnswerRow = Row<"profileQuestionAnswers">;

/**
 * The stored texts of several answers; files with a link, and empty until this reader may see contact
 * details.
 */
export const loadAnswerTexts =
  (links: FileLinks) => async (rows: AnswerRow[], context: Context | WriteContext) => {
    const { db, actor } = context;
    const withFile = rows.filter(({ value }) => parseAnswerFile(value));
    const files = await findAnswerFiles(
      db,
      withFile.map(({ value }) => parseAnswerFile(value)!.id),
    );
    const isOpen = await documentsAreOpen(withFile, context);
    const texts = rows.map(async (row) => {
      // A text may name anybody's file id: only the answering educator's own file is linked.
      const file = files.find(
        ({ id, userProfileId }) =>
          id === parseAnswerFile(row.value)?.id && userProfileId === row.userProfileId,
      );
      if (!file) return [row.id, row.value] as const;
      // A file name identifies its owner about as often as its pages do.
      if (!isOpen(row)) return [row.id, ""] as const;
      const { id, filename } = file;
      return [
        row.id,
        JSON.stringify({ id, filename, url: await links.download(id, linkReader(actor)) }),
      ] as const;
    });
    return new Map<string, unknown>(await Promise.all(texts));
  };

const findAnswerFiles = async (db: Queryable, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("files")
        .innerJoin("userProfiles as owner", "owner.accountId", "files.ownerAccountId")
        .where(sql<boolean>`files.id = any(${ids}::uuid[])`)
        .where("files.purpose", "=", purpose)
        .where("files.state", "=", "stored")
        .select(["files.id", "files.filename", "owner.id as userProfileId"])
        .execute();

const answerFileSchema = z.object({ id: z.uuid(), filename: z.string().max(500) });

/** A place also has an id, but no file name. */
function parseAnswerFile(text: string): z.infer<typeof answerFileSchema> | null {
  return answerFileSchema.safeParse(answerValue(text)).data ?? null;
}
