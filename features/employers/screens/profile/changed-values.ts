/** The values of a form that changed since the last save, so that a colleague's changes are not overwritten. */
import type { ZodForm } from "#platform/web/forms/use-zod-form.ts";

export const changedValues = <V extends object>(form: Pick<ZodForm["form"], "isDirty">, values: V) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => form.isDirty(name)));
