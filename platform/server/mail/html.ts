/** HTML by tagged template: everything put in is escaped, save what is HTML already. */
import { escapeHtml } from "#platform/shared/escape-html.ts";

export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | undefined | false;

/** `` html`<p>${name}</p>` ``; lists are joined, `undefined` and `false` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.reduce((text, part, index) => text + shown(values[index - 1]) + part) };
}

const shown = (value: Value): string => {
  if (value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return "html" in value ? value.html : value.map((each) => each.html).join("");
};
