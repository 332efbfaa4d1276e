/** How long an alert runs before it must be renewed. */
import { addMonths } from "date-fns/addMonths";
import { alertRetention } from "../../retention.ts";

/** The columns of an alert that was just confirmed or renewed. */
export const renewedUntil = (now: Date) => ({
  wantedUntil: addMonths(now, alertRetention.renewalMonths),
  remindedAt: null,
});
