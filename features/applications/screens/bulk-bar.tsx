/** What can be done with the chosen applicants; each succeeds or fails by itself. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { Dialog } from "#platform/web/ui/dialog.tsx";
import { SelectionStrip } from "#platform/web/ui/data-table.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { useWords } from "#platform/web/words.ts";
import { applicationEvents, eventFor, type ApplicationEvent } from "../application-events.ts";
import classes from "./applicant-list.module.css";
import { comparedAtMost } from "./applicant-search.ts";
import { useCompare } from "./compare/use-compare.ts";
import { applicationEventWords } from "./application-words.ts";
import { bulkActs } from "./application-slots.ts";
import { movesOfEmployer } from "./moves-of-employer.ts";
import type { Applicant, ApplicantList } from "./use-applicants.ts";
import { useCsv } from "./use-csv.ts";
import { useBulk, type Failed } from "./use-bulk.ts";
import { atOnce, type Selection } from "./use-selection.ts";
import { Button } from "#platform/web/ui/button.tsx";

const NotSelected = lazyPart(() => import("./not-selected.form.tsx").then((module) => module.NotSelected));

interface BulkBarProps {
  list: ApplicantList;
  selection: Selection;
  /** How many there are, selected or not. */
  total: number;
}

export function BulkBar({ list, selection, total }: BulkBarProps) {
  const { t } = useLingui();
  const words = useWords();
  const { applications, clear, chooseAll, isPageChosen } = selection;
  const bulk = useBulk(clear);
  const [isRejecting, setRejecting] = useState(false);
  const count = applications.length;
  const csv = useCsv({ filter: { ids: [...selection.ids] }, sort: list.sort, count });
  const compare = useCompare();
  const events = eventsFor(applications);
  const choose = (event: ApplicationEvent) =>
    event === "reject" ? setRejecting(true) : void bulk.fire(applications, event);
  return (
    <>
      <SelectionStrip count={count} total={total} onClear={clear}>
        {isPageChosen && count < Math.min(total, atOnce) && (
          <button type="button" className={classes.textButton} onClick={() => void chooseAll()}>
            {total > atOnce ? <Trans>Select the first {atOnce}</Trans> : <Trans>Select all {total}</Trans>}
          </button>
        )}
        <bulkActs.Here applications={applications} done={clear} />
        {events.length > 0 && (
          <MenuButton
            className={classes.bulkStatus}
            button={
              <>
                <Trans>Change status</Trans>
                <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
              </>
            }
          >
            {events.map((event) => (
              <MenuItem key={event} isDestructive={event === "reject"} onClick={() => choose(event)}>
                {words(applicationEventWords, event)}
              </MenuItem>
            ))}
          </MenuButton>
        )}
        <MenuButton
          className={classes.bulkStatus}
          align="end"
          button={<MoreText isBusy={bulk.isRunning || csv.isBusy} />}
        >
          <MenuItem onClick={() => void bulk.like(applications)}>
            <Trans>Like</Trans>
          </MenuItem>
          {count > 1 && count <= comparedAtMost && (
            <MenuItem onClick={() => compare([...selection.ids])}>
              <Trans>Compare</Trans>
            </MenuItem>
          )}
          <MenuItem onClick={csv.save}>
            <Trans>Download CSV</Trans>
          </MenuItem>
        </MenuButton>
      </SelectionStrip>
      <Suspense>
        {isRejecting && (
          <NotSelected
            applications={applications}
            title={t`Not selected: ${plural(count, { one: "# applicant", other: "# applicants" })}`}
            close={() => setRejecting(false)}
            send={(said) => bulk.fire(applications, "reject", said)}
          />
        )}
      </Suspense>
      <FailedOnes failed={bulk.failed} close={bulk.closeFailed} />
    </>
  );
}

const MoreText = ({ isBusy }: { isBusy: boolean }) => (
  <span aria-busy={isBusy} className={classes.more}>
    <Trans>More</Trans>
    <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
  </span>
);

/** Events that at least one of them can take; the others will say why they cannot. */
const eventsFor = (applications: readonly Applicant[]): ApplicationEvent[] => {
  const possible = new Set(
    applications.flatMap((one) => movesOfEmployer(one).map((to) => eventFor(one.aasmState, to))),
  );
  return applicationEvents.filter((event) => possible.has(event));
};

const FailedOnes = ({ failed, close }: { failed: readonly Failed[]; close: () => void }) => (
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
