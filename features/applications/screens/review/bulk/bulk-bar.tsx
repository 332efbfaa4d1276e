/** Bulk actions on the selected applicants; each one succeeds or fails separately. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";
import { Suspense, useState } from "react";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { SelectionStrip } from "#platform/web/ui/data/data-table.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { applicationEvents, eventFor, type ApplicationEvent } from "../../../application-state-events.ts";
import classes from "../list/applicant-list.module.css";
import { maxCompared } from "../filters/applicant-search.ts";
import { useOpenComparison } from "../../compare/use-open-comparison.ts";
import { applicationEventLabels } from "../../labels/application-labels.ts";
import { bulkActions } from "../../application-slots.ts";
import { employerTransitions } from "../employer-transitions.ts";
import type { Applicant, ApplicantList } from "../use-applicants.ts";
import { useCsvDownload } from "../list/use-csv-download.ts";
import { useBulkActions, type FailedApplication } from "./use-bulk-actions.ts";
import { maxSelected, type Selection } from "./use-applicant-selection.ts";
import { Button } from "#platform/web/ui/form/button.tsx";

const NotSelected = lazyPart(() => import("../reject.form.tsx").then((module) => module.RejectForm));

interface BulkBarProps {
  list: ApplicantList;
  selection: Selection;
  /** The number of all results, selected or not. */
  total: number;
}

export function BulkBar({ list, selection, total }: BulkBarProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { applications, clear, chooseAll, isPageChosen } = selection;
  const bulk = useBulkActions(clear);
  const [isRejecting, setRejecting] = useState(false);
  const count = applications.length;
  const csv = useCsvDownload({ filter: { ids: [...selection.ids] }, sort: list.sort, count });
  const compare = useOpenComparison();
  // Named as the placeholder in the translation.
  const atOnce = maxSelected;
  const events = possibleEvents(applications);
  const choose = (event: ApplicationEvent) =>
    event === "reject" ? setRejecting(true) : void bulk.runEvent(applications, event);
  return (
    <>
      <SelectionStrip count={count} total={total} onClear={clear}>
        {isPageChosen && count < Math.min(total, maxSelected) && (
          <Button variant="subtle" size="small" onClick={() => void chooseAll()}>
            {total > maxSelected ? (
              <Trans>Select the first {atOnce}</Trans>
            ) : (
              <Trans>Select all {total}</Trans>
            )}
          </Button>
        )}
        <bulkActions.Outlet applications={applications} done={clear} />
        {count > 1 && count <= maxCompared && (
          <Button variant="outline" onClick={() => compare([...selection.ids])}>
            <Trans>Compare</Trans>
          </Button>
        )}
        {events.length > 0 && (
          <MenuButton
            variant="outline"
            button={
              <>
                <Trans>Change status</Trans>
                <IconChevronDown size={18} />
              </>
            }
          >
            {events.map((event) => (
              <MenuItem key={event} isDestructive={event === "reject"} onClick={() => choose(event)}>
                {labelFor(applicationEventLabels, event)}
              </MenuItem>
            ))}
          </MenuButton>
        )}
        <MenuButton variant="outline" align="end" button={<MoreText isBusy={bulk.isRunning || csv.isBusy} />}>
          <MenuItem onClick={() => void bulk.like(applications)}>
            <Trans>Like</Trans>
          </MenuItem>
          <MenuItem onClick={csv.save}>
            <Trans>Download CSV</Trans>
          </MenuItem>
        </MenuButton>
      </SelectionStrip>
      <Suspense>
        {isRejecting && (
          <NotSelected
            applications={applications}
            title={t`Mark ${plural(count, { one: "# applicant", other: "# applicants" })} as not selected`}
            close={() => setRejecting(false)}
            send={(input) => bulk.runEvent(applications, "reject", input)}
          />
        )}
      </Suspense>
      <FailedDialog failed={bulk.failed} close={bulk.closeFailed} />
    </>
  );
}

const MoreText = ({ isBusy }: { isBusy: boolean }) => (
  <span aria-busy={isBusy} className={classes.more}>
    <Trans>More</Trans>
    <IconChevronDown size={18} />
  </span>
);

/** Events possible for at least one of them; the others fail with a reason. */
const possibleEvents = (applications: readonly Applicant[]): ApplicationEvent[] => {
  const possible = new Set(
    applications.flatMap((one) => employerTransitions(one).map((to) => eventFor(one.aasmState, to))),
  );
  return applicationEvents.filter((event) => possible.has(event));
};

const FailedDialog = ({ failed, close }: { failed: readonly FailedApplication[]; close: () => void }) => (
  <Dialog
    isOpen={failed.length > 0}
    onClose={close}
    title={<Plural value={failed.length} one="# failed" other="# failed" />}
    footer={
      <Button onClick={close}>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <ul className={classes.failed}>
      {failed.map(({ id, name, detail }) => (
        <li key={id}>
          <strong>{name}</strong> {detail}
        </li>
      ))}
    </ul>
  </Dialog>
);
