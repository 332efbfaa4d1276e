/** Why a calendar could not be read: a stable code and the sentence shown for it. */
import {
  OutgoingError,
  outgoingErrorOf,
  type OutgoingCode,
  outgoingProblems,
  problemOfStatus,
} from "#platform/server/outgoing/outgoing-error.ts";

const ownProblems = {
  too_many: /*i18n*/ "That calendar has too many events to be read.",
  unreadable: /*i18n*/ "There is something in that calendar that we can't read.",
  no_calendar: /*i18n*/ "There is no calendar at that address.",
  revoked: /*i18n*/ "We are not let in any more. Connect the calendar again.",
  lost_key: /*i18n*/ "We can't open what was kept to let us in. Connect the calendar again.",
  not_set_up: /*i18n*/ "This service is not set up on this site.",
};
type OwnCode = keyof typeof ownProblems;
export type CalendarCode = OwnCode | OutgoingCode;

/** Code → sentence. */
export const calendarProblems: Record<string, string> = { ...outgoingProblems, ...ownProblems };

export class CalendarError extends Error {
  override name = "CalendarError";
  readonly code: CalendarCode;
  readonly detail: string;

  constructor(code: CalendarCode, detail = "") {
    super(calendarProblems[code]);
    this.code = code;
    this.detail = detail;
  }
}

/** Any failure to read, as one of ours. */
export function calendarErrorOf(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  const { code, detail } = error instanceof OutgoingError ? error : outgoingErrorOf(error);
  return new CalendarError(code, detail);
}

/** @throws CalendarError for the status of an answer that is no good. */
export function refuseStatus(status: number): void {
  const problem = problemOfStatus(status);
  if (problem) throw new CalendarError(problem, `status ${status}`);
}
