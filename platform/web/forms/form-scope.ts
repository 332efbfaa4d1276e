/** The form around a field, as context. */
import { createContext, use } from "react";

import type { ZodForm } from "./use-zod-form.ts";

export interface FormScope extends ZodForm {
  /** The prefix of the ids of all its fields. */
  id: string;
}

export const FormContext = createContext<FormScope | null>(null);

/** Throws outside a form: that is a developer's mistake. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error("A field must stand inside <Form>");
  return scope;
}

export const fieldId = (formId: string, name: string) => `${formId}-${name.replaceAll(".", "-")}`;
