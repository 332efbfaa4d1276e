/** What can go wrong with a request to an address someone gave us: a stable word, and the sentence people read. */
import { toError, errorCode } from "#platform/shared/caught-error.ts";

export const outgoingProblems = {
  not_http: /*i18n*/ "That is not a web address: it has to begin with https:// or http://.",
  inside_address:
    /*i18n*/ "That address leads into a private network. Give one that is open to the Internet.",
  credentials: /*i18n*/ "Leave the username and password out of the address.",
  redirects: /*i18n*/ "That address leads on to others that we don't follow. Give the last one of them.",
  unreachable: /*i18n*/ "We can't reach that address. Check it for mistakes.",
  too_slow: /*i18n*/ "It took too long to answer.",
  too_large: /*i18n*/ "What is there is too large to be read.",
  wrong_type: /*i18n*/ "What is there is not a calendar.",
  not_found: /*i18n*/ "There is nothing at that address any more.",
  unauthorized: /*i18n*/ "The username or password was not accepted.",
  refused: /*i18n*/ "It answered with an error.",
};
export type OutgoingCode = keyof typeof outgoingProblems;

/** Thrown by the guarded client. `detail` is for the log only: it may contain the other side's text. */
export class OutgoingError extends Error {
  override name = "OutgoingError";
  readonly code: OutgoingCode;
  readonly detail: string;

  constructor(code: OutgoingCode, detail = "") {
    super(outgoingProblems[code]);
    this.code = code;
    this.detail = detail;
  }
}

/** The problem an HTTP status means; undefined when it is none. */
export function problemOfStatus(status: number): OutgoingCode | undefined {
  if (status < 400) return undefined;
  if (status === 401 || status === 403) return "unauthorized";
  return status === 404 || status === 410 ? "not_found" : "refused";
}

/** Converts any failure of a request. */
export function outgoingErrorOf(error: unknown): OutgoingError {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof OutgoingError) return at;
  const { name, message } = toError(error ?? "");
  const code = errorCode(error);
  const parts = `${code ?? name} ${message}`.trim();
  const isLate =
    name === "TimeoutError" || name === "AbortError" || /TIMEOUT|TIMEDOUT|UND_ERR_ABORTED/.test(code ?? "");
  if (isLate) return new OutgoingError("too_slow", parts);
  return new OutgoingError(code === "UND_ERR_HEADERS_OVERFLOW" ? "too_large" : "unreachable", parts);
}
