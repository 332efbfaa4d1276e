/** The values of all steps in one form, validated by the rules of the current step. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormValues } from "#platform/web/forms/form-state.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { z } from "zod";
import { type JobDraft, jobFields, validateFields, findMissingFields } from "../../job-draft.ts";
import { jobSteps, stepOf } from "./job-steps.ts";
import { validateExternalUrl, applicationMethodOf } from "./questions/application-method.ts";
import { validatePublishTime, publishTimeValuesOf } from "./publish-time.ts";

interface StepFormOptions {
  step: number;
  onStep: (step: number) => void;
  initial: JobDraft;
  publishAt: string | null;
  submit: () => Promise<void>;
}

export function useStepForm({ step, onStep, initial, publishAt, submit }: StepFormOptions) {
  // Once someone tried to publish, each step also requests what publishing needs.
  const [isStrict, setStrict] = useState(false);
  const mending = useRef<number | null>(null);
  const [filled, setFilled] = useState(0);
  const form = useZodForm({
    schema: rulesOf(step, isStrict),
    initial: { ...initial, ...publishTimeValuesOf(publishAt), ...applicationMethodOf(initial) },
    serverFieldNames: { publishAt: "day", compensation: "compensation.min" },
    guard: false,
    submit,
  });
  const draft = draftIn(form.form.getValues());

  const goTo = (next: number) => {
    form.form.clearErrors();
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
    setStrict(true);
    mending.current = stepOf(first);
    onStep(stepOf(first));
  };
  const refuse = useEffectEvent(() =>
    form.showErrors({ ...problemsOf(step, true, draft), ...furtherProblems(step, form.form.getValues()) }),
  );
  useEffect(() => {
    if (mending.current !== step) return;
    mending.current = null;
    refuse();
  }, [step]);

  /** Replaces the content of the whole form; fields with their own state are remounted. */
  const fill = (next: JobDraft) => {
    form.form.setValues({ ...next, ...applicationMethodOf(next) });
    setFilled((count) => count + 1);
  };
  return { form, draft, goTo, goToProblem, filled, fill };
}

const draftIn = (values: FormValues) =>
  Object.fromEntries(jobFields.map((field) => [field, values[field]])) as JobDraft;

const rulesOf = (step: number, isStrict: boolean) =>
  z.looseObject({}).superRefine((values, context) => {
    const problems = { ...problemsOf(step, isStrict, draftIn(values)), ...furtherProblems(step, values) };
    for (const [path, message] of Object.entries(problems))
      context.addIssue({ code: "custom", path: path.split("."), message });
  });

function problemsOf(step: number, isStrict: boolean, draft: JobDraft): Record<string, string> {
  if (!isStrict) return validateFields(draft, jobSteps[step]!.fields);
  return Object.fromEntries(
    Object.entries(findMissingFields(draft)).filter(([field]) => stepOf(field) === step),
  );
}

/** What only the form knows: a time to come, and that applications were to go elsewhere. */
function furtherProblems(step: number, values: FormValues): Record<string, string> {
  const { id } = jobSteps[step]!;
  if (id === "check") return validatePublishTime(values);
  return id === "questions" ? validateExternalUrl(values) : {};
}
