/** What a brand has beside its row: how it looks in both schemes, where its domains lead, and its mails. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import type { DomainState } from "#features/brands/domain-state.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./console.module.css";
import type { RecordPartProps } from "./record-extensions.ts";

const stateLabels: Record<DomainState["state"], MessageDescriptor> = {
  ready: msg`Leads here`,
  elsewhere: msg`Leads to another machine`,
  missing: msg`Not known yet`,
};

export function BrandParts({ row: { id, attributes } }: RecordPartProps) {
  const mayChange = useHasOperatorRole()(["content"]);
  return (
    <Stack gap={24}>
      <p>
        <a href={`//${String(attributes?.["domain"])}`} target="_blank" rel="noreferrer">
          <Trans>Open its site</Trans>
        </a>
      </p>
      {mayChange && <Domains id={id} />}
      {mayChange && <BrandMail id={id} />}
    </Stack>
  );
}

function Domains({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery<{ data: DomainState[] }, ApiError>({
    queryKey: ["brand domains", id],
    queryFn: () => call<{ data: DomainState[] }>(`brands/${id}/domains`),
  });
  return (
    <section aria-label={t`Domains`}>
      <Stack gap={12}>
        <h2>
          <Trans>Domains</Trans>
        </h2>
        <Loaded query={viewOf(query, query.data?.data)} failure={t`We couldn't look the domains up.`}>
          {(domains) => (
            <DataTable
              caption={t`Domains`}
              columns={[
                { key: "domain", header: <Trans>Domain</Trans>, cell: (row) => row.domain },
                {
                  key: "state",
                  header: <Trans>State</Trans>,
                  cell: ({ state }) => (
                    <Pill tone={state === "ready" ? "primary" : "neutral"}>{i18n._(stateLabels[state])}</Pill>
                  ),
                },
                {
                  key: "set",
                  header: <Trans>To set in its DNS</Trans>,
                  cell: ({ state, domain, record: { type, value } }) =>
                    state === "ready" ? (
                      "–"
                    ) : (
                      <code className={classes.value}>
                        {domain} {type} {value}
                      </code>
                    ),
                },
              ]}
              rows={domains.map((one) => ({ ...one, id: one.domain }))}
            />
          )}
        </Loaded>
        <Cluster>
          <Button variant="outline" onClick={() => void query.refetch()}>
            <Trans>Check again</Trans>
          </Button>
        </Cluster>
      </Stack>
    </section>
  );
}

/** Each language calls itself so. */
const otherLanguage = { en: "Español", es: "English" };

/** A mail that everybody gets. */
const sampleMail = "accounts.confirm-email";

function BrandMail({ id }: { id: string }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<"en" | "es">("en");
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const query = useQuery<{ data: { words: Record<string, { mail?: { page: string } }> } }, ApiError>({
    queryKey: ["sample mail", sampleMail],
    queryFn: () => call(`notification_catalogue/${sampleMail}`),
  });
  const page = query.data?.data.words[language]?.mail?.page;
  return (
    <section aria-label={t`Its mails`}>
      <Stack gap={12}>
        <h2>
          <Trans>Its mails</Trans>
        </h2>
        <Cluster gap={12}>
          <Button variant="outline" onClick={() => setLanguage(language === "en" ? "es" : "en")}>
            {otherLanguage[language]}
          </Button>
          <Button variant="outline" onClick={() => setScheme(scheme === "light" ? "dark" : "light")}>
            {scheme === "light" ? <Trans>Dark</Trans> : <Trans>Light</Trans>}
          </Button>
        </Cluster>
        {page && (
          <iframe
            title={t`Its mails`}
            className={classes.mail}
            src={`${page}&scheme=${scheme}&brandId=${id}`}
            sandbox=""
          />
        )}
      </Stack>
    </section>
  );
}
