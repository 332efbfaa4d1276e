/** `<Trans>` as the macro writes it, with values that stay text: a name such as `<b>Sunny</b>` is shown as it was typed. */
import { Trans as LinguiTrans } from "@lingui/react";
import { type ComponentProps, Fragment } from "react";

type TransProps = ComponentProps<typeof LinguiTrans>;

/**
 * Lingui fills the values into the sentence and reads its tags only then, so that a value with a tag in it would lose it,
 * or take the place of one of the sentence's own elements. As an element a value is put in last and never read.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} values={values && textAsElements(values)} />;
}

const textAsElements = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && mayBeRead.test(value) ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );

/** The beginnings of what Lingui reads: tags and escapes. */
const mayBeRead = /[<\\]/;
