/** Sends one report of an uncaught failure to the server. Never fails itself, and never twice for the same error. */

const reported = new WeakSet<object>();

/** `reference` is shown to the reader, who may quote it. */
export function reportFailure(error: unknown, reference: string) {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const body = JSON.stringify({
    message: (failure.message || failure.name).slice(0, 5_000),
    stack: failure.stack?.slice(0, 20_000),
    url: window.location.href.slice(0, 5_000),
    requestId: reference,
    userAgent: navigator.userAgent.slice(0, 1_000),
  });
  const headers = { "Content-Type": "application/json" };
  void fetch("/api/error_reports", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
