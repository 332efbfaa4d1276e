/** Opening an applicant from the list: the list's own address goes along; a hash leads straight to the notes. */
import { useNavigate } from "react-router";

import { useApplicantLink } from "./use-applicant-link.ts";
import type { Applicant } from "./use-applicants.ts";

/** Where the notes stand in an applicant's detail. */
export const notesAnchor = "notes";

/** Beside the list the list keeps the focus and its place. */
export function useApplicantOpener(jobListingId: string | undefined, isBeside = false) {
  const navigate = useNavigate();
  const linkTo = useApplicantLink(jobListingId);
  const staying = { state: { keepFocus: isBeside }, preventScrollReset: isBeside };
  return {
    linkTo,
    open: (applicationId: string, how: { replace?: boolean } = {}) =>
      void navigate(linkTo(applicationId), { ...staying, ...how }),
    /** The field to write in takes the focus, so the page must not. */
    openNotes: ({ id }: Applicant) =>
      void navigate(`${linkTo(id)}#${notesAnchor}`, {
        state: { keepFocus: true },
        preventScrollReset: isBeside,
      }),
  };
}
