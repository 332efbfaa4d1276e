/** Dates and ranges of dates as people write them in resumes, in English and Spanish. */
import { trimEnd } from "#platform/shared/trim-characters.ts";

export interface DateRange {
  /** YYYY-MM, or YYYY when no month is given: months are never invented. */
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

export interface FoundDates extends DateRange {
  /** The line without its dates. */
  rest: string;
}

const monthNames = [
  "jan(?:uary)?|ene(?:ro)?",
  "feb(?:ruary|rero)?",
  "mar(?:ch|zo)?",
  "apr(?:il)?|abr(?:il)?",
  "mayo?",
  "june?|junio",
  "july?|julio",
  "aug(?:ust)?|ago(?:sto)?",
  "sept?(?:ember|iembre)?|set(?:iembre)?",
  "oct(?:ober|ubre)?",
  "nov(?:ember|iembre)?",
  "dec(?:ember)?|dic(?:iembre)?",
];
const month = `(?:${monthNames.join("|")})\\.?`;
const season = "(?:spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno)";
const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const point = [
  `\\d{1,2}(?: de)? ${month}(?: del?)?,? ${year}`,
  `${month},?(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?: del?)? ?(?:${year}|['’]\\d{2})`,
  `\\d{1,2}/\\d{1,2}/${year}`,
  `(?:0?[1-9]|1[0-2])[/.] ?${year}`,
  `${year}[-/.](?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])`,
  `${season}(?: of| del?)?,? ${year}`,
  year,
].join("|");
const now =
  "present(?: day)?|presente|current(?:ly)?|now|today|ongoing|(?:to )?date|(?:el )?actual(?:idad|mente)?|(?:a )?la (?:fecha|actualidad)|fecha|hoy(?: en d[ií]a)?";
const between = "\\s*(?:[-‐‑–—−~]+|to|until|till|thru|through|al?|hasta)\\s*";
const wordStart = "(?<![\\p{L}\\p{N}/])";
const wordEnd = "(?![\\p{L}\\p{N}/])";
// Bounded: fixed words and digits with at most two open spaces between them, in an evened out line.
const pattern = (text: string) => new RegExp(text, "iu");

const monthPatterns = monthNames.map((names) => pattern(`${wordStart}(?:${names})(?![\\p{L}])`));
const fullYear = pattern(year);
const range = pattern(
  `${wordStart}(?:from |desde |de |del )?(?<from>${point}|${month})${between}(?:(?<until>${point})|(?<now>${now}))${wordEnd}`,
);
const shortYears = pattern(`${wordStart}(?<from>${year})\\s*[-–—/]\\s*['’]?(?<short>\\d{2})${wordEnd}`);
const since = pattern(`${wordStart}(?:since|desde)(?: el)? (?<from>${point})${wordEnd}`);
const single = pattern(`${wordStart}(?<from>${point})${wordEnd}`);
const inSeason = pattern(`${wordStart}(?<from>${season}(?: of| del?)?,? ${year})${wordEnd}`);

/** The range on a line: from – until, since, or one summer; undefined when there is none. */
export function findDateRange(line: string): FoundDates | undefined {
  const found = range.exec(line);
  const whole = found && fromRange(line, found);
  if (whole) return whole;
  const short = shortYears.exec(line);
  if (short && Number(short.groups!.short) > Number(short.groups!.from!.slice(2))) {
    const { from = "", short: two = "" } = short.groups!;
    return { startDate: from, endDate: from.slice(0, 2) + two, current: false, rest: without(line, short) };
  }
  const open = since.exec(line);
  if (open) return { startDate: dateOf(open.groups!.from!), current: true, rest: without(line, open) };
  const once = inSeason.exec(line);
  if (!once) return undefined;
  const date = dateOf(once.groups!.from!);
  return { startDate: date, endDate: date, current: false, rest: without(line, once) };
}

/** A single date: when somebody graduated, or will. */
export function findDate(line: string): FoundDates | undefined {
  const found = single.exec(line);
  if (!found) return undefined;
  const isAhead = /expected|anticipated|in progress|candidate|previst|en curso|esperad/i.test(line);
  const rest = without(line, found);
  return isAhead ? { current: true, rest } : { endDate: dateOf(found.groups!.from!), rest };
}

function fromRange(line: string, found: RegExpExecArray): FoundDates | undefined {
  const { from = "", until } = found.groups!;
  const endDate = until === undefined ? undefined : dateOf(until);
  const startDate = dateOf(from) ?? withYear(from, endDate);
  if (!startDate) return undefined;
  const rest = without(line, found);
  return endDate ? { startDate, endDate, current: false, rest } : { startDate, current: true, rest };
}

/** "Jan – May 2020": the first month has the year of the second. */
function withYear(text: string, endDate: string | undefined): string | undefined {
  const number = monthIn(text);
  return number && endDate ? `${endDate.slice(0, 4)}-${number}` : undefined;
}

function dateOf(text: string): string | undefined {
  const full = fullYear.exec(text)?.[0] ?? century(/['’/](\d{2})$/.exec(text)?.[1]);
  if (!full) return undefined;
  const number = monthIn(text) ?? monthNumber(text);
  return number ? `${full}-${number}` : full;
}

/** '98 was in the last century, '21 in this one. */
const century = (two: string | undefined) => two && (Number(two) > 50 ? `19${two}` : `20${two}`);

function monthIn(text: string): string | undefined {
  const at = monthPatterns.findIndex((names) => names.test(text));
  return at < 0 ? undefined : String(at + 1).padStart(2, "0");
}

function monthNumber(text: string): string | undefined {
  const [, first, afterYear] = /^(\d{1,2})[/.]|^\d{4}[-/.](\d{2})$/.exec(text) ?? [];
  const number = Number(first ?? afterYear);
  return number >= 1 && number <= 12 ? String(number).padStart(2, "0") : undefined;
}

/** Of an evened out line: nowhere two spaces or tabs in a row but where the date was. */
function without(line: string, { index, 0: found }: RegExpExecArray): string {
  const rest = `${line.slice(0, index)}\t${line.slice(index + found.length)}`
    .replace(/[([]\s{0,2}\t\s{0,2}[)\]]/, "\t")
    .replace(/\s{0,2}\t\s{0,2}/g, "\t")
    .replace(/^[\s,|·•–—-]+/, "");
  return trimEnd(rest, /[\s,|·•–—-]/);
}
