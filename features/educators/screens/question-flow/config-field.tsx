/** The details of a profile question in the console: its placeholder, its unit, and its limits. */
import { useLingui } from "@lingui/react/macro";

import type { RecordFieldProps } from "#features/operators/screens/console/record-extensions.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import field from "#platform/web/ui/form/field.module.css";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function ConfigField({ id, value, onChange }: RecordFieldProps) {
  const { t } = useLingui();
  const config = isRecord(value) ? value : {};
  const set = (name: string, next: string | number) => {
    const { [name]: _before, ...others } = config;
    onChange(next === "" ? others : { ...others, [name]: next });
  };
  const details = [
    { name: "placeholder", label: t`In the empty field`, isNumber: false },
    { name: "unit", label: t`Behind a number, as “per hour”`, isNumber: false },
    { name: "min", label: t`At least`, isNumber: true },
    { name: "max", label: t`At most`, isNumber: true },
  ];
  return (
    <Stack gap={12}>
      {details.map(({ name, label, isNumber }) => (
        <div key={name}>
          <label className={field.label} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            className={field.input}
            type={isNumber ? "number" : "text"}
            value={String(config[name] ?? "")}
            onChange={({ currentTarget: { value: typed, valueAsNumber } }) =>
              set(name, isNumber && typed !== "" ? valueAsNumber : typed)
            }
          />
        </div>
      ))}
    </Stack>
  );
}
