/** The rows of the list, one Tab stop: J/K and arrows move, Enter opens, X selects, letters act on the row. */
import { Trans, useLingui } from "@lingui/react/macro";

import { CoachMark } from "#features/notifications/screens/coach-mark.tsx";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { ApplicantRow } from "./applicant-row.tsx";
import listRow from "#platform/web/ui/data/list-row.module.css";
import classes from "./applicant-row.module.css";
import { useTriage } from "../../triage/use-triage.tsx";
import { useApplicantOpener } from "../use-applicant-opener.ts";
import type { Applicant } from "../use-applicants.ts";
import type { Selection } from "../bulk/use-applicant-selection.ts";

interface ApplicantRowsProps {
  applications: readonly Applicant[];
  selection: Selection;
  openId?: string;
  isBeside: boolean;
  /** No filter is set and no applicant is open or will be: the moment to explain bulk actions. */
  isUnfiltered: boolean;
  /** The one job of the list, when the page fixes it. */
  jobListingId?: string;
}

export function ApplicantRows({
  applications,
  selection,
  openId,
  isBeside,
  isUnfiltered,
  jobListingId,
}: ApplicantRowsProps) {
  const { t } = useLingui();
  const { linkTo, open, openNotes } = useApplicantOpener(jobListingId, isBeside);
  // Not once another page was asked for meanwhile: the address says so before that page is rendered.
  const follow = useDebouncedCallback((id: string, from: string) => {
    if (window.location.href === from) open(id, { replace: true });
  }, openDelayMs);
  const triage = useTriage({
    view: "list",
    openNotes: (application) => {
      follow.cancel();
      openNotes(application);
    },
    // Who is decided stays in place with the new status; the next one is opened.
    onMoved: ({ id }) => keys.moveTo(applications.findIndex((one) => one.id === id) + 1),
  });
  const select = useLatestCallback(selection.toggle);
  const keys = useListKeys({
    count: applications.length,
    open: (index) => open(applications[index]!.id),
    select: selection.toggle,
    // While an applicant is open beside the list, moving to the next row opens that one.
    onMove: (index) => isBeside && openId && follow.schedule(applications[index]!.id, window.location.href),
    isPageWide: true,
    onOtherKey: (key, index) => triage.runKey(key, applications[index]),
  });
  return (
    <>
      <SelectPage selection={selection} isExplained={isUnfiltered && applications.length > 1} />
      <ul aria-label={t`Applicants`} className={classes.rows} {...keys.list}>
        {applications.map((application, index) => (
          <ApplicantRow
            key={application.id}
            application={application}
            to={linkTo(application.id)}
            keepFocus={isBeside}
            isOpen={application.id === openId}
            isSelected={selection.ids.has(application.id)}
            index={index}
            onSelect={select}
            keys={keys.row(index)}
          />
        ))}
      </ul>
      {triage.dialogs}
    </>
  );
}

interface SelectPageProps {
  selection: Selection;
  isExplained: boolean;
}

function SelectPage({ selection, isExplained }: SelectPageProps) {
  const control = (
    <label className={listRow.all}>
      <input type="checkbox" checked={selection.isPageChosen} onChange={selection.choosePage} />
      <Trans>Select this page</Trans>
    </label>
  );
  if (!isExplained) return control;
  return (
    <CoachMark
      inline
      // Below, it would cover the applicants; in the flow, it would push them down.
      isAbove
      type="multiple_applicants_selection_tutorial"
    >
      {control}
    </CoachMark>
  );
}

/** Rows passed while a key is held down are not opened: opening tells the applicant that they were viewed. */
const openDelayMs = 250;
