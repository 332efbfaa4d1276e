/** Filters of the conversation list: search, which ones (in use, unread, starred, archived, all), and for employers job and location. */
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { conversationFilters } from "./conversation-search.ts";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "./conversation-tools.module.css";
import type { ConversationList } from "./use-conversations.ts";

export function ConversationTools({ list }: { list: ConversationList }) {
  const { t } = useLingui();
  const { search, side, query } = list;
  const isSearched = search.q || search.jobListingId || search.locationId;
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
      {side.type === "EmployerProfile" && <JobAndLocation list={list} />}
      <p className={isSearched ? classes.count : "visually-hidden"} aria-live="polite">
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

function JobAndLocation({ list: { search, setSearch } }: { list: ConversationList }) {
  const { t } = useLingui();
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    include: ["locations"],
    fields: { job_listings: ["title", "listingStatus", "locations"] },
    sort: "-createdAt",
    size: 100,
  });
  const titles = (jobs.data ?? [])
    .filter(({ listingStatus }) => listingStatus !== "draft" && listingStatus !== "pending_review")
    .map(({ id, title }) => ({ value: id, label: title }));
  const places = new Map(
    (jobs.data ?? []).flatMap(({ locations }) =>
      (locations ?? []).map(({ id, name }) => [String(id), String(name ?? "")] as const),
    ),
  );
  if (titles.length === 0) return null;
  return (
    <Grid columns="repeat(auto-fit, minmax(min(180px, 100%), 1fr))" gap={8}>
      <Choice
        label={t`Job`}
        all={t`All jobs`}
        options={titles}
        value={search.jobListingId}
        choose={(jobListingId) => setSearch({ jobListingId })}
      />
      {places.size > 1 && (
        <Choice
          label={t`Location`}
          all={t`All locations`}
          options={[...places].map(([value, label]) => ({ value, label }))}
          value={search.locationId}
          choose={(locationId) => setSearch({ locationId })}
        />
      )}
    </Grid>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  choose: (value: string) => void;
}

const Choice = ({ label, all, options, value, choose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={`${field.input} ${field.select}`}
    value={value}
    onChange={(event) => choose(event.currentTarget.value)}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
