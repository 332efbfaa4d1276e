/** Changing an applicant's status: only the moves the shared table allows now. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { useWords } from "#platform/web/words.ts";
import { eventFor } from "../../application-events.ts";
import classes from "./detail/applicant-detail.module.css";
import { applicationEventLabels } from "../labels/application-labels.ts";
import { employerTransitions } from "./employer-transitions.ts";
import type { Applicant } from "./use-applicants.ts";
import { useTransitionFlow } from "./use-transition-flow.tsx";

interface StatusControlProps {
  application: Applicant;
  /** Where several stand beside each other, whose status it is. */
  name?: string;
  onHired: () => void;
}

export function StatusControl({ application, name, onHired }: StatusControlProps) {
  const { t } = useLingui();
  const words = useWords();
  const { moveTo, dialog } = useTransitionFlow(onHired);
  const transitions = employerTransitions(application);
  if (transitions.length === 0) return null;
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
        {transitions.map((to) => (
          <MenuItem key={to} isDestructive={to === "rejected"} onClick={() => moveTo(application, to)}>
            {words(applicationEventLabels, eventFor(application.aasmState, to)!)}
          </MenuItem>
        ))}
      </MenuButton>
      {dialog}
    </>
  );
}
