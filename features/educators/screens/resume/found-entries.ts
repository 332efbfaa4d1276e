/** The entries found in a resume as entries of a profile: what they lack, and which of them exist already. */
import type { EducationHistoryInput } from "../../education-history-input.ts";
import type { FoundEducation, FoundWork } from "../../resume-import.ts";
import type { WorkHistoryInput } from "../../work-history-input.ts";

interface WorkAnswers {
  /** No resume says it; null until the educator has answered. */
  workedWithChildren: boolean | null;
  aiGenerated: boolean;
}

export const toWorkHistory = (
  found: FoundWork,
  { workedWithChildren, aiGenerated }: WorkAnswers,
): WorkHistoryInput => ({
  jobTitle: found.jobTitle ?? "",
  company: found.company ?? "",
  city: found.city ?? "",
  startDate: found.startDate ?? null,
  endDate: found.current ? null : (found.endDate ?? null),
  current: found.current ?? false,
  description: found.description ?? "",
  workedWithChildren,
  aiGenerated,
});

interface Level {
  id: string;
  filterableEducationLevel: number | null;
}

export const toEducationHistory = (
  found: FoundEducation,
  levels: readonly Level[],
): EducationHistoryInput => ({
  educationLevelId:
    levels.find((level) => level.filterableEducationLevel === found.filterableEducationLevel)?.id ?? null,
  school: found.school ?? "",
  city: found.city ?? "",
  startDate: found.startDate ?? null,
  endDate: found.current ? null : (found.endDate ?? null),
  current: found.current ?? false,
  major: found.major ?? null,
});

/** The fields with validation problems, each once. */
export const findMissingFields = (checked: {
  error?: { issues: readonly { path: readonly PropertyKey[] }[] };
}): string[] => [...new Set((checked.error?.issues ?? []).map(({ path }) => String(path[0])))];

interface KnownWork {
  company: string;
  jobTitle: string;
  startDate: string;
}

/** The same employer and title, or the same employer from the same time on. */
export const isSameWork = (found: FoundWork, known: KnownWork): boolean =>
  isSame(found.company, known.company) &&
  (isSame(found.jobTitle, known.jobTitle) || isSameTime(found.startDate, known.startDate));

interface KnownEducation {
  school: string;
  filterableEducationLevel: number | null;
  major: string | null;
}

export const isSameEducation = (found: FoundEducation, known: KnownEducation): boolean =>
  isSame(found.school, known.school) &&
  (found.filterableEducationLevel === undefined ||
    found.filterableEducationLevel === known.filterableEducationLevel);

const isSame = (one: string | undefined, other: string) => Boolean(one) && plain(one!) === plain(other);

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** "2021" is the same time as "2021-03-01". */
const isSameTime = (one: string | undefined, other: string) =>
  Boolean(one) && other.slice(0, Math.min(7, one!.length)) === one!.slice(0, 7);
