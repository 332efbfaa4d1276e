/** Input typed into the server's HTML before hydration: the form takes it as its values, so that it is not lost. */

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Field names and the values that differ from those of the form. */
export function prehydrationInput(
  form: HTMLFormElement,
  known: Record<string, unknown>,
): Record<string, unknown> {
  const controls = [...form.elements].filter(
    (element): element is TextControl =>
      "value" in element && Object.hasOwn(known, element.getAttribute("name")!),
  );
  const typed = controls.map((control) => [control.name, valueOf(control)] as const);
  // Lists, numbers and nulls belong to richer controls, which only work after hydration.
  return Object.fromEntries(
    typed.filter(([name, value]) => typeof value === typeof known[name] && value !== known[name]),
  );
}

/** Radio buttons are named for their group, not for the field. */
function valueOf(control: TextControl): string | boolean | undefined {
  if (control.type === "checkbox" && "checked" in control) return control.checked;
  return control.type === "radio" ? undefined : control.value;
}
