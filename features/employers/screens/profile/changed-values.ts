/** Of a form's values those that were changed since it was last saved, so that nobody else's work is written over. */
import type { ZodForm } from "#platform/web/forms/use-zod-form.ts";

export const changedOnly = <V extends object>(form: Pick<ZodForm["form"], "isDirty">, values: V) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => form.isDirty(name)));
