/** The options of education entries: levels and subjects, and what follows from them. */
import { useMemo } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { EducationField, EducationLevel } from "../../../education-lists.ts";
import { highSchoolLevel } from "../../../education-levels.ts";

export function useEducationLists() {
  const levels = useCollection(EducationLevel, { size: 100 });
  const subjects = useCollection(EducationField, { size: 100 });
  return useMemo(() => {
    const levelOf = (id: string | null | undefined) => levels.data?.find((level) => level.id === id);
    return {
      levels,
      subjects: subjects.data ?? [],
      levelOf,
      subjectOf: (id: string | null | undefined) => subjects.data?.find((subject) => subject.id === id),
      isHighSchool: (id: string) => levelOf(id)?.filterableEducationLevel === highSchoolLevel,
    };
  }, [levels, subjects.data]);
}

export type EducationLists = ReturnType<typeof useEducationLists>;
