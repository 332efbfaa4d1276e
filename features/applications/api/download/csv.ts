/** A CSV file as spreadsheets read it: RFC 4180, with the mark by which Excel knows UTF-8, and no cell that runs. */
import type { Transform } from "node:stream";
import { stringify } from "csv-stringify";

/** Takes records (lists of cells), the header among them. */
export const csvStream = (): Transform =>
  stringify({
    bom: true,
    record_delimiter: "windows",
    quote_record_delimiter: true,
    // Cells that begin like a formula get an apostrophe in front; what would hide the beginning is trimmed.
    escape_formulas: true,
    cast: { string: (text) => text.replace(formulaPrefix, "") },
  });

/** White space and signs without a width, before which a spreadsheet still sees a formula. */
const formulaPrefix = /^[\s\p{Cc}\p{Cf}]+/u;
