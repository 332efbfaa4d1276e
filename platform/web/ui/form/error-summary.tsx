/** "There is a problem": every error of a form in one place, each a link to its field. Takes the focus when it appears. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";

import { focusField } from "./focus-field.tsx";
import classes from "./form.module.css";
import { fieldId, useFormScope } from "../../forms/form-scope.ts";

export function ErrorSummary() {
  const { form, general, rejectedSubmits, id } = useFormScope();
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    if (rejectedSubmits > 0) box.current?.focus();
  }, [rejectedSubmits]);
  const errors = Object.entries(form.errors)
    .filter(([, text]) => !!text)
    .toSorted(([one], [other]) => isBefore(fieldId(id, one), fieldId(id, other)));
  if (errors.length === 0 && general.length === 0) return null;
  return (
    <div ref={box} role="alert" aria-labelledby={title} tabIndex={-1} className={classes.summary}>
      <h2 id={title} className="h3 danger">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="points">
        {errors.map(([name, text]) => (
          <li key={name}>
            <a
              className="danger"
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId(id, name));
              }}
            >
              {i18n._(String(text))}
            </a>
          </li>
        ))}
        {general.map((text) => (
          <li key={text}>{i18n._(text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The schema may list its fields in another order than the page. */
function isBefore(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
