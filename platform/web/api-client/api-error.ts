/** How a call to the API can fail (specification, section 8), in one shape that screens can show. */

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
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly errors: ApiErrorDetail[];
  /** Seconds to wait before the next try, when the server said so (`Retry-After`). */
  retryAfter: number | null = null;

  constructor(kind: ApiErrorKind, message: string, status = 0, errors: ApiErrorDetail[] = []) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }

  /** The first error's stable word: "plan_required", "slot_taken", … */
  get code() {
    return this.errors[0]?.code;
  }

  /** Sentences by field name; errors that belong to no field are under "". */
  get fields(): Record<string, string> {
    return firstOfEach(this.errors.map((error) => [fieldOf(error), sentenceOf(error)]));
  }
}

/** Reads an error body: JSON:API error objects, or the account calls' `{status: "error", error, errors}`. */
export function errorFrom(status: number, body: unknown): ApiError {
  const { errors, error, code } = (body ?? {}) as { errors?: unknown[]; error?: string; code?: string };
  const details = (errors ?? []).map((entry) => detailOf(entry as Record<string, unknown>, status));
  if (error && details.length === 0) details.push({ status: String(status), detail: error });
  if (code && details[0]) details[0].code ??= code;
  return new ApiError("status", error ?? details[0]?.detail ?? `HTTP ${status}`, status, details);
}

const detailOf = (entry: Record<string, unknown>, status: number): ApiErrorDetail =>
  "field" in entry
    ? { status: String(status), detail: String(entry.message), meta: { field: entry.field } }
    : (entry as ApiErrorDetail);

const fieldOf = ({ meta, source }: ApiErrorDetail) =>
  (meta?.field as string | undefined) ??
  /^\/(?:data\/(?:attributes|relationships)\/|(?!data\b))([^/]+)/.exec(source?.pointer ?? "")?.[1] ??
  "";

const sentenceOf = ({ detail, title }: ApiErrorDetail) => detail ?? title ?? "";

/**
 * In the order of the form; where a field has several errors the first one is said. Names come from the server, so they
 * are looked for in a map: `__proto__` and `constructor` are fields like any other.
 */
export function firstOfEach(entries: (readonly [string, string])[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, text] of entries) if (!fields.has(name)) fields.set(name, text);
  return Object.fromEntries(fields);
}
