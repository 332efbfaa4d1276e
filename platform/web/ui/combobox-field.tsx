/** A searchable list for seven options and more; several choices stand as chips with "{n} selected". */
import { Plural, useLingui } from "@lingui/react/macro";
import { MultiSelect, Select } from "@mantine/core";

import { Field, type FieldProps } from "./field.tsx";
import type { Option } from "./select-field.tsx";

interface ComboboxFieldProps extends FieldProps {
  options: readonly (string | Option)[];
  onChange?: (value: any) => void;
}

/** The form's value is the chosen value, or null. */
export function ComboboxField({ options, onChange, ...field }: ComboboxFieldProps) {
  const { t } = useLingui();
  return (
    <Field {...field}>
      {(control, value, change) => (
        <Select
          {...control}
          w="100%"
          searchable
          clearable={field.optional}
          data={[...options]}
          value={value || null}
          onChange={(next) => (change(next), onChange?.(next))}
          nothingFoundMessage={t`Nothing matches`}
          maxDropdownHeight={280}
        />
      )}
    </Field>
  );
}

/** The form's value is a list of values. */
export function MultiComboboxField({ options, onChange, ...field }: ComboboxFieldProps) {
  const { t } = useLingui();
  return (
    <Field {...field}>
      {(control, value: string[] = [], change) => (
        <>
          <MultiSelect
            {...control}
            w="100%"
            searchable
            hidePickedOptions
            data={[...options]}
            value={value}
            onChange={(next) => (change(next), onChange?.(next))}
            nothingFoundMessage={t`Nothing matches`}
            maxDropdownHeight={280}
          />
          <div className="tiny muted" role="status">
            {value.length > 0 && <Plural value={value.length} one="# selected" other="# selected" />}
          </div>
        </>
      )}
    </Field>
  );
}
