/** Leads to the comparison of several applicants. Who stands open beside the list is left: Back returns to them. */
import { useLocation, useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { changed } from "#platform/web/use-search.ts";

export function useCompare(): (applicationIds: readonly string[]) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHere = pathname.startsWith(pages.employerApplicants);
  return (compare) => {
    const params = changed(new URLSearchParams(search), { compare }, "push");
    void navigate({ pathname: isHere ? pages.employerApplicants : pathname, search: `?${params}` });
  };
}
