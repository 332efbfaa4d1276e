/** Errors that reach a client: each is a JSON:API error object. */

export interface ErrorSource {
  pointer?: string;
  parameter?: string;
  header?: string;
}

export interface ErrorObject {
  status: string;
  code: string;
  title: string;
  /** A sentence a person can act on; its English text is its id in the message catalogues. */
  detail: string;
  source?: ErrorSource;
  meta?: Record<string, unknown>;
}

/** Thrown anywhere in a request; the answer carries `errors` and the transaction is rolled back. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ErrorObject[];
  readonly headers: Record<string, string>;

  constructor(status: number, errors: ErrorObject[], headers: Record<string, string> = {}) {
    super(errors.map((error) => error.detail).join(" "));
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

type Extra = Partial<Pick<ErrorObject, "code" | "source" | "meta">>;

const errorFactory =
  (status: number, code: string, title: string) =>
  (detail: string, extra: Extra = {}) =>
    new ApiError(status, [{ status: String(status), code, title, detail, ...extra }]);

export const badRequest = errorFactory(400, "bad_request", "Bad request");
export const unauthorized = errorFactory(401, "unauthorized", "Please log in");
export const planRequired = errorFactory(402, "plan_required", "A plan is needed");
export const forbidden = errorFactory(403, "forbidden", "Not allowed");
export const conflict = errorFactory(409, "conflict", "Conflict");
export const staleVersion = errorFactory(412, "stale", "Changed meanwhile");
export const tooLarge = errorFactory(413, "too_large", "Too large");
export const unsupportedMediaType = errorFactory(415, "unsupported_media_type", "Unsupported media type");
export const unprocessable = errorFactory(422, "invalid", "Not valid");

/** Absent, or not visible to the caller: never a hint which. */
export const notFound = () => errorFactory(404, "not_found", "Not found")(/*i18n*/ "We can't find that.");

/** `421` (RFC 9110, 15.5.20): this server does not serve the requested host. */
export const misdirectedRequest = () =>
  errorFactory(
    421,
    "misdirected_request",
    "Misdirected request",
  )(/*i18n*/ "There is no site at this address.");

/** A name as a part of a JSON pointer (RFC 6901, section 3). */
export const escapePointerPart = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

export interface FieldError {
  /** The attribute's wire name. */
  field: string;
  message: string;
  code?: string;
}

/**
 * `422` with one error per field. `inRequest` says which fields the request really carried: a pointer must lead
 * to something that is there (JSON:API 1.1, error objects), else it points at `/data/attributes`.
 */
export function invalidFields(errors: FieldError[], inRequest: (field: string) => string | null): ApiError {
  return new ApiError(
    422,
    errors.map(({ field, message, code }) => ({
      status: "422",
      code: code ?? "invalid",
      title: "Not valid",
      detail: message,
      source: { pointer: inRequest(field) ?? "/data/attributes" },
      meta: { field },
    })),
  );
}

/** `429` naming the seconds to wait. */
export const tooManyRequests = (seconds: number) =>
  new ApiError(
    429,
    [
      {
        status: "429",
        code: "too_many_requests",
        title: "Too many requests",
        detail: /*i18n*/ "Please wait a moment and try again.",
        meta: { seconds },
      },
    ],
    { "Retry-After": String(seconds) },
  );

/** `503` naming the seconds after which to try again: nothing is wrong with the request. */
export const unavailable = (code: string, detail: string, seconds = 5) =>
  new ApiError(503, [{ status: "503", code, title: "Try again later", detail, meta: { seconds } }], {
    "Retry-After": String(seconds),
  });
