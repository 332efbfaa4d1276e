/** Menu for changing an applicant's status, with the transitions allowed now. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { eventFor } from "../../application-state-events.ts";
import { applicationEventLabels } from "../labels/application-labels.ts";
import { employerTransitions } from "./employer-transitions.ts";
import type { Applicant } from "./use-applicants.ts";
import { useTransitionFlow } from "./use-transition-flow.tsx";

interface StatusControlProps {
  application: Applicant;
  /** The accessible name where several controls are on one page. */
  name?: string;
  onHired: () => void;
}

export function StatusControl({ application, name, onHired }: StatusControlProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { startTransition, dialog } = useTransitionFlow({ onHired });
  const transitions = employerTransitions(application);
  if (transitions.length === 0) return null;
  return (
    <>
      <MenuButton
        label={name ?? t`Change status`}
        align="end"
        variant="outline"
        button={
          <>
            <span className={name ? undefined : "narrow-only"}>
              <Trans>Status</Trans>
            </span>
            {!name && (
              <span className="wide-only">
                <Trans>Change status</Trans>
              </span>
            )}
            <IconChevronDown size={18} />
          </>
        }
      >
        {transitions.map((to) => (
          <MenuItem
            key={to}
            isDestructive={to === "rejected"}
            onClick={() => startTransition(application, to)}
          >
            {labelFor(applicationEventLabels, eventFor(application.aasmState, to)!)}
          </MenuItem>
        ))}
      </MenuButton>
      {dialog}
    </>
  );
}
