/** Imports a state's licence roster as unclaimed employers, each with its location; a second run changes nothing. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Database } from "#platform/server/database/database.ts";
import { keysOf } from "#platform/shared/literals.ts";
import { countRows, readRosterRecords } from "./roster-file.ts";
import { requiredColumns, type RosterRow, parseRosterRow } from "./roster-row.ts";
import { saveRosterRows } from "./save-roster-rows.ts";

export interface ImportSummary {
  new: number;
  changed: number;
  unchanged: number;
  /** Differ from the roster, but have been claimed by their owners. */
  claimed: number;
  broken: number;
  unknownZips: number;
  withoutCapacity: number;
}

export interface ImportListener {
  /** After each batch: lines done, lines in all. */
  progress?: (done: number, total: number) => void;
  /** A row that was skipped or imported incompletely; the sentence begins with its line. */
  notice?: (sentence: string) => void;
  /** The bulk change under which what is written is recorded, so that it can be taken back. */
  changeId?: string;
}

/** Small batches commit quickly, so that a running product is not blocked. */
const batchSize = 250;

/**
 * In a transaction the whole import is one, else each batch is.
 * @throws CommandError when the file cannot be read or lacks a column.
 */
export async function importCenters(
  db: Database,
  file: string,
  { progress = () => {}, notice = () => {}, changeId }: ImportListener = {},
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    new: 0,
    changed: 0,
    unchanged: 0,
    claimed: 0,
    broken: 0,
    unknownZips: 0,
    withoutCapacity: 0,
  };
  const total = await countRows(file);
  const lineOf = new Map<string, number>();
  let batch: RosterRow[] = [];
  let done = 0;

  for await (const record of readRosterRecords(file, requiredColumns)) {
    const row = "problem" in record ? record : parseRosterRow(record.values);
    if ("problem" in row) leaveOut(row.problem, record.line);
    else takeIn(row, record.line);
    done += 1;
    if (batch.length >= batchSize) await save();
  }
  await save();
  return summary;

  function leaveOut(problem: string, line: number): void {
    summary.broken += 1;
    notice(`line ${line}: ${problem}; left out`);
  }

  function takeIn(row: RosterRow, line: number): void {
    const problem = alreadyThere(row, line);
    if (problem) return leaveOut(problem, line);
    note(row, line);
    batch.push(row);
  }

  function alreadyThere(row: RosterRow, line: number): string | null {
    const key = `${row.src} ${row.license}`;
    const before = lineOf.get(key);
    if (before === undefined) lineOf.set(key, line);
    return before === undefined ? null : `licence ${key} stands in line ${before} already`;
  }

  function note({ zip, lat, capacity }: RosterRow, line: number): void {
    if (capacity === null) summary.withoutCapacity += 1;
    if (place(zip)) return;
    summary.unknownZips += 1;
    const kept = lat === null ? "kept without a place on the map" : "kept with the roster's coordinates";
    notice(`line ${line}: ZIP ${zip} is unknown; ${kept}`);
  }

  async function save(): Promise<void> {
    const saved = await saveRosterRows(db, batch, changeId);
    for (const outcome of keysOf(saved)) summary[outcome] += saved[outcome];
    batch = [];
    progress(done, Math.max(total, done));
  }
}
