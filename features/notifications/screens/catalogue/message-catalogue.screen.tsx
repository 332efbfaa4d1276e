/** /admin/emails/{id}: everything that the product can send, to whom and how, with its words in both languages. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams } from "react-router";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { notificationAudiences } from "#features/accounts/notification-catalogue.ts";
import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { catalogueMessagePath, pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SplitPane } from "#platform/web/ui/layout/split-pane.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { CatalogueEntry } from "../../catalogue-message.ts";
import { audienceLabels, channelLabels } from "./catalogue-labels.ts";
import { CatalogueMessageView } from "./catalogue-message.tsx";
import classes from "./catalogue.module.css";

export const handle = routeHandle({ access: "operator", shell: "app" });

export default function MessageCatalogueScreen() {
  const { t } = useLingui();
  const { messageId: id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ConsoleFrame>
      <Page
        title={t`Messages`}
        lead={t`Everything people are told outside of a page, with sample data, in the brand of this address.`}
        width="wide"
      >
        <SplitPane
          listLabel={t`All messages`}
          detailLabel={t`The message`}
          list={<MessageList openId={id} />}
          detail={id ? <CatalogueMessageView key={id} id={id} /> : null}
          placeholder={<EmptyState plain title={t`Choose a message to read it.`} />}
          onLeave={() => void navigate(`${pages.messageCatalogue}${search}`)}
        />
      </Page>
    </ConsoleFrame>
  );
}

function MessageList({ openId }: { openId: string | undefined }) {
  const { t, i18n } = useLingui();
  const [{ q = "" }, setSearch] = useSearch();
  const { data, error, isPending, refetch } = useQuery<{ data: CatalogueEntry[] }, ApiError>({
    queryKey: ["notification catalogue"],
    queryFn: () => call<{ data: CatalogueEntry[] }>("notification_catalogue"),
  });
  const words = q.toLowerCase().split(/\s+/);
  const language = i18n.locale === "es" ? "es" : "en";
  const matches = data?.data.filter(({ id, titles, emailType }) =>
    words.every((word) => `${id} ${titles[language]} ${emailType ?? ""}`.toLowerCase().includes(word)),
  );
  return (
    <Stack gap={20}>
      <SearchField label={t`Search messages`} value={q} onSearch={(next) => setSearch({ q: next })} />
      <Loaded
        query={{ data: matches, error, isLoading: isPending, isUpdating: false, retry: () => void refetch() }}
        failure={t`We couldn't load the messages.`}
        empty={
          <NoMatch plain title={t`No message has these words.`} onClear={() => setSearch({ q: null })} />
        }
      >
        {(entries) => (
          <Stack gap={24}>
            {notificationAudiences.map((audience) => (
              <Group
                key={audience}
                audience={audience}
                entries={entries.filter(({ to }) => to === audience)}
                openId={openId}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface GroupProps {
  audience: string;
  entries: CatalogueEntry[];
  openId: string | undefined;
}

function Group({ audience, entries, openId }: GroupProps) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const labelFor = useLabels();
  const language = i18n.locale === "es" ? "es" : "en";
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`to-${audience}`}>
      <h2 id={`to-${audience}`} className={classes.audience}>
        {labelFor(audienceLabels, audience)}
      </h2>
      <ul className={classes.list}>
        {entries.map(({ id, titles, channels, emailType }) => (
          <li key={id}>
            <Link
              to={`${catalogueMessagePath(id)}${search}`}
              aria-current={id === openId ? "true" : undefined}
              className={classes.entry}
            >
              <span>{titles[language]}</span>
              <span className="tiny muted">
                {channels.map((channel) => labelFor(channelLabels, channel)).join(" · ")}
                {" · "}
                {emailType ?? <Trans>always</Trans>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
