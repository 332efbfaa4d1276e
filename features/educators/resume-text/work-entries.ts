/** Entries of work in a section's lines: every range of dates is one, with the lines around it that name job and place. */
import type { FoundWork } from "../resume-import.ts";
import { type FoundDates, findDateRange } from "./dates.ts";
import { matchJobTitle } from "./match-job-title.ts";
import type { Line } from "./lines.ts";
import { findPlace } from "./place.ts";
import {
  hasOrganization,
  hasTitle,
  isAside,
  isCapitalized,
  isSentence,
  splitIntoChunks,
} from "./resume-keywords.ts";

interface Entry {
  dates: FoundDates;
  /** The lines that may name job, employer and city, in their order. */
  head: string[];
  body: string[];
}

export function findWorkEntries(lines: readonly Line[]): FoundWork[] {
  return entriesIn(lines)
    .map(({ dates: { startDate, endDate, current }, head, body }) => ({
      ...findNames(head),
      startDate,
      ...(current ? { current: true } : { endDate, current: false }),
      ...(body.length > 0 && { description: body.join("\n").slice(0, 3000) }),
    }))
    .filter(({ jobTitle, company }) => jobTitle || company);
}

/** The first entry shows the layout: how many lines precede its dates. */
function entriesIn(lines: readonly Line[]): Entry[] {
  const dated = lines.map((line) =>
    isBody(line) && !hasSeveralChunks(line) ? undefined : findDateRange(line.text),
  );
  const anchors = dated.flatMap((dates, index) => (dates ? [index] : []));
  const before = Math.min(3, anchors[0] ?? 0);
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? anchor - before : Math.max(anchors[index - 1]! + 1, anchor - before);
    const start = startOf(lines, anchor, floor);
    const isAnotherEntry =
      index > 0 && before > 1 && start === anchor - before && mayBelong(lines, start, anchors[index - 1]!);
    return isAnotherEntry ? start - 1 : start;
  });
  return anchors.map((anchor, index) =>
    entryOf(lines.slice(starts[index], starts[index + 1]), anchor - starts[index]!, dated[anchor]!),
  );
}

/** When names precede their dates, an entry may have one line more than the first. */
const mayBelong = (lines: readonly Line[], start: number, dated: number) =>
  start - 1 > dated &&
  !lines[start]!.isAfterGap &&
  !isBody(lines[start - 1]!) &&
  findPlace(lines[start - 1]!.text)?.rest !== "";

function startOf(lines: readonly Line[], anchor: number, floor: number): number {
  let start = anchor;
  while (start > floor && !lines[start]!.isAfterGap && !isBody(lines[start - 1]!)) start--;
  return start;
}

function entryOf(lines: readonly Line[], anchor: number, dates: FoundDates): Entry {
  const head = lines.slice(0, anchor).map(({ text }) => text);
  if (dates.rest) head.push(dates.rest);
  let at = anchor + 1;
  // Names may follow the dates; once both are there, what follows tells of the work.
  for (const end = at + 3; at < lines.length && at < end; at++) {
    const { jobTitle, company, city } = findNames(head);
    const line = lines[at]!;
    const isPlace = !city && Boolean(findPlace(line.text)) && line.text.length < 60;
    if (isBody(line) || (jobTitle && company && !isPlace)) break;
    head.push(line.text);
  }
  const body = lines.slice(at).map(({ text }) => text.replaceAll("\t", " "));
  return { dates, head, body };
}

/** All of an entry on one long line. */
const hasSeveralChunks = ({ text, isBullet }: Line) =>
  !isBullet && text.length < 200 && splitIntoChunks(text).length > 2;

const isBody = ({ text, isBullet }: Line) => isBullet || isSentence(text);

/** Job, employer and city of an entry; what cannot be determined is omitted. */
export function findNames(head: readonly string[]): Pick<FoundWork, "jobTitle" | "company" | "city"> {
  const found: { jobTitle?: string; company?: string; city?: string } = {};
  const unknown: string[] = [];
  for (const piece of head.flatMap(splitIntoChunks)) {
    const placed = findPlace(piece);
    if (placed) found.city ??= placed.city;
    const rest = placed ? placed.rest : piece;
    for (const name of partsOf(rest)) {
      if (isAside(name) || !/\p{L}{2}/u.test(name)) continue;
      if (isJob(name) && !found.jobTitle) found.jobTitle = matchJobTitle(name) ?? name;
      else if (!isJob(name) && hasOrganization(name) && !found.company) found.company = name;
      else unknown.push(name);
    }
  }
  const [first, second] = unknown.filter((name) => isCapitalized(name) && name.length <= 80);
  if (found.jobTitle && !found.company) found.company = first;
  else if (found.company && !found.jobTitle) found.jobTitle = first && (matchJobTitle(first) ?? first);
  // "Sunny Hill, Austin": what follows the employer behind a comma.
  const last = found.company === first ? second : first;
  if (!found.city && last && found.jobTitle && isCity(head, found.company, last)) found.city = last;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** "Lead Teacher, Sunny Hill" names two; "Teacher, Infants and Toddlers" is one title with an addition. */
function partsOf(text: string): string[] {
  const parts = text.split(/,\s+/).map((part) => part.trim());
  if (parts.length === 1) return splitAtIn(text);
  const [first = "", ...more] = parts;
  return /^(?:inc|llc|ltd|corp)\.?$/i.test(more[0] ?? "")
    ? [`${first}, ${more[0]}`, ...more.slice(1)]
    : parts.flatMap(splitAtIn);
}

/** "Maestra en Guardería Arcoíris". */
function splitAtIn(text: string): string[] {
  const [, job = "", place = ""] = /^(.+?) (?:en|for|with|para) (\p{Lu}.+)$/su.exec(text) ?? [];
  return job && hasTitle(job) && !hasOrganization(job) ? [job, place] : [text];
}

/** "Montessori Lead Teacher" is a job although a school may be called so; "Teachers College" is not. */
function isJob(name: string): boolean {
  if (matchJobTitle(name) && !/\b(?:inc|llc|school|academy|center)\.?$/i.test(name)) return true;
  if (!hasTitle(name)) return false;
  return !hasOrganization(name) || hasTitle(name.split(" ").at(-1)!) || hasTitle(name.split(" ")[0]!);
}

const isCity = (head: readonly string[], company: string | undefined, name: string) =>
  Boolean(company) &&
  name.split(" ").length <= 3 &&
  !/\d/.test(name) &&
  !hasTitle(name) &&
  head.some((line) => line.includes(`${company}, ${name}`));
