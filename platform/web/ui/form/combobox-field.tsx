/** A searchable list for seven options and more; several choices show as chips with "{n} selected". */
import { Plural } from "@lingui/react/macro";

import { Field, type FieldProps } from "./field.tsx";
import { InBrowser } from "../layout/in-browser.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import type { Option } from "./select-field.tsx";
import { SkeletonRows } from "../feedback/skeleton-rows.tsx";

const Combobox = lazyPart(() => import("./combobox.tsx").then((module) => module.Combobox));
const MultiCombobox = lazyPart(() => import("./combobox.tsx").then((module) => module.MultiCombobox));

interface ComboboxFieldProps<V> extends FieldProps {
  options: readonly (string | Option)[];
  onChange?: (value: V) => void;
}

const waiting = (
  <div style={{ width: "100%" }}>
    <SkeletonRows count={1} />
  </div>
);

/** The form's value is the chosen value, or null. */
export const ComboboxField = ({ options, onChange, ...field }: ComboboxFieldProps<string | null>) => (
  <Field {...field}>
    {(control, value, change) => (
      <InBrowser waiting={waiting}>
        <Combobox
          control={control}
          options={options}
          isClearable={field.optional}
          value={value || null}
          onChange={(next) => (change(next), onChange?.(next))}
        />
      </InBrowser>
    )}
  </Field>
);

/** The form's value is a list of values. */
export const MultiComboboxField = ({ options, onChange, ...field }: ComboboxFieldProps<string[]>) => (
  <Field {...field}>
    {(control, value: string[] = [], change) => (
      <>
        <InBrowser waiting={waiting}>
          <MultiCombobox
            control={control}
            options={options}
            value={value}
            onChange={(next) => (change(next), onChange?.(next))}
          />
        </InBrowser>
        <div className="tiny muted" role="status">
          {value.length > 0 && <Plural value={value.length} one="# selected" other="# selected" />}
        </div>
      </>
    )}
  </Field>
);
