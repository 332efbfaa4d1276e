/** Navigates to the comparison of several applicants. The open applicant is closed; Back returns to it. */
import { useLocation, useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { applyChange } from "#platform/web/hooks/use-search.ts";

export function useOpenComparison(): (applicationIds: readonly string[]) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnApplicantsPage = pathname.startsWith(pages.employerApplicants);
  return (compare) => {
    const params = applyChange(new URLSearchParams(search), { compare }, "push");
    void navigate({
      pathname: isOnApplicantsPage ? pages.employerApplicants : pathname,
      search: `?${params}`,
    });
  };
}
