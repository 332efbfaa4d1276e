/** A work-history entry's values in its form, and their conversion to the server's input. */
import { z } from "zod";
import { type WorkHistoryInput, workHistoryInput } from "../../../work-history-input.ts";

/** Every field has a value: "" and [] where there is nothing yet. */
export const workHistoryValues = (given: WorkHistoryInput = {}) => ({
  jobTitle: given.jobTitle ?? "",
  company: given.company ?? "",
  city: given.city ?? "",
  startDate: given.startDate?.slice(0, 7) ?? "",
  endDate: given.endDate?.slice(0, 7) ?? "",
  current: given.current ?? false,
  workedWithChildren: yesOrNo(given.workedWithChildren),
  gradeLevels: given.gradeLevels ?? [],
  teachingSettings: given.teachingSettings ?? [],
  teachingRoles: given.teachingRoles ?? [],
  approaches: given.approaches ?? [],
  languages: given.languages ?? [],
  description: given.description ?? "",
  aiGenerated: given.aiGenerated ?? false,
});

export type WorkHistoryValues = ReturnType<typeof workHistoryValues>;

/**
 * The input to send: empty texts are null, a current entry has no end, and only work with children has its
 * details.
 */
export const workHistoryOf = (values: WorkHistoryValues): WorkHistoryInput => ({
  ...values,
  ...(values.workedWithChildren !== "yes" && withoutChildren),
  startDate: values.startDate || null,
  endDate: values.current ? null : values.endDate || null,
  workedWithChildren: values.workedWithChildren === "" ? null : values.workedWithChildren === "yes",
});

const withoutChildren = {
  gradeLevels: [],
  teachingSettings: [],
  teachingRoles: [],
  approaches: [],
  languages: [],
};

/** The server's rules over the form's values. */
export const workHistoryForm = z.transform(workHistoryOf).pipe(workHistoryInput);

const yesOrNo = (answer: boolean | null | undefined) =>
  answer === null || answer === undefined ? "" : answer ? "yes" : "no";
