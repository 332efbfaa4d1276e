/** CSV for spreadsheets: RFC 4180, with a BOM for Excel, and without cells that run as formulas. */
import type { Transform } from "node:stream";
import { stringify } from "csv-stringify";

/** Accepts records (lists of cells), including the header. */
export const csvStream = (): Transform =>
  stringify({
    bom: true,
    record_delimiter: "windows",
    quote_record_delimiter: true,
    // Cells that begin like a formula get a leading apostrophe; characters that would hide the beginning are trimmed.
    escape_formulas: true,
    cast: { string: (text) => text.replace(formulaPrefix, "") },
  });

/** White space and zero-width characters, after which a spreadsheet still recognizes a formula. */
const formulaPrefix = /^[\s\p{Cc}\p{Cf}]+/u;
