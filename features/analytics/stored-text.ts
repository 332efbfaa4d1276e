/** What may be kept of what a browser sends: bounded, storable, and without the secrets that links can carry. */

/** Tokens as ahoy keeps them: letters, digits and dashes, at most 64. */
export const tokenOf = (given: unknown): string =>
  typeof given === "string" ? given.replace(/[^a-z0-9-]/gi, "").slice(0, 64) : "";

/** PostgreSQL refuses NUL and half of a surrogate pair. Null where there is no text. */
export const textOf = (given: unknown, length = 2000): string | null =>
  typeof given === "string" && given ? storable(given).slice(0, length).toWellFormed() : null;

/** An address without the values of its secret parameters: a reset link must not end up in the figures. */
export function addressOf(given: unknown): string | null {
  const text = textOf(given);
  if (!text || !secretParameter.test(text) || !URL.canParse(text)) return text;
  const address = new URL(text);
  for (const name of [...address.searchParams.keys()])
    if (secretName.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** JSON with every text in it storable, and addresses without secrets. */
export function jsonOf(given: unknown): unknown {
  if (typeof given === "string") return addressOf(given) ?? "";
  if (Array.isArray(given)) return given.map(jsonOf);
  if (given === null || typeof given !== "object") return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [storable(name), jsonOf(value)]));
}

const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
const secretName = /token|password|secret|ticket|signature/i;
const secretParameter = /[?&][^=&#?]*(token|password|secret|ticket|signature)/i;
