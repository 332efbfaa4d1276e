/** Changing an applicant's status: only the moves the shared table allows now. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import { fullName } from "#features/educators/educator-text.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { useWords } from "#platform/web/words.ts";
import type { ApplicationState } from "../application-constants.ts";
import { eventFor } from "../application-events.ts";
import { movesOffered } from "../application-transitions.ts";
import { applicationEventWords } from "./application-words.ts";
import { NotSelected } from "./not-selected.form.tsx";
import { isPending } from "./pending-rejection.tsx";
import classes from "./applicant-detail.module.css";
import type { Applicant } from "./use-applicants.ts";
import { useMoves } from "./use-moves.ts";

export function StatusControl({ application }: { application: Applicant }) {
  const { t } = useLingui();
  const words = useWords();
  const { move } = useMoves();
  const [isRejecting, setRejecting] = useState(false);
  const moves = movesOfEmployer(application);
  if (moves.length === 0) return null;
  const choose = (to: ApplicationState) =>
    to === "rejected" ? setRejecting(true) : void move(application, to);
  const name = fullName(application.userProfile ?? {});
  return (
    <>
      <MenuButton
        align="end"
        className={classes.status}
        button={
          <>
            <span className={classes.long}>
              <Trans>Change status</Trans>
            </span>
            <span className={classes.short}>
              <Trans>Status</Trans>
            </span>
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </>
        }
      >
        {moves.map((to) => (
          <MenuItem key={to} isDestructive={to === "rejected"} onClick={() => choose(to)}>
            {words(applicationEventWords, eventFor(application.aasmState, to)!)}
          </MenuItem>
        ))}
      </MenuButton>
      {isRejecting && (
        <NotSelected
          applications={[application]}
          title={t`Not selected: ${name}`}
          close={() => setRejecting(false)}
          send={(said) => move(application, "rejected", said)}
        />
      )}
    </>
  );
}

/** A rejection nobody was told of is undone, not reopened. */
export const movesOfEmployer = (application: Applicant): ApplicationState[] =>
  isPending(application)
    ? []
    : movesOffered(
        {
          aasmState: application.aasmState,
          jobOpen: isOpenForApplications(application.jobListing?.listingStatus ?? "published"),
          rejectedAt: application.stateChangedAt,
        },
        "employer",
        new Date(),
      );
