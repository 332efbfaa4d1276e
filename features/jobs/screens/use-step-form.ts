/** The values of all steps in one form that knows the rules of the step being shown. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useZodForm, type FormValues } from "#platform/web/ui/use-zod-form.ts";
import { z } from "zod";
import { type JobDraft, jobFields, problemsIn, whatIsMissing } from "../job-draft.ts";
import { jobSteps, stepOf } from "./job-steps.ts";
import { problemsWithTime, whenOf } from "./publish-when.ts";

interface StepFormOptions {
  step: number;
  onStep: (step: number) => void;
  initial: JobDraft;
  publishAt: string | null;
  submit: () => Promise<void>;
}

export function useStepForm({ step, onStep, initial, publishAt, submit }: StepFormOptions) {
  // Once somebody tried to publish, each step also asks for what publishing needs.
  const [isStrict, setStrict] = useState(false);
  const mending = useRef<number | null>(null);
  const [filled, setFilled] = useState(0);
  const form = useZodForm({
    schema: rulesOf(step, isStrict),
    initial: { ...initial, ...whenOf(publishAt) } as FormValues,
    renamed: { publishAt: "day", compensation: "compensation.min" },
    guard: false,
    submit,
  });
  const draft = draftIn(form.form.getValues());

  const goTo = (next: number) => {
    form.form.clearErrors();
    onStep(next);
  };
  /** Leads to the step of the first problem, which then says what is wrong. */
  const mend = (problems: Record<string, string> = whatIsMissing(draft)) => {
    const [first] = Object.keys(problems).toSorted((a, b) => stepOf(a) - stepOf(b));
    if (first === undefined) return;
    setStrict(true);
    mending.current = stepOf(first);
    onStep(stepOf(first));
  };
  const refuse = useEffectEvent(() => form.refuse(problemsOf(step, true, draft)));
  useEffect(() => {
    if (mending.current !== step) return;
    mending.current = null;
    refuse();
  }, [step]);

  /** Puts other words into the whole form; fields that keep what is typed begin anew. */
  const fill = (next: JobDraft) => {
    form.form.setValues(next as unknown as FormValues);
    setFilled((count) => count + 1);
  };
  return { form, draft, goTo, mend, filled, fill };
}

const draftIn = (values: FormValues) =>
  Object.fromEntries(jobFields.map((field) => [field, values[field]])) as unknown as JobDraft;

const rulesOf = (step: number, isStrict: boolean) =>
  z.looseObject({}).superRefine((values, context) => {
    const problems = { ...problemsOf(step, isStrict, draftIn(values)), ...timeProblems(step, values) };
    for (const [path, message] of Object.entries(problems))
      context.addIssue({ code: "custom", path: path.split("."), message });
  });

function problemsOf(step: number, isStrict: boolean, draft: JobDraft): Record<string, string> {
  if (!isStrict) return problemsIn(draft, jobSteps[step]!.fields);
  return Object.fromEntries(Object.entries(whatIsMissing(draft)).filter(([field]) => stepOf(field) === step));
}

const timeProblems = (step: number, values: FormValues) =>
  jobSteps[step]!.id === "check" ? problemsWithTime(values) : {};
