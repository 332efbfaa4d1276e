/** Reads a roster line by line, so that a broken row does not affect others through its quotes. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { CommandError } from "#platform/shared/command-error.ts";
import { parse } from "csv-parse/sync";

export type RosterRecord =
  | { line: number; values: Record<string, string> }
  | { line: number; problem: string };

/** Rows in the file's order; `line` is where a row begins, the header being line 1. */
export async function* readRosterRecords(
  file: string,
  required: readonly string[],
): AsyncGenerator<RosterRecord> {
  let columns: string[] | undefined;
  let open: { line: number; text: string }[] = [];
  for await (const next of linesOf(file)) {
    if (!columns) {
      columns = headerOf(next.text, file, required);
      continue;
    }
    open.push(next);
    while (open.length > 0) {
      const { record, used } = firstRecord(open, columns.length);
      if (record === "unfinished" && open.length < maxLinesPerRow) break;
      yield toRecord(open[0]!.line, record, columns);
      open = open.slice(used);
    }
  }
  if (!columns) throw new CommandError(`${file} is empty: its first line must name the columns.`);
  while (open.length > 0) {
    const { record, used } = firstRecord(open, columns.length);
    yield toRecord(open[0]!.line, record, columns);
    open = open.slice(used);
  }
}

/** An approximate number of rows, for showing progress. */
export async function countRows(file: string): Promise<number> {
  let count = -1;
  for await (const _ of linesOf(file)) count += 1;
  return Math.max(0, count);
}

/** A quoted value may span lines; beyond this many it counts as an unclosed quote. */
const maxLinesPerRow = 12;

async function* linesOf(file: string): AsyncGenerator<{ line: number; text: string }> {
  // A folder opens like a file, and fails only when its lines are read.
  if (
    await stat(file).then(
      (found) => found.isDirectory(),
      () => false,
    )
  )
    throw unreadable(file, "EISDIR");
  const input = createReadStream(file, "utf8");
  // Otherwise the error of a missing file would be thrown outside of the loop, where nothing can catch it.
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  failed.catch(() => {});
  await Promise.race([failed, new Promise((resolve) => input.once("open", resolve))]).catch(
    (error: NodeJS.ErrnoException) => {
      throw unreadable(file, error.code);
    },
  );
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    if (text.trim()) yield { line, text: line === 1 ? text.replace(/^\uFEFF/, "") : text };
  }
}

const unreadable = (file: string, code: string | undefined) =>
  new CommandError(`${file} cannot be read (${code}): name a CSV file.`);

function headerOf(text: string, file: string, required: readonly string[]): string[] {
  const cells = cellsOf(text);
  const columns =
    cells === "unfinished" || cells === "broken" ? [] : cells.map((name) => name.trim().toLowerCase());
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new CommandError(`${file} has no column ${missing.join(", ")} in its first line.`);
  return columns;
}

/** Lines are joined to one row only if that gives the right number of values. */
function firstRecord(open: { text: string }[], width: number): { record: Cells; used: number } {
  const single = cellsOf(open[0]!.text);
  if (single !== "unfinished") return { record: single, used: 1 };
  for (let used = 2; used <= open.length; used += 1) {
    const text = open
      .slice(0, used)
      .map((each) => each.text)
      .join("\n");
    const several = cellsOf(text, true);
    if (Array.isArray(several) && several.length === width) return { record: several, used };
  }
  return { record: "unfinished", used: 1 };
}

type Cells = string[] | "unfinished" | "broken";

/** A lone quote inside a name is the state's own; over several lines it would swallow good rows, so there it is refused. */
function cellsOf(text: string, isStrict = false): Cells {
  const options = { relax_column_count: true, relax_quotes: !isStrict, trim: true };
  try {
    const [row, ...more] = parse(text, options);
    return row && more.length === 0 ? row : "broken";
  } catch (error) {
    return errorCode(error) === "CSV_QUOTE_NOT_CLOSED" ? "unfinished" : "broken";
  }
}

function toRecord(line: number, cells: Cells, columns: string[]): RosterRecord {
  if (cells === "unfinished") return { line, problem: "a quote is opened and never closed" };
  if (cells === "broken") return { line, problem: "a quote stands in the middle of a value" };
  if (cells.length !== columns.length)
    return { line, problem: `it has ${cells.length} values and the header names ${columns.length}` };
  return { line, values: Object.fromEntries(columns.map((name, index) => [name, cells[index]!])) };
}
