/** An offer: what the employer puts in writing, by when it wants an answer, and when it can be accepted. */
import type { z } from "zod";
import type { Offer } from "./application.ts";
import type { ApplicationState } from "./application-constants.ts";
import type { offerInput } from "./offer-input.ts";

export const offerFrom = (said: z.output<typeof offerInput>, now: Date): Offer => ({
  message: said.message || null,
  startDate: said.startDate ?? null,
  compensation: said.compensation ?? null,
  expiresOn: said.expiresOn ?? null,
  madeAt: now.toISOString(),
});

/** Written anew with the same words it is the same offer. */
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

/** A day is over when it is over in Honolulu: no reader's own evening is cut short. */
export const isPast = (date: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${date}T00:00:00-10:00`) + 86_400_000;

export const isExpired = (offer: Pick<Offer, "expiresOn"> | null, now: Date): boolean =>
  !!offer?.expiresOn && isPast(offer.expiresOn, now);

/** What an answer to an offer looks at. */
export interface OfferState {
  aasmState: ApplicationState;
  /** Of a rejection that is not told yet: the state the educator still sees. */
  stateBeforeRejection?: string | null;
  rejectionTellAt?: Date | string | null;
  offer: Pick<Offer, "expiresOn" | "madeAt"> | null;
  offerAcceptedAt: Date | string | null;
}

export type AnswerRefusal = "illegal_move" | "offer_changing" | "offer_changed" | "offer_expired";

export const answerRefusalTexts: Record<AnswerRefusal, string> = {
  illegal_move: /*i18n*/ "An application cannot go from {from} to {to}",
  // True whatever comes of it: it is told, or taken back, within the half hour.
  offer_changing: /*i18n*/ "The employer is changing this offer. You hear from them within 30 minutes.",
  offer_changed: /*i18n*/ "The offer has changed. Read it again before you accept.",
  offer_expired: /*i18n*/ "This offer is no longer open. Ask the employer whether it still stands.",
};

/** Why the offer cannot be accepted now; null when it can, or has been. `madeAt` names the one that was read. */
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

/** Why an acceptance cannot be taken back now: the hire is confirmed, or the offer is not there any more. */
export function unacceptRefusal(application: OfferState, now: Date): AnswerRefusal | null {
  const { aasmState, stateBeforeRejection, rejectionTellAt } = application;
  if (aasmState === "offered") return null;
  const isRejectionPending = aasmState === "rejected" && !!rejectionTellAt && new Date(rejectionTellAt) > now;
  return isRejectionPending && stateBeforeRejection === "offered" ? "offer_changing" : "illegal_move";
}
