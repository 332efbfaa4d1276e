/** Describes a saved search: "Director · Part-Time · Within 10 miles of Austin, TX". */
import { factSeparator } from "#platform/shared/format.ts";
import { useLingui } from "@lingui/react/macro";

import { type AlertFilters, filterTexts, followedEmployerSlug } from "../../alert-search.ts";
import { useJobFilterChips } from "../search/job-filter-chips.tsx";
import { readJobSearch } from "../search/job-search.ts";
import classes from "./saved-searches.module.css";

export function SearchDescription({ filters }: { filters: AlertFilters }) {
  const words = useSearchDescription(filters);
  return <p className={`small muted ${classes.words}`}>{words}</p>;
}

export function useSearchDescription(filters: AlertFilters): string {
  const { t } = useLingui();
  const criteria = readJobSearch(filterTexts(filters), true);
  const place = criteria.at ?? (criteria.address ? { lat: 0, lng: 0 } : null);
  const chips = useJobFilterChips(criteria, place, () => undefined).map(({ label }) => label);
  const words = [
    ...(criteria.q ? [t`“${criteria.q}”`] : []),
    ...(criteria.address ? [criteria.address] : []),
    ...chips,
  ];
  if (followedEmployerSlug(filters)) return t`New jobs of a program you follow`;
  return words.length > 0 ? words.join(factSeparator) : t`All jobs`;
}
