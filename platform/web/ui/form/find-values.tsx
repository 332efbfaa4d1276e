/** Values to choose from; a long list gets a search field and says how many are selected. */
import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import field from "./field.module.css";

/** Above this number the list gets a search field. */
const searchAbove = 10;

interface FindValuesProps {
  /** The label of the values. */
  name: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  chosen: readonly string[];
  /** The values that match, and whether the list has a search field. */
  children: (shown: readonly string[], isLong: boolean) => React.ReactNode;
}

export function FindValues({ name, values, labelOf, chosen, children }: FindValuesProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const isLong = values.length > searchAbove;
  const query = typed.trim().toLocaleLowerCase();
  const shown = values.filter((value) => labelOf(value).toLocaleLowerCase().includes(query));
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
