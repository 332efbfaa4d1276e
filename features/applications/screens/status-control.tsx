/** Changing an applicant's status: only the moves the shared table allows now. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { useWords } from "#platform/web/words.ts";
import { eventFor } from "../application-events.ts";
import classes from "./applicant-detail.module.css";
import { applicationEventWords } from "./application-words.ts";
import { movesOfEmployer } from "./moves-of-employer.ts";
import type { Applicant } from "./use-applicants.ts";
import { useMoveOn } from "./use-move-on.tsx";

interface StatusControlProps {
  application: Applicant;
  /** Where several stand beside each other, whose status it is. */
  name?: string;
  onHired: () => void;
}

export function StatusControl({ application, name, onHired }: StatusControlProps) {
  const { t } = useLingui();
  const words = useWords();
  const { moveTo, dialog } = useMoveOn(onHired);
  const moves = movesOfEmployer(application);
  if (moves.length === 0) return null;
  return (
    <>
      <MenuButton
        label={name ?? t`Change status`}
        align="end"
        className={classes.status}
        button={
          <>
            <span className={name ? undefined : classes.short}>
              <Trans>Status</Trans>
            </span>
            {!name && (
              <span className={classes.long}>
                <Trans>Change status</Trans>
              </span>
            )}
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </>
        }
      >
        {moves.map((to) => (
          <MenuItem key={to} isDestructive={to === "rejected"} onClick={() => moveTo(application, to)}>
            {words(applicationEventWords, eventFor(application.aasmState, to)!)}
          </MenuItem>
        ))}
      </MenuButton>
      {dialog}
    </>
  );
}
