/** The filters of an employer's conversations: the applicants' job and location, and who of the team answers. */
import { useLingui } from "@lingui/react/macro";

import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLastKnown } from "#platform/web/hooks/use-last-known.ts";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { useTeam } from "../assignment/use-team.ts";
import type { ConversationList } from "./use-conversations.ts";

export function EmployerFilters({ list: { search, setSearch } }: { list: ConversationList }) {
  const { t } = useLingui();
  const { teammates, isAlone, isLoading: isTeamLoading } = useTeam();
  const { titles, places, isLoading } = useJobsAndPlaces();
  const isShown = useShownFilters(
    isLoading || isTeamLoading
      ? null
      : { job: titles.length > 0, location: places.length > 1, assigned: !isAlone },
  );
  return (
    <Grid columns="repeat(auto-fit, minmax(min(150px, 100%), 1fr))" gap={8}>
      {isShown("job") && (
        <Choice
          label={t`Job`}
          all={t`All jobs`}
          options={titles}
          value={search.jobListingId}
          choose={(jobListingId) => setSearch({ jobListingId })}
        />
      )}
      {isShown("location") && (
        <Choice
          label={t`Location`}
          all={t`All locations`}
          options={places}
          value={search.locationId}
          choose={(locationId) => setSearch({ locationId })}
        />
      )}
      {(isShown("assigned") || search.assignedTo) && (
        <Choice
          label={t`Assigned to`}
          all={t`Assigned or not`}
          options={[
            { value: "me", label: t`Assigned to me` },
            { value: "anyone", label: t`Assigned to anyone` },
            { value: "nobody", label: t`Assigned to nobody` },
            ...teammates
              .filter(({ isOwn }) => !isOwn)
              .map(({ id, name }) => ({ value: id, label: t`Assigned to ${name}` })),
          ]}
          value={search.assignedTo}
          choose={(assignedTo) => setSearch({ assignedTo })}
        />
      )}
    </Grid>
  );
}

type FilterName = "job" | "location" | "assigned";

/** Which filters help here. While that loads, those of the last visit, at first all: the list below must not move. */
function useShownFilters(known: Record<FilterName, boolean> | null) {
  const names = known && Object.keys(known).filter((name) => known[name as FilterName]);
  const shown = useLastKnown("conversation_filters", names && names.join(" "))?.split(" ");
  return (name: FilterName) => shown?.includes(name) ?? true;
}

/** What has been published, and where. */
function useJobsAndPlaces() {
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    include: ["locations"],
    fields: { job_listings: ["title", "listingStatus", "locations"] },
    sort: "-createdAt",
    size: 100,
  });
  const all = jobs.data ?? [];
  const titles = all
    .filter(({ listingStatus }) => listingStatus !== "draft" && listingStatus !== "pending_review")
    .map(({ id, title }) => ({ value: id, label: title }));
  const places = new Map(
    all.flatMap(({ locations }) =>
      (locations ?? []).map(({ id, name }) => [String(id), String(name ?? "")] as const),
    ),
  );
  const placeOptions = [...places].map(([value, label]) => ({ value, label }));
  const isLoading = !jobs.data && !jobs.error;
  return { titles, places: titles.length > 0 ? placeOptions : [], isLoading };
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
