/** Transitions of an application, shown optimistically; a refused one is rolled back with the application's actual state. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import type { z } from "zod";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { mergeCached } from "#platform/web/data/cached-documents.ts";
import { useOptimisticMutation } from "#platform/web/data/use-optimistic-mutation.ts";
import { linkOne, onlyResource } from "#platform/web/api-client/document.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { JobApplication } from "../../application.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { eventFor } from "../../application-state-events.ts";
import { isMoveBack } from "../../application-transitions.ts";
import type { offerInput } from "../../offer-input.ts";
import { offerDueAt, rejectionDueAt } from "../../pending-decision.ts";
import type { RejectionMessage } from "../../rejection.ts";
import { applicantStateLabels } from "../labels/application-labels.ts";
import { clearLastUndo, forgetBulkUndo, setLastUndo } from "./last-undo.ts";
import { employerApplications, type Applicant } from "./use-applicants.ts";

/** The input of a transition: a reason for the team, the text of a rejection, or the terms of an offer. */
export type TransitionInput =
  | { reason?: string; message?: RejectionMessage; text?: string }
  | z.input<typeof offerInput>;

const type = "job_applications";

type TransitionWrite = [
  application: Applicant,
  event: string,
  attributes: Record<string, unknown>,
  body?: object,
];

export function useTransitions() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const client = useQueryClient();

  /** Another change came first: refetches the row and shows its current state. */
  const showConflict = async (application: Applicant, error: unknown) => {
    const isStale = error instanceof ApiError && [409, 422].includes(error.status);
    if (!isStale) return void couldNotSave();
    const fresh = await call<Answer>(`${employerApplications}/${application.id}`).catch(() => null);
    if (!fresh) return void couldNotSave();
    mergeCached(client, onlyResource(fresh));
    const { aasmState } = linkOne(JobApplication, fresh);
    if (aasmState === application.aasmState) return void toast(error.message, { tone: "error" });
    const name = application.names.userProfile;
    const status = labelFor(applicantStateLabels, aasmState);
    toast(t`${name} is already ${status}`, { tone: "error" });
  };

  const { mutateAsync } = useOptimisticMutation(
    async ([application, event, , body]: TransitionWrite): Promise<void> => {
      const path = `${employerApplications}/${application.id}/${event}`;
      const answer = await call<Answer>(path, { method: "POST", body });
      mergeCached(client, onlyResource(answer));
    },
    {
      optimistic: ([{ id }, , attributes]) => ({ row: { type, id }, attributes }),
      onRollback: (error, [application]) => showConflict(application, error),
    },
  );
  /** False when it was rolled back. */
  const write = (...args: Parameters<typeof mutateAsync>[0]): Promise<boolean> =>
    mutateAsync(args).then(
      () => true,
      () => false,
    );

  const undo = async (application: Applicant) => {
    const shows = { rejectionEmailAt: null, offerEmailAt: null };
    if (!(await write(application, "undo", shows))) return;
    forgetBulkUndo(application.id);
    // A change of status shows at once to the educator; only a decision waits.
    const isDecision = application.aasmState === "rejected" || application.aasmState === "offered";
    toast(isDecision ? t`Taken back. Nobody was told.` : t`Taken back`);
  };

  /** Offers Undo in the toast, and by Z. */
  const showUndo = (text: string, application: Applicant) => {
    const undoOnce = () => {
      clearLastUndo(undoOnce);
      void undo(application);
    };
    setLastUndo(undoOnce);
    toast(text, { undo: undoOnce });
  };

  const transition = async (application: Applicant, to: ApplicationState, input?: TransitionInput) => {
    const event = eventFor(application.aasmState, to);
    if (!event) return false;
    // An accepted offer may be withdrawn only by a user who saw that it was accepted.
    const body = {
      ...input,
      ...(application.offerAcceptedAt && to === "rejected" && { knowsAccepted: true }),
    };
    const isDone = await write(application, event, optimisticAttributes(to), body);
    if (!isDone) return false;
    const name = application.names.userProfile;
    const status = labelFor(applicantStateLabels, to);
    const moved = { ...application, aasmState: to };
    if (to === "rejected") showUndo(t`${name} will be told in 30 minutes.`, moved);
    else if (to === "offered") showUndo(t`${name} gets the offer in 5 minutes.`, moved);
    else if (isMoveBack(to, application.aasmState)) showUndo(t`${name}: ${status}`, moved);
    else toast(t`${name}: ${status}`);
    return true;
  };

  const changeOffer = async (application: Applicant, input: TransitionInput) => {
    if (await write(application, "change_offer", {}, input)) toast(t`Offer changed`);
  };

  const sendOffer = async (application: Applicant) => {
    if (await write(application, "send_offer", { offerEmailAt: new Date().toISOString() }))
      toast(t`Offer sent`);
  };

  const withdrawOffer = async (application: Applicant, reason: string) => {
    const body = { reason, ...(application.offerAcceptedAt && { knowsAccepted: true }) };
    if (await write(application, "withdraw_offer", {}, body)) toast(t`Offer taken back`);
  };

  return { transition, undo, changeOffer, sendOffer, withdrawOffer };
}

/** A decision is shown as pending immediately; otherwise it would look as if it were sent. */
const optimisticAttributes = (to: ApplicationState) => ({
  aasmState: to,
  ...(to === "rejected" && { rejectionEmailAt: rejectionDueAt(new Date()).toISOString() }),
  ...(to === "offered" && { offerEmailAt: offerDueAt(new Date()).toISOString() }),
});
