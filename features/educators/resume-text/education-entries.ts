/** Entries of education in a section's lines: a new one begins where a degree, a school or a date comes again. */
import type { FoundEducation } from "../resume-import.ts";
import { findDate, type DateRange, findDateRange } from "./dates.ts";
import { findDegree } from "./degree.ts";
import type { Line } from "./lines.ts";
import { findPlace } from "./place.ts";
import { hasSchool, isCapitalized, isSentence, splitIntoChunks } from "./resume-keywords.ts";

type Found = Partial<FoundEducation>;

/** Lines of the section that are no education of their own, or describe one. */
const aside =
  /child development associate|\bcda\b|certificat|\bcpr\b|first aid|\bgpa\b|dean['’]?s list|honors|coursework|relevant courses|thesis|minor\b|activities|scholarship|cum laude|primeros auxilios|curso|diplomado|promedio/i;

export function findEducationEntries(lines: readonly Line[]): FoundEducation[] {
  const entries: Found[] = [];
  for (const line of lines) {
    const found = educationFacts(line);
    if (Object.keys(found).length === 0) continue;
    const entry = entries.at(-1);
    if (!entry || conflicts(entry, found)) entries.push(found);
    else Object.assign(entry, { ...found, ...entry });
  }
  return entries.filter(
    ({ school, filterableEducationLevel }) => school || filterableEducationLevel !== undefined,
  );
}

const conflicts = (entry: Found, found: Found) =>
  (["school", "filterableEducationLevel", "startDate", "endDate"] as const).some(
    (name) => entry[name] !== undefined && found[name] !== undefined,
  );

export function educationFacts({ text, isBullet }: Line): Found {
  const isDescriptionSentence = isBullet && isSentence(text);
  if (isDescriptionSentence) return {};
  const dates = findDateRange(text) ?? findDate(text);
  const plain = dates ? dates.rest : text;
  const degree = findDegree(plain);
  if (degree === undefined && aside.test(text)) return {};
  if (aside.test(text) && /child development associate|certificat|\bcda\b/i.test(text)) return {};
  const left = (degree ? degree.rest : plain).replace(aside, "\t");
  return defined({
    ...schoolIn(left),
    ...toEntryDates(dates),
    ...defined({ filterableEducationLevel: degree?.level, major: degree?.major }),
  });
}

function schoolIn(text: string): Found {
  const found: Found = {};
  for (const piece of splitIntoChunks(text)) {
    const placed = findPlace(piece);
    if (placed) found.city ??= placed.city;
    const parts = (placed ? placed.rest : piece).split(/,\s+/);
    const at = parts.findIndex((part) => hasSchool(part) && isCapitalized(part));
    if (at < 0 || found.school) continue;
    const campus = /^(?:[A-Z][a-z]+ )?Campus$|^[A-Z][a-z]+$/.exec(parts[at + 1] ?? "")?.[0];
    // "University of California, Davis" is one name; after any other school follows its city.
    const isOneName = campus && / of | at /.test(parts[at]!) && placed;
    found.school = isOneName ? `${parts[at]}, ${campus}` : parts[at]!.replace(/^(?:at|from|en|de) /i, "");
    if (!placed && campus) found.city ??= campus;
  }
  return found;
}

const toEntryDates = (dates: DateRange | undefined): Found =>
  dates
    ? defined({
        startDate: dates.startDate,
        endDate: dates.current ? undefined : dates.endDate,
        current: dates.current ?? (dates.endDate ? false : undefined),
      })
    : {};

const defined = (found: Found): Found =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ""));
