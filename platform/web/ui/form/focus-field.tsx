/** Puts the focus on a field that a link elsewhere led to, as soon as the field is on the page. */
import { useEffect } from "react";

import { fieldId, useFormScope } from "../../forms/form-scope.ts";

/** A field that waits for its choices appears later. */
const waitMs = 3000;
const intervalMs = 50;

/** Inside `<Form>`; null focuses nothing. */
export function FocusField({ name }: { name: string | null }) {
  const { id } = useFormScope();
  useEffect(() => {
    if (name === null || focusField(fieldId(id, name))) return;
    const timer = setInterval(() => focusField(fieldId(id, name)) && clearInterval(timer), intervalMs);
    const end = setTimeout(() => clearInterval(timer), waitMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [id, name]);
  return null;
}

/** Focuses the control of a field, or the first of several; false while it is not there. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches("input, select, textarea, button")
    ? field
    : field?.querySelector<HTMLElement>("input, select, textarea, button, [tabindex]");
  (control ?? field)?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}
