/** Who changed a row, when and how: the newest entries of the audit log about it. */
import { Trans, useLingui } from "@lingui/react/macro";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./console.module.css";

const shown = 20;

export function RecordHistory({ type, id }: { type: string; id: string }) {
  const { t } = useLingui();
  const query = useDocument(
    collectionPath({ type: "audit_logs" }, { filter: { entity: type, entityId: id }, size: shown }),
  );
  return (
    <section aria-label={t`History`}>
      <h2>
        <Trans>History</Trans>
      </h2>
      <Loaded
        query={viewOf(query, query.data && (query.data.data as WireResource[]))}
        failure={t`We couldn't load the history.`}
        empty={
          <p className="muted">
            <Trans>Nobody has changed it.</Trans>
          </p>
        }
      >
        {(entries) => (
          <Stack as="ul" gap={12}>
            {entries.map(({ id: entryId, attributes = {} }) => (
              <li key={entryId}>
                <strong>{String(attributes["action"])}</strong>{" "}
                <span className="small muted">
                  <TimeText at={String(attributes["createdAt"])} absolute />
                </span>
                <pre className={classes.json}>{JSON.stringify(attributes["detail"] ?? {}, null, 2)}</pre>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </section>
  );
}
