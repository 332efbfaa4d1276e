/** Several reads as one statement, whose one row holds the rows of each. */
import { getTypeParser } from "./database.ts";
import type { Statement } from "./value-lists.ts";

interface Column {
  name: string;
  /** The type's number in PostgreSQL. */
  dataTypeID: number;
}

/** What a text gives. */
export interface Columns {
  /** Of the text, among all that are known. */
  number: number;
  list: readonly Column[];
}

export type CombinedRead = Statement & { columns: Columns };

/** Rows by column, in the text form in which PostgreSQL gives values. */
type TextRows = (string | null)[][];

/** Types whose text as a value differs from what a cast to text gives: inet and bpchar. */
const differsAsText = new Set([869, 1042]);

export const canCombine = (columns: readonly Column[]): boolean =>
  columns.length > 0 &&
  new Set(columns.map(({ name }) => name)).size === columns.length &&
  !columns.some(({ dataTypeID }) => differsAsText.has(dataTypeID));

/** Whether a statement reads alone, and can stand in parentheses. */
export function isPlainRead(text: string): boolean {
  const known = plainReads.get(text);
  if (known !== undefined) return known;
  const isPlain = looksPlain(text);
  if (plainReads.size < maxPlainReads) plainReads.set(text, isPlain);
  return isPlain;
}

const plainReads = new Map<string, boolean>();
const maxPlainReads = 2_000;

const looksPlain = (text: string) =>
  (/^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !writes.test(text))) &&
  !/\bfor (no key )?(update|share|key share)\b/i.test(text) &&
  !hasQuotedDollar(text);

/** What a `with` can hold beside reads. */
const writes = /\b(insert|update|delete|merge)\b/i;

/** Where `$1` is no parameter. */
const hasQuotedDollar = (text: string) =>
  /\$[a-z_]*\$/i.test(text) || (text.match(/'[^']*'/g) ?? []).some((literal) => /\$\d/.test(literal));

/** Its parameters are those of all the reads, one after the other. */
export function combinedText(reads: readonly CombinedRead[]): string {
  let before = 0;
  const parts = reads.map(({ text, values, columns }, index) => {
    const first = before;
    before += values.length;
    const numbered = text.replace(/\$(\d+)/g, (_, number: string) => `$${first + Number(number)}`);
    // By name: where a column is gone or renamed, the statement fails.
    const asText = columns.list.map(({ name }) => `r."${name.replaceAll('"', '""')}"::text`);
    return `(select json_agg(array[${asText}]) from (${numbered}) as r) as r${index}`;
  });
  return `select ${parts.join(", ")}`;
}

/** The rows as the statement would have given them by itself. */
export function rowsOf(rows: TextRows | null, { list }: Columns): Record<string, unknown>[] {
  if (!rows) return [];
  const parsers = list.map(
    ({ dataTypeID }) => getTypeParser(dataTypeID, "text") as (text: string) => unknown,
  );
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (let at = 0; at < list.length; at += 1) {
      const text = row[at] ?? null;
      object[list[at]!.name] = text === null ? null : parsers[at]!(text);
    }
    return object;
  });
}
