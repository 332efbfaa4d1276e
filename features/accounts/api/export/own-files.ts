/** One person's files with the names they have in the ZIP: by what they are for, each name once. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { FilePurposeName } from "#platform/server/files/purposes.ts";
import type { Person } from "#platform/server/personal-data/personal-table.ts";

/** Made from the others: an earlier export must not be in the next one. */
const made: FilePurposeName[] = ["account_export"];
const atOnce = 100;

export async function* ownFiles(
  db: Queryable,
  { accountId }: Person,
): AsyncGenerator<{ id: string; name: string }> {
  const taken = new Map<string, number>();
  let last: string | null = null;
  for (;;) {
    const files: { id: string; purpose: string; filename: string }[] = await db
      .selectFrom("files")
      .select(["id", "purpose", "filename"])
      .where("ownerAccountId", "=", accountId)
      .where("state", "=", "stored")
      .where("purpose", "not in", made)
      .$if(last !== null, (rows) => rows.where("id", ">", last!))
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, purpose, filename } of files) yield { id, name: unique(`${purpose}/${safe(filename)}`) };
    if (files.length < atOnce) return;
    last = files.at(-1)!.id;
  }

  function unique(path: string): string {
    const key = path.toLowerCase();
    const seen = taken.get(key) ?? 0;
    taken.set(key, seen + 1);
    return seen === 0 ? path : path.replace(/(\.[^./]*)?$/, ` (${seen + 1})$1`);
  }
}

/** A name must not lead out of its folder, nor be none. */
const safe = (filename: string) =>
  // oxlint-disable-next-line no-control-regex -- those are what is taken out
  filename.replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, "_").replace(/^\.+/, "_") || "file";
