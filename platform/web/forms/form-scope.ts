/** What the parts of a form know of the form around them. */
import { createContext, use } from "react";

import type { ZodForm } from "./use-zod-form.ts";

export interface FormScope extends ZodForm {
  /** Begins the ids of all its fields. */
  id: string;
}

export const FormContext = createContext<FormScope | null>(null);

/** The form around a field. Throws outside of one: that is a developer's mistake. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error("A field must stand inside <Form>");
  return scope;
}

export const fieldId = (formId: string, name: string) => `${formId}-${name.replaceAll(".", "-")}`;
