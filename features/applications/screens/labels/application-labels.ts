/** Labels of an application's states, categories, filters and events. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Tone } from "#platform/web/i18n/labels.ts";
import type { ApplicantStage } from "../../applicant-stages.ts";
import type { ApplicationState, ShowStatus } from "../../application-constants.ts";
import type { ApplicationEvent } from "../../application-state-events.ts";
import type { RejectionMessage } from "../../rejection.ts";

/** As the educator reads them. */
export const applicationStateLabels = {
  draft: msg`Draft`,
  submitted: msg`Submitted`,
  shortlisted: msg`Shortlisted`,
  interviewing: msg`Interviewing`,
  offered: msg`Offer made`,
  hired: msg`Hired`,
  rejected: msg`Not selected`,
  declined: msg`Offer declined`,
  withdrawn: msg`Withdrawn`,
  closed: msg`Job closed`,
} as const satisfies Record<ApplicationState, MessageDescriptor>;

/** The employer sees a submitted one as new. */
export const applicantStateLabels = {
  ...applicationStateLabels,
  submitted: msg`New`,
} as const satisfies Record<ApplicationState, MessageDescriptor>;

/** What a conversation's card says beside the states. */
export const applicationCardLabels = {
  ...applicationStateLabels,
  offer_withdrawn: msg`Offer taken back`,
} as const;

/** Timeline entries that are not states: an offer accepted, or the acceptance withdrawn. */
export const offerAnswerLabels = {
  accepted: msg`Offer accepted`,
  offered: msg`Acceptance taken back`,
} as const satisfies Record<string, MessageDescriptor>;

export const applicationStateTones: Record<ApplicationState, Tone> = {
  draft: "neutral",
  submitted: "info",
  shortlisted: "primary",
  interviewing: "primary",
  offered: "hero",
  hired: "primary",
  rejected: "neutral",
  declined: "neutral",
  withdrawn: "neutral",
  closed: "neutral",
};

/** The tabs of the applicant list. */
export const applicantStageLabels = {
  needs_you: msg`Needs you`,
  shortlisted: msg`Shortlisted`,
  interviewing: msg`Interviewing`,
  offered: msg`Offers`,
  hired: msg`Hired`,
  not_selected: msg`Not selected`,
  all: msg`All`,
} as const satisfies Record<ApplicantStage, MessageDescriptor>;

export const showStatusLabels = {
  all: msg`All`,
  liked: msg`Liked`,
  previously_messaged: msg`Previously messaged`,
  viewed: msg`Viewed`,
  unviewed: msg`Unviewed`,
  interview_invite_sent: msg`Interview invite sent`,
  interview_scheduled: msg`Interview scheduled`,
  internal_notes_added: msg`Internal notes added`,
} as const satisfies Record<ShowStatus, MessageDescriptor>;

/** The text of the buttons. */
export const applicationEventLabels = {
  submit: msg`Send application`,
  shortlist: msg`Shortlist`,
  unshortlist: msg`Back to New`,
  interview: msg`Interviewing`,
  offer: msg`Make offer`,
  hire: msg`Hired`,
  reject: msg`Not selected`,
  decline: msg`Decline`,
  withdraw: msg`Withdraw`,
  reconsider: msg`Reconsider`,
} as const satisfies Record<ApplicationEvent, MessageDescriptor>;

/** Short names of the rejection messages; their text is in `rejectionTexts`. */
export const rejectionMessageLabels = {
  others: msg`Others were chosen`,
  keep_in_touch: msg`Please apply again`,
  filled: msg`The position is filled`,
  schedule: msg`The hours do not fit`,
  qualifications: msg`A qualification is missing`,
} as const satisfies Record<RejectionMessage, MessageDescriptor>;
