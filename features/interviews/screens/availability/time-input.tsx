/** A time of day, typed as it comes ("9", "9:30", "2pm") or picked from the half hours; written out when it is left. */
import { useState } from "react";

import field from "#platform/web/ui/form/field.module.css";
import { parseTypedTime } from "./typed-time.ts";
import { useTimeText } from "./use-time-text.ts";
import classes from "./availability.module.css";

interface TimeInputProps {
  label: string;
  value: string;
  /** The start an end belongs to: "5" after "09:00" is 5 PM. */
  after?: string | undefined;
  onChange: (value: string) => void;
}

const listId = "times-of-day";

export function TimeInput({ label, value, after, onChange }: TimeInputProps) {
  const clock = useTimeText();
  const [isLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    const time = parseTypedTime(value, after);
    if (time) onChange(clock(time));
  };
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={(isLeft && parseTypedTime(value, after) === null) || undefined}
      className={`${field.input} ${classes.time}`}
      list={listId}
      autoComplete="off"
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        // Enter leaves the field before the form is sent: what is saved is what is seen.
        if (event.key === "Enter") leave();
      }}
    />
  );
}

/** The half hours of a day, once for all inputs. */
export function TimeOptions() {
  const clock = useTimeText();
  const times = Array.from({ length: 33 }, (_, step) => {
    const minutes = 6 * 60 + step * 30;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 ? "30" : "00"}`;
  });
  return (
    <datalist id={listId}>
      {times.map((time) => (
        <option key={time}>{clock(time)}</option>
      ))}
    </datalist>
  );
}
