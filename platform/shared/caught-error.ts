/** What was caught: JavaScript can throw anything, and Node's errors carry a `code`. */

/** The error itself; what is no error becomes one with its text. */
export const toError = (caught: unknown): Error =>
  caught instanceof Error ? caught : new Error(String(caught));

/** `ENOENT`, `23505`, `ECONNREFUSED` …: the code of a system's, database's or library's error. */
export function errorCode(caught: unknown): string | undefined {
  const code: unknown =
    typeof caught === "object" && caught !== null && "code" in caught ? caught.code : undefined;
  return typeof code === "string" ? code : undefined;
}
