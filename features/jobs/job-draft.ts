/** A job as its form holds it: every field has a value from the start, and what is half typed is not sent yet. */
import { keysOf } from "#platform/shared/literals.ts";
import { z } from "zod";
import { type JobListingRecord, jobListingInput } from "./job-listing.ts";
import { hasHours } from "./working-hours.ts";
import type { WorkingHours } from "./working-hours-input.ts";
import { type JobToPublish, publishProblems } from "./publish-rules.ts";

type Input = typeof jobListingInput;
export type JobField = Exclude<keyof Input, "isTemplate">;

/** A field's value while it is filled in: empty selects are "", empty numbers null, half-typed numbers text. */
type DraftOf<V> =
  NonNullable<V> extends boolean
    ? boolean
    : NonNullable<V> extends number
      ? number | string | null
      : NonNullable<V> extends string
        ? string
        : NonNullable<V> extends readonly (infer One)[]
          ? (One extends string | number ? One : unknown)[]
          : { [Part in keyof NonNullable<V>]-?: DraftOf<NonNullable<V>[Part]> };

export type JobDraft = { [Field in JobField]: DraftOf<z.output<Input[Field]>> };

/** The empty value of a field with this schema. */
function blankOf(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return blankOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return blanksOf(schema.shape);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNumber) return null;
  return schema instanceof z.ZodBoolean ? false : "";
}

const blanksOf = (shape: object) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, blankOf(schema)]));

const { isTemplate: _, ...formInput } = jobListingInput;

const emptyJob = blanksOf(formInput) as JobDraft;

export const blankJob: JobDraft = {
  ...emptyJob,
  roleCount: 1,
  compensation: { ...emptyJob.compensation, interval: "hour" },
};

export const jobFields = keysOf(blankJob);

/** A job's record as the form begins with it. */
export function draftOf(job: JobListingRecord): JobDraft {
  const known = Object.fromEntries(
    jobFields.map((field) => [field, job[field] ?? blankJob[field]]),
  ) as JobDraft;
  return {
    ...known,
    compensation: { ...blankJob.compensation, ...withoutNulls(job.compensation) },
    supplementalPay: { ...blankJob.supplementalPay, ...withoutNulls(job.supplementalPay) },
    workingHours: { ...blankJob.workingHours, ...withoutNulls(job.workingHours) },
  };
}

const withoutNulls = (value: object | null | undefined) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== null && one !== undefined));

/** The attributes for the API: empty texts of choices become null. */
export function attributesOf(draft: JobDraft): Record<JobField, unknown> {
  const { compensation, supplementalPay, workingHours } = draft;
  const attributes = Object.fromEntries(
    jobFields.map((field) => [field, draft[field] === "" && !texts.has(field) ? null : draft[field]]),
  ) as Record<JobField, unknown>;
  return {
    ...attributes,
    compensation: { ...compensation, interval: compensation.interval || null },
    supplementalPay: { ...supplementalPay, other: supplementalPay.other || null },
    workingHours: hasHours(workingHours as WorkingHours) ? timesOf(workingHours) : null,
    roleCount: draft.roleCount ?? 1,
    externalUrl: draft.externalUrl.trim() || null,
  };
}

const timesOf = ({ startTime, endTime, ...hours }: JobDraft["workingHours"]) => ({
  ...hours,
  startTime: startTime || null,
  endTime: endTime || null,
});

const texts = new Set<JobField>(["title", "description", "qualificationsDescription"]);

/** The problems of some fields, by field (`compensation.min` for a part of one). */
export function validateFields(draft: JobDraft, fields: readonly JobField[]): Record<string, string> {
  const attributes = attributesOf(draft);
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const parsed = jobListingInput[field].safeParse(attributes[field]);
    for (const issue of parsed.error?.issues ?? [])
      problems[[field, ...issue.path].join(".")] ??= issue.message;
  }
  // Two amounts in the wrong order are reported at the second one.
  if (problems.compensation) {
    problems["compensation.max"] ??= problems.compensation;
    delete problems.compensation;
  }
  return problems;
}

/** Every problem that prevents publishing, by field; a missing pay range is reported at its first amount. */
export function findMissingFields(draft: JobDraft): Record<string, string> {
  const missing = publishProblems(attributesOf(draft) as JobToPublish).map(
    ({ field, message }) => [field === "compensation" ? "compensation.min" : field, message] as const,
  );
  return { ...Object.fromEntries(missing), ...validateFields(draft, jobFields) };
}

/** Whether enough is answered to keep a draft: a title, or two answers. One click alone leaves none behind. */
export const isWorthKeeping = (start: JobDraft, draft: JobDraft): boolean =>
  draft.title.trim() !== start.title.trim() || Object.keys(changedAttributes(start, draft)).length > 1;

/** The fields worth sending now: changed since `saved`, and whole. Half-typed ones wait for their next letter. */
export function changedAttributes(saved: JobDraft, draft: JobDraft): Record<string, unknown> {
  const before = attributesOf(saved);
  const after = attributesOf(draft);
  const changed = jobFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const whole = changed.filter((field) => jobListingInput[field].safeParse(after[field]).success);
  return Object.fromEntries(whole.map((field) => [field, after[field]]));
}
