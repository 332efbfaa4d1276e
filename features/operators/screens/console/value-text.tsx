/** A value of any attribute, as text. */
import { Trans } from "@lingui/react/macro";

import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import classes from "./console.module.css";
import { fieldType, type JsonSchema, toText } from "./field-kinds.ts";

export function ValueText({ schema, value }: { schema: JsonSchema; value: unknown }) {
  const type = fieldType(schema);
  if (value === null || value === undefined || value === "") return <span className="muted">–</span>;
  if (typeof value === "boolean") return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (type.field.kind === "time" && typeof value === "string") return <TimeText at={value} absolute />;
  if (typeof value === "object" && type.field.kind !== "lines")
    return <pre className={classes.json}>{JSON.stringify(value, null, 2)}</pre>;
  return <span className={classes.value}>{toText(type, value).split("\n").join(", ")}</span>;
}
