/** Sends one report of an uncaught failure to the server. Never fails itself, and never twice for the same error. */

const reported = new WeakSet<object>();

/**
 * `reference` is shown to the reader, who may quote it. `message` stands for the error's own words and stack, where
 * those may repeat what somebody typed. False if the error is reported already.
 */
export function reportFailure(error: unknown, reference: string, message?: string): boolean {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return false;
    reported.add(error);
  }
  const body = JSON.stringify({
    message: (message ?? (failure.message || failure.name)).slice(0, 5_000),
    stack: message === undefined ? failure.stack?.slice(0, 20_000) : undefined,
    // Without the query: it holds what somebody searched for.
    url: (window.location.origin + window.location.pathname).slice(0, 5_000),
    requestId: reference,
    userAgent: navigator.userAgent.slice(0, 1_000),
  });
  const headers = { "Content-Type": "application/json" };
  void fetch("/api/error_reports", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
  return true;
}
