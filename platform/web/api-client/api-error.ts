/** How a call to the API can fail, in one shape that screens can show. */

import { isRecord } from "#platform/shared/is-record.ts";

export interface ApiErrorDetail {
  status?: string;
  code?: string;
  title?: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string; header?: string };
  meta?: Record<string, unknown>;
}

export type ApiErrorKind = "fetch" | "timeout" | "parsing" | "status";

export class ApiError extends Error {
  override name = "ApiError";
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly errors: ApiErrorDetail[];
  /** Seconds to wait before the next try, if the server named them (`Retry-After`). */
  retryAfter: number | null = null;

  constructor(kind: ApiErrorKind, message: string, status = 0, errors: ApiErrorDetail[] = []) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }

  /** The first error's stable code: "slot_taken", … */
  get code() {
    return this.errors[0]?.code;
  }

  /** Messages by field name; errors that belong to no field are under "". */
  get fields(): Record<string, string> {
    return firstErrorByField(this.errors.map((error) => [fieldOf(error), messageOf(error)]));
  }
}

/** Whether no answer came, or only a proxy's: nothing is known of what the server thinks. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === "fetch" || error.kind === "timeout" || [502, 503, 504].includes(error.status));

/** Reads an error body: JSON:API error objects, or the account calls' `{status: "error", error, errors}`. */
export function toApiError(status: number, body: unknown): ApiError {
  const { errors, error, code }: Record<string, unknown> = isRecord(body) ? body : {};
  const details = Array.isArray(errors)
    ? errors.filter(isRecord).map((entry) => toDetail(entry, status))
    : [];
  const message = typeof error === "string" ? error : undefined;
  if (message && details.length === 0) details.push({ status: String(status), detail: message });
  if (typeof code === "string" && details[0]) details[0].code ??= code;
  return new ApiError("status", message ?? details[0]?.detail ?? `HTTP ${status}`, status, details);
}

const toDetail = (entry: Record<string, unknown>, status: number): ApiErrorDetail =>
  "field" in entry
    ? { status: String(status), detail: String(entry.message), meta: { field: entry.field } }
    : entry;

const fieldOf = ({ meta, source }: ApiErrorDetail) =>
  (typeof meta?.field === "string" ? meta.field : undefined) ??
  /^\/(?:data\/(?:attributes|relationships)\/|(?!data\b))([^/]+)/.exec(source?.pointer ?? "")?.[1] ??
  "";

const messageOf = ({ detail, title }: ApiErrorDetail) => detail ?? title ?? "";

/**
 * In the order of the form; of several errors of a field the first one counts. Names come from the server, so they are
 * collected in a map: `__proto__` and `constructor` are fields like any other.
 */
export function firstErrorByField(entries: (readonly [string, string])[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, text] of entries) if (!fields.has(name)) fields.set(name, text);
  return Object.fromEntries(fields);
}
