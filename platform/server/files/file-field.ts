/**
 * An attribute that is a file: stored as its id, written once its upload is complete, read as a name and a
 * link.
 */
import type { FileReference } from "#platform/shared/file-reference.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { Context, WriteContext } from "../context.ts";
import type { StoredRow, Field } from "../resource.ts";
import { attachFile, fileNotStored } from "./attach.ts";
import { type FileLinks, linkReader } from "./file-links.ts";
import type { FilePurposeName } from "./purposes.ts";

interface FileFieldParts {
  /** The attribute's wire name, where a file that is not there is reported. */
  name: string;
  /** The row's column that holds the id. */
  column: string;
  purpose: FilePurposeName;
}

/** One file. `mayRead` says for a page of rows which of them show it to this reader; default all. */
export function fileField(
  links: FileLinks,
  parts: FileFieldParts,
  mayRead: ReferencesById = everyRow,
): Field {
  const idOf = ({ [parts.column]: id }: StoredRow) => (typeof id === "string" ? id : null);
  return {
    load: async (rows: StoredRow[], context) => {
      const fileReferences = await mayRead(rows, context);
      const withFile = rows.filter((row) => idOf(row) && fileReferences(row));
      const files = await linked(
        links,
        context,
        withFile.map((row) => idOf(row)!),
      );
      return new Map(withFile.map((row) => [row.id, files.get(idOf(row)!) ?? null]));
    },
    write: (value: FileReference | null) => ({ [parts.column]: value?.id ?? null }),
    save: (context, _id, value: FileReference | null) => attach(context, parts, value),
  };
}

/** Several files, in their order; the column is an array of ids. */
export function filesField(
  links: FileLinks,
  parts: FileFieldParts,
  mayRead: ReferencesById = everyRow,
): Field {
  const idsOf = ({ [parts.column]: ids }: StoredRow): string[] => (Array.isArray(ids) ? ids.map(String) : []);
  return {
    load: async (rows: StoredRow[], context) => {
      const shown = await mayRead(rows, context);
      const files = await linked(links, context, rows.filter(shown).flatMap(idsOf));
      const of = (row: StoredRow) => idsOf(row).flatMap((id) => files.get(id) ?? []);
      return new Map(rows.map((row) => [row.id, shown(row) ? of(row) : []]));
    },
    write: (value: FileReference[]) => ({ [parts.column]: value.map(({ id }) => id) }),
    save: async (context, _id, value: FileReference[]) => {
      for (const one of value) await attach(context, parts, one);
    },
  };
}

type ReferencesById = (
  rows: StoredRow[],
  context: Context | WriteContext,
) => Promise<(row: StoredRow) => boolean>;
const everyRow: ReferencesById = async () => () => true;

/** Marks the caller's uploaded file as in use; one that is not there is `422` at the field. */
export async function attach(
  { actor, db }: WriteContext,
  { name, purpose }: Pick<FileFieldParts, "name" | "purpose">,
  file: FileReference | null | undefined,
): Promise<void> {
  if (!file) return;
  const accountId = isSignedIn(actor) ? actor.accountId : null;
  if (accountId && (await attachFile(db, { id: file.id, purpose, accountId }))) return;
  throw await fileNotStored(db, name, { id: file.id, accountId });
}

async function linked(links: FileLinks, { db, actor }: Context | WriteContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, FileReference>();
  const files = await db
    .selectFrom("files")
    .select(["id", "filename", "byteSize", "contentType"])
    .where("id", "in", ids)
    .where("state", "=", "stored")
    .execute();
  const entries = files.map(
    async (file) => [file.id, { ...file, url: await links.download(file.id, linkReader(actor)) }] as const,
  );
  return new Map<string, FileReference>(await Promise.all(entries));
}
