/** An education entry's values in its form, and their conversion to the server's input. */
import type { EducationHistoryInput } from "../../../education-history-input.ts";

/** A listed subject with its id, or a typed one. */
interface Subject {
  id: string;
  title: string;
}

export const educationHistoryValues = (given: EducationHistoryInput = {}) => ({
  educationLevelId: given.educationLevelId ?? "",
  school: given.school ?? "",
  city: given.city ?? "",
  startDate: given.startDate?.slice(0, 7) ?? "",
  endDate: given.endDate?.slice(0, 7) ?? "",
  current: given.current ?? false,
  major: given.major ?? "",
  minor: given.minor ?? "",
  completedCollegeCredits: given.completedCollegeCredits ?? null,
});

export type EducationHistoryValues = ReturnType<typeof educationHistoryValues>;

interface Lists {
  subjects: readonly Subject[];
  isHighSchool: (educationLevelId: string) => boolean;
}

/** What is sent: high school has no subjects, what still runs has no end. */
export function educationHistoryOf(
  values: EducationHistoryValues,
  { subjects, isHighSchool }: Lists,
): EducationHistoryInput {
  const { major, minor, ...entry } = values;
  const hasSubjects = !isHighSchool(values.educationLevelId);
  return {
    ...entry,
    educationLevelId: values.educationLevelId || null,
    startDate: values.startDate || null,
    endDate: values.current ? null : values.endDate || null,
    ...subject("major", hasSubjects ? major : "", subjects),
    ...subject("minor", hasSubjects ? minor : "", subjects),
  };
}

function subject(name: "major" | "minor", text: string, subjects: readonly Subject[]) {
  const typed = text.trim();
  const known = subjects.find(({ title }) => title.toLowerCase() === typed.toLowerCase());
  return { [name]: known?.title ?? (typed || null), [`${name}Id`]: known?.id ?? null };
}
