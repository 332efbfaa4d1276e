/** The entries found in a resume on their way to the profile: wanted, complete, existing or added. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { EducationHistory } from "../../education-history.ts";
import { educationHistoryInput, type EducationHistoryInput } from "../../education-history-input.ts";
import { educationHistoryOf, educationHistoryValues } from "../profile/entries/education-history-values.ts";
import {
  toEducationHistory,
  isSameEducation,
  isSameWork,
  findMissingFields,
  toWorkHistory,
} from "./found-entries.ts";
import type { FoundEducation, FoundWork } from "../../resume-import.ts";
import { WorkHistory } from "../../work-history.ts";
import { workHistoryInput, type WorkHistoryInput } from "../../work-history-input.ts";
import type { EducationLists } from "../profile/entries/use-education-lists.ts";
import type { ResumeReading } from "./use-resume-reading.ts";

export interface KnownEntries {
  jobs: ResourceOf<typeof WorkHistory>[];
  schools: ResourceOf<typeof EducationHistory>[];
}

interface FoundEntryBase {
  key: string;
  isWanted: boolean;
  isAdded: boolean;
  /** On the profile before this resume was read. */
  isKnown: boolean;
  /** Fields that the educator has to fill in. */
  missing: string[];
}

export type FoundEntry = FoundEntryBase &
  (
    | { kind: "work"; source: FoundWork; entry: WorkHistoryInput }
    | { kind: "education"; source: FoundEducation; entry: EducationHistoryInput }
  );

export interface Found {
  entries: FoundEntry[];
  /** Wanted, complete and not added yet. */
  ready: FoundEntry[];
  isAdding: boolean;
  want: (key: string, isWanted: boolean) => void;
  /** No resume says whether its author worked with children. */
  answer: (key: string, workedWithChildren: boolean) => void;
  add: (entry: FoundEntry) => Promise<boolean>;
  /** Whether all of them could be added. */
  addAll: () => Promise<boolean>;
  /** It was added by its form. */
  markAdded: (key: string) => void;
}

export function useFoundEntries(reading: ResumeReading, known: KnownEntries, lists: EducationLists): Found {
  const { t } = useLingui();
  // What is added from here on must not make it look as if it had been there before.
  const [entries, setEntries] = useState(() => entriesOf(reading, known, lists));
  const [isAdding, setAdding] = useState(false);
  const work = useCreate(WorkHistory, { at: "user_profile/work_histories" });
  const education = useCreate(EducationHistory, { at: "user_profile/education_histories" });

  const patch = (key: string, change: (entry: FoundEntry) => FoundEntry) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? change(entry) : entry)));
  const markAdded = (key: string) => patch(key, (entry) => ({ ...entry, isAdded: true }));
  const ready = entries.filter(
    ({ isWanted, isAdded, missing }) => isWanted && !isAdded && missing.length === 0,
  );

  const add = async (found: FoundEntry) => {
    try {
      if (found.kind === "work") await work.run({ ...found.entry });
      else await education.run({ ...educationHistoryOf(educationHistoryValues(found.entry), lists) });
      markAdded(found.key);
      return true;
    } catch (error) {
      const sentence =
        error instanceof ApiError && error.status ? error.message : t`Couldn't save that. Try again.`;
      toast(sentence, { tone: "error" });
      return false;
    }
  };
  const addAll = async () => {
    setAdding(true);
    let isDone = true;
    for (const entry of ready) isDone = isDone && (await add(entry));
    setAdding(false);
    return isDone;
  };
  return {
    entries,
    ready,
    isAdding,
    add,
    addAll,
    markAdded,
    want: (key, isWanted) => patch(key, (entry) => ({ ...entry, isWanted })),
    answer: (key, workedWithChildren) =>
      patch(key, (found) => {
        if (found.kind !== "work") return found;
        const entry = { ...found.entry, workedWithChildren };
        return { ...found, entry, missing: findMissingFields(workHistoryInput.safeParse(entry)) };
      }),
  };
}

function entriesOf(reading: ResumeReading, known: KnownEntries, lists: EducationLists): FoundEntry[] {
  const { workHistories = [], educationHistories = [] } = reading.found;
  const check = educationHistoryInput(lists.isHighSchool);
  return [
    ...workHistories.map((said, at): FoundEntry => {
      const entry = toWorkHistory(said, { workedWithChildren: null, aiGenerated: reading.aiGenerated });
      const isKnown = known.jobs.some((job) => isSameWork(said, job));
      const missing = findMissingFields(workHistoryInput.safeParse(entry));
      const key = `${reading.id}-work-${at}`;
      return { kind: "work", key, source: said, entry, isKnown, isWanted: !isKnown, isAdded: false, missing };
    }),
    ...educationHistories.map((said, at): FoundEntry => {
      const entry = toEducationHistory(said, lists.levels.data ?? []);
      const isKnown = known.schools.some((school) => isSameEducation(said, school));
      const missing = findMissingFields(check.safeParse(entry));
      const key = `${reading.id}-education-${at}`;
      return {
        kind: "education",
        key,
        source: said,
        entry,
        isKnown,
        isWanted: !isKnown,
        isAdded: false,
        missing,
      };
    }),
  ];
}
