/** A ZIP code in a form, with the town it stands for beneath its label. */
import type { FieldProps } from "#platform/web/ui/form/field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { ZipField } from "#platform/web/ui/form/text-field.tsx";
import { useTown } from "./use-town.ts";

export function ZipTownField(props: Omit<FieldProps, "hint">) {
  const { form } = useFormScope();
  const town = useTown(String(form.getValue(props.name) ?? "").trim());
  return (
    <ZipField {...props} hint={<span aria-live="polite">{town && `${town.city}, ${town.state}`}</span>} />
  );
}
