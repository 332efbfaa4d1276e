/** `in ($1, $2, …)` as `= any($1)`: one text, and so one prepared statement, however many values there are. */

/** A statement with the values of its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Where the values of a text go: one parameter each, or several as one array. */
interface ListedText {
  text: string;
  parameters: readonly (number | readonly number[])[];
}

const valueList = /\b(not )?in \((\$\d+(?:, \$\d+)*)\)|\$\d+/g;
const maxTexts = 2_000;
const listedTexts = new Map<string, ListedText>();

export function withListsAsArrays({ text, values }: Statement): Statement {
  const known = listedTexts.get(text);
  const listed = known ?? listText(text);
  if (!known && listedTexts.size < maxTexts) listedTexts.set(text, listed);
  const valuesOf = (parameter: number | readonly number[]) =>
    typeof parameter === "number" ? values[parameter] : parameter.map((at) => values[at]);
  return { text: listed.text, values: listed.parameters.map(valuesOf) };
}

function listText(text: string): ListedText {
  const parameters: (number | number[])[] = [];
  const placed = (parameter: number | number[]) => `$${parameters.push(parameter)}`;
  const listed = text.replace(valueList, (found, not: string | undefined, list: string | undefined) => {
    if (list === undefined) return placed(indexOf(found));
    const array = placed(list.split(", ").map(indexOf));
    return not ? `<> all(${array})` : `= any(${array})`;
  });
  return { text: listed, parameters };
}

const indexOf = (parameter: string) => Number(parameter.slice(1)) - 1;
