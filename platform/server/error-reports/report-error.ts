/** Records failures, one row per kind with a count, so that a thousand repeats stay one line. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Log } from "../context.ts";
import type { Queryable } from "../database/database.ts";
import { errorFacts, withoutSecrets, withoutTokens } from "../log.ts";

export interface ErrorReport {
  source: "browser" | "server";
  error: unknown;
  /** Stored without its query and fragment. */
  url?: string;
  requestId?: string;
  accountId?: string;
  userAgent?: string;
}

/**
 * Stores a report and never throws: reporting must not make a failure worse; what cannot be stored is
 * logged. Mail addresses and tokens are removed from message and stack.
 */
export async function reportError(
  { db, log }: { db: Queryable; log: Log },
  report: ErrorReport,
): Promise<void> {
  try {
    await store(db, report);
  } catch (failure) {
    log.error(
      { err: errorFacts(failure), report: errorFacts(report.error) },
      "an error report could not be stored",
    );
  }
}

async function store(
  db: Queryable,
  { source, error, url, requestId, accountId, userAgent }: ErrorReport,
): Promise<void> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const facts = {
    message: truncate(withoutSecrets(message ? `${name}: ${message}` : name), 500) ?? name,
    stack: truncate(stack && withoutSecrets(stack), 4_000),
    url: truncate(url && withoutTokens(url.split(/[?#]/)[0] ?? ""), 500),
    requestId: truncate(requestId, 100),
    accountId: accountId ?? null,
    userAgent: truncate(userAgent, 300),
  };
  await db
    .insertInto("errorReports")
    .values({ source, fingerprint: fingerprintOf(source, facts.message, facts.stack), ...facts })
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet({
        count: sql`error_reports.count + 1`,
        lastSeenAt: sql`now()`,
        url: facts.url,
        requestId: facts.requestId,
        accountId: facts.accountId,
        userAgent: facts.userAgent,
      }),
    )
    .execute();
}

/**
 * Reports of one source are alike when their message and topmost stack frames agree, ignoring ids, numbers
 * and build names.
 */
export function fingerprintOf(source: string, message: string, stack: string | null): string {
  const places =
    stack
      ?.split("\n")
      .filter((line) => /^\s*at |@/.test(line))
      .slice(0, 3) ?? [];
  const normalizedMessage = [source, message, ...places]
    .join("\n")
    // Bounded: of at most 4,500 characters.
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+|(?<=-)[\w-]{8}(?=\.js)/gi, "#");
  return createHash("sha256").update(normalizedMessage).digest("hex");
}

// PostgreSQL's text knows no NUL.
const truncate = (text: string | undefined, length: number) =>
  text ? text.replaceAll("\0", "").slice(0, length) : null;
