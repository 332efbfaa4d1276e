/** A job offer: its terms, its deadline, and when it can be accepted. */
import { dayMs } from "#platform/shared/duration.ts";
import type { Offer } from "./application.ts";
import type { ApplicationState } from "./application-constants.ts";
import { isOfferPending, isRejectionPending } from "./pending-decision.ts";

/** What an employer states of an offer (`offer-input.ts`). */
type OfferTerms = Partial<Omit<Offer, "madeAt">>;

export const offerFrom = (terms: OfferTerms, now: Date): Offer => ({
  message: terms.message || null,
  startDate: terms.startDate ?? null,
  compensation: terms.compensation ?? null,
  expiresOn: terms.expiresOn ?? null,
  madeAt: now.toISOString(),
});

/** Whether the terms are the same; then the offer is not sent again. */
export const isSameOffer = (offer: Offer, before: Offer | null): boolean =>
  !!before && JSON.stringify(offerTerms(offer)) === JSON.stringify(offerTerms(before));

const offerTerms = ({ message, startDate, compensation, expiresOn }: Offer) => [
  message,
  startDate,
  expiresOn,
  compensation?.min,
  compensation?.max,
  compensation?.interval,
];

/** A day is past when it is over in Honolulu, so that it is over for every reader in the US. */
export const isPast = (date: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${date}T00:00:00-10:00`) + dayMs;

export const isExpired = (offer: Pick<Offer, "expiresOn"> | null, now: Date): boolean =>
  !!offer?.expiresOn && isPast(offer.expiresOn, now);

/** The facts that an answer to an offer depends on. */
export interface OfferState {
  aasmState: ApplicationState;
  /** While it waits to be sent there is nothing to answer. */
  offerEmailAt?: Date | string | null;
  /** While a rejection is pending: the state the educator still sees. */
  stateBeforeRejection?: string | null;
  rejectionEmailAt?: Date | string | null;
  offer: Pick<Offer, "expiresOn" | "madeAt"> | null;
  offerAcceptedAt: Date | string | null;
}

export type AnswerRefusal = "illegal_move" | "offer_changing" | "offer_changed" | "offer_expired";

export const answerRefusalTexts: Record<AnswerRefusal, string> = {
  illegal_move: /*i18n*/ "An application cannot go from {from} to {to}",
  // True in either case: within 30 minutes the rejection is sent or undone.
  offer_changing: /*i18n*/ "The employer is changing this offer. You hear from them within 30 minutes.",
  offer_changed: /*i18n*/ "The offer has changed. Read it again before you accept.",
  offer_expired: /*i18n*/ "This offer is no longer open. Ask the employer whether it still stands.",
};

/** Why the offer cannot be accepted now; null when it can, or has been. `madeAt` identifies the offer that the educator read. */
export function acceptRefusal(
  application: OfferState,
  now: Date,
  madeAt = application.offer?.madeAt,
): AnswerRefusal | null {
  const refusal = unacceptRefusal(application, now);
  if (refusal || application.offerAcceptedAt) return refusal;
  if (madeAt !== application.offer?.madeAt) return "offer_changed";
  return isExpired(application.offer, now) ? "offer_expired" : null;
}

/** Why an acceptance cannot be withdrawn now: the hire is confirmed, or the offer no longer exists. */
export function unacceptRefusal(application: OfferState, now: Date): AnswerRefusal | null {
  const { aasmState, stateBeforeRejection, rejectionEmailAt = null, offerEmailAt = null } = application;
  if (aasmState === "offered")
    return isOfferPending({ aasmState, offerEmailAt }, now) ? "illegal_move" : null;
  const isWithdrawn = isRejectionPending({ aasmState, rejectionEmailAt }, now);
  return isWithdrawn && stateBeforeRejection === "offered" ? "offer_changing" : "illegal_move";
}
