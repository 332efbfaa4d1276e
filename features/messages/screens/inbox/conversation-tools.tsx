/** Filters of the conversation list: search, which ones (in use, unread, starred, archived, all), and for employers job and location. */
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { conversationFilters, isNarrowed } from "./conversation-search.ts";
import { EmployerFilters } from "./employer-filters.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "./conversation-tools.module.css";
import type { ConversationList } from "./use-conversations.ts";

export function ConversationTools({ list }: { list: ConversationList }) {
  const { t } = useLingui();
  const { search, side, query } = list;
  return (
    <Stack gap={10} className={classes.tools}>
      <h2 className={classes.title}>
        <Trans>Messages</Trans>
      </h2>
      <SearchField
        label={t`Search messages`}
        hideLabel
        placeholder={t`Search names and messages`}
        maxLength={200}
        value={search.q}
        onSearch={(q) => list.setSearch({ q })}
      />
      <Filters list={list} />
      {side.type === "EmployerProfile" && <EmployerFilters list={list} />}
      <p className={isNarrowed(search) ? classes.count : "visually-hidden"} aria-live="polite">
        {query.data && <Plural value={query.total} one="# conversation" other="# conversations" />}
      </p>
    </Stack>
  );
}

const filterLabels: LabelMap = {
  inUse: msg`Conversations`,
  all: msg`All`,
  unread: msg`Unread`,
  starred: msg`Starred`,
  archived: msg`Archived`,
};

function Filters({ list: { search, setSearch, side } }: { list: ConversationList }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const filters = conversationFilters[side.type];
  return (
    <Cluster gap={6} align="stretch" role="group" aria-label={t`Show`}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={chip.chip}
          aria-pressed={search.filter === filter}
          onClick={() => setSearch({ filter: filter === filters[0] ? null : filter })}
        >
          {labelFor(filterLabels, filter)}
        </button>
      ))}
    </Cluster>
  );
}
