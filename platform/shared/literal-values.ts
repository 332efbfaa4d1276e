/**
 * Message values that appear exactly as typed. Lingui interprets escapes such as `\u0041` in the finished
 * sentence, also those in a name.
 */

type Values = Record<string, unknown>;

/** The same values, with every backslash that would be read as the beginning of an escape written as one itself. */
export function literalValues<V extends Values | undefined>(values: V): V {
  if (!values || !Object.values(values).some(hasEscape)) return values;
  const literal = Object.entries(values).map(([name, value]) => [
    name,
    hasEscape(value) ? escaped(value) : value,
  ]);
  return Object.fromEntries(literal) as V;
}

const escape = /\\(?=u[0-9a-f]{4}|x[0-9a-f]{2})/gi;
const hasEscape = (value: unknown): value is string => typeof value === "string" && value.search(escape) >= 0;
const escaped = (text: string) => text.replace(escape, String.raw`\u005c`);
