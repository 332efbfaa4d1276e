/** Opens an applicant from the list and preserves the list's query; a hash leads to the notes. */
import { useNavigate } from "react-router";

import { useApplicantLink } from "./use-applicant-link.ts";
import type { Applicant } from "./use-applicants.ts";

/** The element id of the notes in an applicant's detail. */
export const notesAnchor = "notes";

/** With the detail beside the list, the list keeps focus and scroll position. */
export function useApplicantOpener(jobListingId: string | undefined, isBeside = false) {
  const navigate = useNavigate();
  const linkTo = useApplicantLink(jobListingId);
  const staying = { state: { keepFocus: isBeside }, preventScrollReset: isBeside };
  return {
    linkTo,
    open: (applicationId: string, how: { replace?: boolean } = {}) =>
      void navigate(linkTo(applicationId), { ...staying, ...how }),
    /** The notes field takes the focus, so the page must not. */
    openNotes: ({ id }: Applicant) =>
      void navigate(`${linkTo(id)}#${notesAnchor}`, {
        state: { keepFocus: true },
        preventScrollReset: isBeside,
      }),
  };
}
