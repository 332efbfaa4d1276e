/** What a saved search looks for: "Director · Part-Time · Within 10 miles of Austin, TX". */
import { useLingui } from "@lingui/react/macro";

import { type AlertFilters, filterTexts } from "../../alert-search.ts";
import { useJobChips } from "../job-chips.tsx";
import { readJobSearch } from "../job-search.ts";
import classes from "./saved-searches.module.css";

export function SearchInWords({ filters }: { filters: AlertFilters }) {
  const words = useSearchInWords(filters);
  return <p className={classes.words}>{words}</p>;
}

export function useSearchInWords(filters: AlertFilters): string {
  const { t } = useLingui();
  const asked = readJobSearch(filterTexts(filters), true);
  const place = asked.at ?? (asked.address ? { lat: 0, lng: 0 } : null);
  const chips = useJobChips(asked, place, () => undefined).map(({ label }) => label);
  const words = [...(asked.q ? [t`“${asked.q}”`] : []), ...(asked.address ? [asked.address] : []), ...chips];
  return words.length > 0 ? words.join(" · ") : t`All jobs`;
}
