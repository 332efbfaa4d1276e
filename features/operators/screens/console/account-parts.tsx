/** What an account has beside its row: where it is signed in, and which features are on for it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { useDeviceName } from "#features/accounts/screens/settings/use-device-name.ts";
import type { AccountSession } from "#features/accounts/session.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { RecordPartProps } from "./record-extensions.ts";

export function AccountParts({ row: { id, attributes } }: RecordPartProps) {
  const mayAct = useHasOperatorRole();
  return (
    <Stack gap={24}>
      {mayAct(["support"]) && !attributes?.["closedAt"] && <Sessions id={id} />}
      {mayAct(["content", "support"]) && <Features id={id} />}
    </Stack>
  );
}

function Sessions({ id }: { id: string }) {
  const { t } = useLingui();
  const deviceName = useDeviceName();
  const query = useQuery<{ data: AccountSession[] }, ApiError>({
    queryKey: ["account sessions", id],
    queryFn: () => call<{ data: AccountSession[] }>(`accounts/${id}/sessions`),
  });
  return (
    <section aria-label={t`Where they are logged in`}>
      <Stack gap={12}>
        <h2>
          <Trans>Where they are logged in</Trans>
        </h2>
        <Loaded
          query={viewOf(query, query.data?.data)}
          failure={t`We couldn't load where they are logged in.`}
          empty={
            <p className="muted">
              <Trans>Nowhere at the moment.</Trans>
            </p>
          }
        >
          {(sessions) => (
            <DataTable
              caption={t`Where they are logged in`}
              columns={[
                {
                  key: "device",
                  header: <Trans>Browser</Trans>,
                  cell: (one) => (
                    <>
                      {deviceName(one) ?? <Trans>A browser we don't know</Trans>}{" "}
                      {one.isImpersonated && (
                        <Pill>
                          <Trans>An operator</Trans>
                        </Pill>
                      )}
                    </>
                  ),
                },
                {
                  key: "lastUsedAt",
                  header: <Trans>Last used</Trans>,
                  cell: ({ lastUsedAt }) => <TimeText at={lastUsedAt} absolute />,
                },
                {
                  key: "createdAt",
                  header: <Trans>Since</Trans>,
                  cell: ({ createdAt }) => <TimeText at={createdAt} absolute />,
                },
              ]}
              rows={sessions}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  );
}

function Features({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery<{ features: Record<string, { enabled: boolean }> }, ApiError>({
    queryKey: ["account features", id],
    queryFn: () => call(`flipper/api/actors/Account;${id}`),
  });
  const features = Object.entries(query.data?.features ?? {});
  if (features.length === 0) return null;
  return (
    <section aria-label={t`What this account sees`}>
      <Stack gap={12}>
        <h2>
          <Trans>What this account sees</Trans>
        </h2>
        <DataTable
          caption={t`What this account sees`}
          columns={[
            { key: "name", header: <Trans>Feature</Trans>, cell: ({ id: name }) => name },
            {
              key: "state",
              header: <Trans>State</Trans>,
              cell: ({ enabled }) => (
                <Pill tone={enabled ? "primary" : "neutral"}>{enabled ? t`On` : t`Off`}</Pill>
              ),
            },
          ]}
          rows={features.map(([name, { enabled }]) => ({ id: name, enabled }))}
        />
      </Stack>
    </section>
  );
}
