/**
 * The full-page error screen: replaces everything after an uncaught failure. It uses no data, no app state and no
 * style sheet, so that it works when any of those is what failed. The failure is reported once.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { isRouteErrorResponse } from "react-router";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { reportFailure } from "#platform/web/page/report-failure.ts";

const styles = {
  page: { maxWidth: 560, margin: "0 auto", padding: "48px 16px", color: "var(--ink, #20241f)" },
  logo: { font: "700 1.5rem/1.75rem var(--font-display, sans-serif)", color: "var(--primary, #17624a)" },
  title: { margin: "32px 0 12px" },
  row: { display: "flex", flexWrap: "wrap", gap: 12, margin: "24px 0" },
  button: {
    minHeight: 48,
    padding: "0 20px",
    border: "1px solid var(--primary, #17624a)",
    borderRadius: 10,
    background: "var(--primary, #17624a)",
    color: "var(--on-primary, #fff)",
    font: "600 1rem/1.5 inherit",
    cursor: "pointer",
  },
  link: { display: "inline-flex", alignItems: "center", minHeight: 48, color: "var(--primary, #17624a)" },
  details: { overflowWrap: "anywhere", whiteSpace: "pre-wrap", font: "0.875rem/1.4 ui-monospace, monospace" },
} as const satisfies Record<string, React.CSSProperties>;

export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { name, logo, contactEmail } = useBrand();
  const [reference] = useState(() => randomId());
  const [at] = useState(() => new Date().toISOString());
  const title = useId();
  const message = error instanceof Error ? error.message : String(error);
  const details = `${message}\n${at}\n${reference}`;
  const email = contactEmail;
  const isBusy = isRouteErrorResponse(error) && [429, 503].includes(error.status);
  useEffect(() => {
    if (!isBusy) reportFailure(error, reference);
  }, [error, isBusy, reference]);
  return (
    <main style={styles.page}>
      <title>{`${t`Something went wrong`} · ${name}`}</title>
      {logo ? <img src={logo.mediumUrl} alt={name} height={32} /> : <div style={styles.logo}>{name}</div>}
      <div role="alert" aria-labelledby={title}>
        <h1 id={title} style={styles.title}>
          <Trans>Something went wrong</Trans>
        </h1>
        <p hidden={!isBusy}>
          <Trans>Please wait a moment and try again.</Trans>
        </p>
        <p hidden={isBusy}>
          <Trans>
            Sorry, we ran into an error. We've been notified and will look into it. If it happens again,
            please contact us at <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </div>
      <div style={styles.row}>
        <button type="button" style={styles.button} onClick={() => window.location.reload()}>
          <Trans>Reload page</Trans>
        </button>
        <a href="/" style={styles.link}>
          <Trans>Go to home</Trans>
        </a>
      </div>
      <details>
        <summary>
          <Trans>Error details</Trans>
        </summary>
        <pre style={styles.details} suppressHydrationWarning>
          {details}
        </pre>
        <button type="button" onClick={() => void navigator.clipboard?.writeText(details)}>
          <Trans>Copy</Trans>
        </button>
      </details>
    </main>
  );
}
