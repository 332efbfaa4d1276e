/** One person's files with their names in the ZIP: a folder by purpose, each name once. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { FilePurposeName } from "#platform/server/files/purposes.ts";
import type { Person } from "#platform/server/personal-data/personal-table.ts";

/** Generated files: an earlier export must not be in the next one. */
const generatedPurposes: FilePurposeName[] = ["account_export"];
const batchSize = 100;

export async function* listAccountFiles(
  db: Queryable,
  { accountId }: Person,
): AsyncGenerator<{ id: string; name: string }> {
  const usedNames = new Map<string, number>();
  let last: string | null = null;
  for (;;) {
    const files: { id: string; purpose: string; filename: string }[] = await db
      .selectFrom("files")
      .select(["id", "purpose", "filename"])
      .where("ownerAccountId", "=", accountId)
      .where("state", "=", "stored")
      .where("purpose", "not in", generatedPurposes)
      .$if(last !== null, (rows) => rows.where("id", ">", last!))
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const { id, purpose, filename } of files)
      yield { id, name: unique(`${purpose}/${safeFilename(filename)}`) };
    if (files.length < batchSize) return;
    last = files.at(-1)!.id;
  }

  function unique(path: string): string {
    const key = path.toLowerCase();
    const uses = usedNames.get(key) ?? 0;
    usedNames.set(key, uses + 1);
    return uses === 0 ? path : path.replace(/(\.[^./]*)?$/, ` (${uses + 1})$1`);
  }
}

/** A name must neither leave its folder nor be empty. */
const safeFilename = (filename: string) =>
  // oxlint-disable-next-line no-control-regex -- these characters are replaced
  filename.replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, "_").replace(/^\.+/, "_") || "file";
