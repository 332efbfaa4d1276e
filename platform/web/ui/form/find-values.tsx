/** Values to choose from: a few are read, and many get a field that narrows them and a word on how many are chosen. */
import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import field from "./field.module.css";

/** More than so many are searched rather than read. */
const mostToRead = 10;

interface FindValuesProps {
  /** What they are values of, in words. */
  name: string;
  values: readonly string[];
  wordOf: (value: string) => string;
  chosen: readonly string[];
  /** The values that are left, and whether there were too many to read. */
  children: (shown: readonly string[], isLong: boolean) => React.ReactNode;
}

export function FindValues({ name, values, wordOf, chosen, children }: FindValuesProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const isLong = values.length > mostToRead;
  const words = typed.trim().toLocaleLowerCase();
  const shown = values.filter((value) => wordOf(value).toLocaleLowerCase().includes(words));
  return (
    <>
      {isLong && (
        <>
          <input
            type="search"
            className={field.input}
            aria-label={t`Find in ${name}`}
            placeholder={t`Type to find`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="small muted" role="status">
            {chosen.length > 0 && <Plural value={chosen.length} one="# selected" other="# selected" />}
          </p>
        </>
      )}
      {children(shown, isLong)}
    </>
  );
}
