/** How long an alert goes on by itself. */
import { addMonths } from "date-fns/addMonths";

const monthsWanted = 12;

/** The columns of an alert that somebody said yes to. */
export const wantedAgain = (now: Date) => ({ wantedUntil: addMonths(now, monthsWanted), askedAgainAt: null });
