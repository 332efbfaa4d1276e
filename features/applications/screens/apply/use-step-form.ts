/** The form of one step: every change updates the draft; Continue proceeds when the values are valid. */
import { useEffect, useEffectEvent } from "react";
import type { z } from "zod";

import type { FormValues } from "#platform/web/forms/form-state.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

interface StepFormOptions<S extends z.ZodType> {
  schema: S;
  initial: z.input<S> & Record<string, unknown>;
  onChange: (values: FormValues) => void;
  next: () => void;
}

export function useStepForm<S extends z.ZodType>({ schema, initial, onChange, next }: StepFormOptions<S>) {
  const form = useZodForm({ schema, initial, guard: false, submit: async () => next() });
  const { values } = form.form;
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (form.form.isTouched() || form.form.isDirty()) change(values);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typed values trigger this
  }, [values]);
  return form;
}
