/** A file as the answer to a profile question: kept as {id, filename}, read with a link that opens it for a while. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { discardFile } from "#platform/server/files/attach.ts";
import { attach } from "#platform/server/files/file-field.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { answerValue } from "../answer-value.ts";
import { documentsOpen } from "./profile-facts.query.ts";

const purpose = "answer_document";

/** The text to keep. Only an uploaded file of the educator's own is taken; the one it replaces goes. */
export async function takeFile(context: WriteContext, text: string, before?: string): Promise<string> {
  const file = fileIn(text);
  if (!file)
    throw invalidFields(
      [{ field: "value", message: /*i18n*/ "Choose a file" }],
      (field) => `/data/attributes/${field}`,
    );
  await attach(context, { name: "value", purpose }, file);
  if (before !== undefined && fileIn(before)?.id !== file.id) await dropFile(context.db, before);
  return JSON.stringify(file);
}

/** The file of an answer that goes. */
export async function dropFile(db: Queryable, text: string): Promise<void> {
  const id = fileIn(text)?.id;
  const own = id && (await answerFiles(db, [id])).at(0);
  if (own) await discardFile(db, own.id);
}

type AnswerRow = Row<"profileQuestionAnswers">;

/** The stored texts of a page of answers; files with a link, and empty until contact opens them to this reader. */
export const answerTexts =
  (links: FileLinks) => async (rows: AnswerRow[], context: Context | WriteContext) => {
    const { db, actor } = context;
    const withFile = rows.filter(({ value }) => fileIn(value));
    const files = await answerFiles(
      db,
      withFile.map(({ value }) => fileIn(value)!.id),
    );
    const isOpen = await documentsOpen(withFile, context);
    const texts = rows.map(async (row) => {
      // A text may look like anybody's file: only the answering educator's own is linked.
      const file = files.find(
        ({ id, userProfileId }) => id === fileIn(row.value)?.id && userProfileId === row.userProfileId,
      );
      if (!file) return [row.id, row.value] as const;
      // Its name says who it is about as often as its pages do.
      if (!isOpen(row)) return [row.id, ""] as const;
      const { id, filename } = file;
      return [
        row.id,
        JSON.stringify({ id, filename, url: await links.download(id, linkReader(actor)) }),
      ] as const;
    });
    return new Map<string, unknown>(await Promise.all(texts));
  };

const answerFiles = async (db: Queryable, ids: string[]) =>
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

const answeredFile = z.object({ id: z.uuid(), filename: z.string().max(500) });

/** A place has an id of its own kind, but no file name. */
function fileIn(text: string): z.infer<typeof answeredFile> | null {
  return answeredFile.safeParse(answerValue(text)).data ?? null;
}
