/** Several values in one text: a comma between them, and a backslash before a comma or backslash within one. */

/** "early,late\, or never" is ["early", "late, or never"]; empty values are left out. */
export function splitCommaList(text: string): string[] {
  const values: string[] = [];
  let value = "";
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at + 1];
    if (text[at] === "\\" && (next === "," || next === "\\")) {
      value += next;
      at += 1;
    } else if (text[at] === ",") {
      values.push(value);
      value = "";
    } else value += text[at];
  }
  return [...values, value].filter((one) => one !== "");
}

/** What `splitCommaList` splits into the same values. */
export const joinCommaList = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).replaceAll(/[\\,]/g, "\\$&")).join(",");
