/** The details of a profile question in the console: its placeholder, its unit, and its limits. */
import { useLingui } from "@lingui/react/macro";

import type { RecordFieldProps } from "#features/operators/screens/console/record-extensions.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import field from "#platform/web/ui/form/field.module.css";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function ConfigField({ id, value, onChange }: RecordFieldProps) {
  const { t } = useLingui();
  const config = isRecord(value) ? value : {};
  const set = (name: string, next: string | number | undefined) => {
    const { [name]: _before, ...others } = config;
    onChange(next === undefined || next === "" ? others : { ...others, [name]: next });
  };
  const texts = { placeholder: t`In the empty field`, unit: t`Behind a number, as “per hour”` };
  const limits = { min: t`At least`, max: t`At most` };
  return (
    <Stack gap={12}>
      {Object.entries(texts).map(([name, label]) => (
        <div key={name}>
          <label className={field.label} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            className={field.input}
            value={String(config[name] ?? "")}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        </div>
      ))}
      {Object.entries(limits).map(([name, label]) => (
        <div key={name}>
          <label className={field.label} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            className={field.input}
            type="number"
            value={String(config[name] ?? "")}
            onChange={({ currentTarget }) =>
              set(name, Number.isNaN(currentTarget.valueAsNumber) ? undefined : currentTarget.valueAsNumber)
            }
          />
        </div>
      ))}
    </Stack>
  );
}
