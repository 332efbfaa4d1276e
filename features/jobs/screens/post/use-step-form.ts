/** The values of all steps in one form, validated by the rules of the current step. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormValues } from "#platform/web/forms/form-state.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { z } from "zod";
import { type JobDraft, jobFields, findMissingFields } from "../../job-draft.ts";
import { jobSteps } from "./job-steps.ts";
import { stepOf } from "./step-fields.ts";
import { validateExternalUrl, applicationMethodOf } from "./questions/application-method.ts";
import { validatePublishTime, publishTimeValuesOf } from "./publish-time.ts";

interface StepFormOptions {
  step: number;
  onStep: (step: number) => void;
  initial: JobDraft;
  publishAt: string | null;
  submit: () => Promise<void>;
}

/** Where to correct something, and what. */
interface Mending {
  step: number;
  /** Null for the summary of the whole step. */
  field: string | null;
  problems: Record<string, string>;
}

export function useStepForm({ step, onStep, initial, publishAt, submit }: StepFormOptions) {
  const mending = useRef<Mending | null>(null);
  const [fieldToFocus, setFieldToFocus] = useState<string | null>(null);
  const [filled, setFilled] = useState(0);
  const form = useZodForm({
    schema: rulesOf(step),
    initial: { ...initial, ...publishTimeValuesOf(publishAt), ...applicationMethodOf(initial) },
    serverFieldNames: { publishAt: "day", compensation: "compensation.min" },
    guard: false,
    submit,
  });
  const draft = draftIn(form.form.getValues());

  const goTo = (next: number) => {
    form.form.clearErrors();
    setFieldToFocus(null);
    onStep(next);
  };
  const everythingMissing = () => ({
    ...findMissingFields(draft),
    ...validateExternalUrl(form.form.getValues()),
  });
  /** Goes to the step of the first problem, which then shows it. */
  const goToProblem = (problems: Record<string, string> = everythingMissing()) => {
    const [first] = Object.keys(problems).toSorted((a, b) => stepOf(a) - stepOf(b));
    if (first === undefined) return;
    setFieldToFocus(null);
    mending.current = { step: stepOf(first), field: null, problems };
    onStep(stepOf(first));
  };
  /** Goes to one field, and says there what is missing. */
  const goToField = (field: string, message: string) => {
    mending.current = { step: stepOf(field), field, problems: { [field]: message } };
    onStep(stepOf(field));
  };
  const refuse = useEffectEvent(({ field, problems }: Mending) => {
    const found = Object.entries(problems).filter(([one]) => stepOf(one) === step);
    const errors = { ...problemsOf(step, form.form.getValues()), ...Object.fromEntries(found) };
    if (field === null) return form.showErrors(errors);
    form.form.setErrors(errors);
    setFieldToFocus(field);
  });
  useEffect(() => {
    if (mending.current?.step !== step) return;
    const here = mending.current;
    mending.current = null;
    refuse(here);
  }, [step]);

  /** Replaces the content of the whole form; fields with their own state are remounted. */
  const fill = (next: JobDraft) => {
    form.form.setValues({ ...next, ...applicationMethodOf(next) });
    setFilled((count) => count + 1);
  };
  return { form, draft, goTo, goToProblem, goToField, fieldToFocus, filled, fill };
}

const draftIn = (values: FormValues) =>
  Object.fromEntries(jobFields.map((field) => [field, values[field]])) as JobDraft;

const rulesOf = (step: number) =>
  z.looseObject({}).superRefine((values, context) => {
    for (const [path, message] of Object.entries(problemsOf(step, values)))
      context.addIssue({ code: "custom", path: path.split("."), message });
  });

/** What the step lacks for publishing, with what only the form knows: a time, and where applications go. */
function problemsOf(step: number, values: FormValues): Record<string, string> {
  const { id } = jobSteps[step]!;
  if (id === "check") return validatePublishTime(values);
  const missing = Object.entries(findMissingFields(draftIn(values))).filter(
    ([field]) => stepOf(field) === step,
  );
  return { ...Object.fromEntries(missing), ...(id === "questions" ? validateExternalUrl(values) : {}) };
}
