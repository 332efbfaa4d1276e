/** "Sends 2:35 PM. Undo": a rejection or an offer that the educator has not been notified of yet. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useReducer } from "react";

import { clockTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { isDecisionPending } from "../../pending-decision.ts";
import classes from "./list/applicant-row.module.css";
import type { Applicant } from "./use-applicants.ts";
import { useTransitions } from "./use-transitions.ts";

interface PendingDecisionNoteProps {
  application: Applicant;
  tabIndex?: number;
}

export function PendingDecisionNote({ application, tabIndex }: PendingDecisionNoteProps) {
  const { i18n } = useLingui();
  const { timeZone } = useKnownClock();
  const { undo } = useTransitions();
  const at = decisionDueAt(application);
  useRerenderAt(at);
  if (!isPendingNow(application)) return null;
  const time = clockTime(new Date(at!), i18n.locale, timeZone);
  return (
    <span className={classes.pending}>
      <Trans>Sends {time}.</Trans>{" "}
      <button
        type="button"
        tabIndex={tabIndex}
        className={classes.undo}
        onClick={() => void undo(application)}
      >
        <Trans>Undo</Trans>
      </button>
    </span>
  );
}

/** Whether the educator has not been notified of the last decision yet; `useRerenderAt` renders when they are. */
export const isPendingNow = (application: Applicant) => isDecisionPending(application, new Date());

/** When the last decision is sent, or was. */
export const decisionDueAt = ({ aasmState, rejectionEmailAt, offerEmailAt }: Applicant) =>
  aasmState === "offered" ? offerEmailAt : rejectionEmailAt;

/** Rerenders when the decision is sent: from then on it cannot be undone. */
export function useRerenderAt(at: string | null) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = at ? Date.parse(at) - Date.now() : 0;
    if (left <= 0) return;
    const timer = setTimeout(rerender, left + 500);
    return () => clearTimeout(timer);
  }, [at]);
}
