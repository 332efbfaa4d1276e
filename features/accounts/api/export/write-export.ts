/** Writes everything stored about one person as a ZIP: a list for each table, their files, and a README. */
import { Readable } from "node:stream";
import { ZipArchive } from "archiver";
import type { Language } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import type { FileStorage } from "#platform/server/files/storage.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { readRows } from "#platform/server/personal-data/read-rows.ts";
import { longDate } from "#platform/shared/format.ts";
import { listAccountFiles } from "./account-files.ts";
import { translator } from "#platform/server/translations.ts";

export interface ExportInput {
  db: Database;
  files: FileStorage;
  tables: readonly PersonalTable[];
  person: Person;
  language: Language;
  now: Date;
}

/**
 * Streams: rows are read page by page, and one file is open at a time, so memory stays flat for any size. The
 * stream fails with an error when something cannot be read; half a ZIP does not open.
 */
export function writeExport(work: ExportInput): Readable {
  const zip = new ZipArchive({ zlib: { level: 6 }, forceUTC: true });
  writeEntries(zip, work).catch((error: Error) => zip.destroy(error));
  return zip;
}

async function writeEntries(
  zip: ZipArchive,
  { db, files, tables, person, language, now }: ExportInput,
): Promise<void> {
  const counts: [name: string, count: number][] = [];
  for (const entry of tables) {
    const { exported } = entry;
    if (!("as" in exported)) continue;
    const name = `${exported.as}.json`;
    const list = await jsonList(readRows(db, { ...entry, exported }, person));
    if (!list) continue;
    await appendEntry(zip, Readable.from(list.json()), { name });
    counts.push([name, list.count()]);
  }
  let ownCount = 0;
  for await (const { id, name } of listAccountFiles(db, person)) {
    const bytes = await files.open(id).catch(() => null);
    // Its bytes are gone or were never whole: the list of files still names it.
    if (!bytes) continue;
    await appendEntry(zip, bytes, { name: `files/${name}`, store: true });
    ownCount += 1;
  }
  if (ownCount > 0) counts.push(["files/", ownCount]);
  await appendEntry(zip, Buffer.from(exportReadme(counts, language, now)), { name: "README.txt" });
  await zip.finalize();
}

type Entry = Parameters<ZipArchive["append"]>[1];

/** Resolves when the entry is written: the next one is not opened before. */
function appendEntry(zip: ZipArchive, source: Readable | Buffer, entry: Entry): Promise<void> {
  return new Promise((done, fail) => {
    const settle = (error?: Error) => {
      zip.off("entry", settled).off("error", settle).off("close", closed);
      if (error) fail(error);
      else done();
    };
    const settled = () => settle();
    const closed = () => {
      if (source instanceof Readable) source.destroy();
      settle(new Error("Nobody reads this export any more"));
    };
    zip.on("entry", settled).on("error", settle).on("close", closed);
    if (source instanceof Readable) source.once("error", settle);
    zip.append(source, entry);
  });
}

/** Undefined where there is nothing: a person is not given thirty empty lists. */
async function jsonList(rows: AsyncGenerator<object>) {
  const first = await rows.next();
  if (first.done) return undefined;
  let count = 1;
  async function* json() {
    yield `[\n${jsonLine(first.value)}`;
    for await (const row of rows) {
      count += 1;
      yield `,\n${jsonLine(row)}`;
    }
    yield "\n]\n";
  }
  return { json, count: () => count };
}

const jsonLine = (row: object) => JSON.stringify(row, null, 2).replaceAll(/^/gm, "  ");

/** The README of an export. */
function exportReadme(counts: [name: string, count: number][], language: Language, now: Date): string {
  const t = translator(language);
  const widest = Math.max(0, ...counts.map(([name]) => name.length));
  return [
    t(/*i18n*/ "Your data, as of {day}", { day: longDate(now, language) }),
    "",
    t(
      /*i18n*/ "Here is everything we keep about you: one list for each kind of thing, and the files you uploaded.",
    ),
    t(
      /*i18n*/ "The lists are text (JSON, UTF-8): any text editor opens them, and programs can read them. Times are in UTC.",
    ),
    t(/*i18n*/ "Notes that employers write for themselves are theirs and are not in here."),
    "",
    ...counts.map(([name, count]) => `${name.padEnd(widest)}  ${count}`),
    "",
  ].join("\r\n");
}
