/** For how many locations a plan is paid. */
import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";

import fieldClasses from "#platform/web/ui/form/field.module.css";
import type { PlanRecord } from "../use-plans.ts";

interface LocationsFieldProps {
  plan: PlanRecord;
  /** How many the program has. */
  used: number;
  value: number;
  onChange: (value: number) => void;
  isWrong: boolean;
}

export function LocationsField({
  plan: { locationLimit },
  used,
  value,
  onChange,
  isWrong,
}: LocationsFieldProps) {
  const id = useId();
  if (locationLimit === 1) return null;
  return (
    <div className={fieldClasses.field} data-wrong={isWrong || undefined}>
      <label className={fieldClasses.label} htmlFor={id}>
        <Trans>Locations</Trans>
      </label>
      <p id={`${id}-hint`} className={fieldClasses.hint}>
        <Plural
          value={used}
          one="You have # location. A plan is paid for each."
          other="You have # locations. A plan is paid for each."
        />
      </p>
      <p id={`${id}-error`} className={fieldClasses.error} aria-live="polite">
        {isWrong &&
          (locationLimit === null ? (
            <Trans>Enter 1 or more</Trans>
          ) : (
            <Trans>Enter a number from 1 to {locationLimit}</Trans>
          ))}
      </p>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={locationLimit ?? undefined}
        className={`${fieldClasses.input} ${fieldClasses.sized}`}
        style={{ width: "9ch" }}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={isWrong || undefined}
        value={Number.isNaN(value) ? "" : value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
