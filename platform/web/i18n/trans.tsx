/** `<Trans>` as the macro writes it, with values that stay text: a name such as `<b>Sunny</b>` shows as it was typed. */
import { Trans as LinguiTrans } from "@lingui/react";
import { type ComponentProps, Fragment } from "react";

type TransProps = ComponentProps<typeof LinguiTrans>;

/**
 * Lingui inserts the values into the sentence and parses its tags only then, so that a value with a tag would lose it,
 * or replace one of the sentence's own elements. A value that is an element is inserted last and never parsed.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} values={values && textAsElements(values)} />;
}

const textAsElements = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && mayBeMarkup.test(value) ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );

/** The first characters of what Lingui parses: tags and escapes. */
const mayBeMarkup = /[<\\]/;
