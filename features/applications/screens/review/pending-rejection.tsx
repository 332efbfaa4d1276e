/** "Sends 2:35 PM. Undo": a rejection that the educator has not been notified of yet. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useReducer } from "react";

import { clockTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import classes from "./list/applicant-row.module.css";
import type { Applicant } from "./use-applicants.ts";
import { useTransitions } from "./use-transitions.ts";

export function PendingRejection({ application, tabIndex }: { application: Applicant; tabIndex?: number }) {
  const { i18n } = useLingui();
  const { timeZone } = useKnownClock();
  const { undoRejection } = useTransitions();
  const at = application.rejectionEmailAt;
  useRerenderAt(at);
  if (!isRejectionPending(application)) return null;
  const time = clockTime(new Date(at!), i18n.locale, timeZone);
  return (
    <span className={classes.pending}>
      <Trans>Sends {time}.</Trans>{" "}
      <button
        type="button"
        tabIndex={tabIndex}
        className={classes.undo}
        onClick={() => void undoRejection(application)}
      >
        <Trans>Undo</Trans>
      </button>
    </span>
  );
}

export const isRejectionPending = ({ aasmState, rejectionEmailAt }: Applicant) =>
  aasmState === "rejected" && rejectionEmailAt !== null && Date.parse(rejectionEmailAt) > Date.now();

/** Rerenders when the rejection is sent: from then on it cannot be undone. */
function useRerenderAt(at: string | null) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = at ? Date.parse(at) - Date.now() : 0;
    if (left <= 0) return;
    const timer = setTimeout(rerender, left + 500);
    return () => clearTimeout(timer);
  }, [at]);
}
