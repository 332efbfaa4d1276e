/** The rows of the list: one Tab stop; J/K and arrows move, Enter opens, X selects, L likes. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { useListKeys } from "#platform/web/ui/use-list-keys.ts";
import { ApplicantRow } from "./applicant-row.tsx";
import classes from "./applicant-row.module.css";
import { useApplicantLink } from "./use-applicant-link.ts";
import type { Applicant } from "./use-applicants.ts";
import { useLike } from "./use-like.ts";
import type { Selection } from "./use-selection.ts";

interface ApplicantRowsProps {
  applications: readonly Applicant[];
  selection: Selection;
  openId?: string;
  isBeside: boolean;
  /** The one job of the list, when it is fixed from outside. */
  jobListingId?: string;
}

export function ApplicantRows({
  applications,
  selection,
  openId,
  isBeside,
  jobListingId,
}: ApplicantRowsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const linkTo = useApplicantLink(jobListingId);
  const like = useLike();
  const keys = useListKeys({
    count: applications.length,
    open: (index) =>
      void navigate(linkTo(applications[index]!.id), {
        state: { keepFocus: isBeside },
        preventScrollReset: isBeside,
      }),
    like: (index) => {
      const profile = applications[index]!.userProfile!;
      like(profile, !profile.liked);
    },
    select: selection.toggle,
  });
  return (
    <>
      <label className={classes.page}>
        <input
          type="checkbox"
          className={classes.check}
          checked={selection.isPageChosen}
          onChange={selection.choosePage}
        />
        <Trans>Select this page</Trans>
      </label>
      <ul aria-label={t`Applicants`} className={classes.rows} {...keys.list}>
        {applications.map((application, index) => (
          <ApplicantRow
            key={application.id}
            application={application}
            to={linkTo(application.id)}
            keepFocus={isBeside}
            isOpen={application.id === openId}
            isSelected={selection.ids.has(application.id)}
            onSelect={(extend) => selection.toggle(index, extend)}
            keys={keys.row(index)}
          />
        ))}
      </ul>
    </>
  );
}
