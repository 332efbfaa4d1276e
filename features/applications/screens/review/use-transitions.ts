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
import type { offerInput } from "../../offer-input.ts";
import { rejectionDelayMinutes, type RejectionMessage } from "../../rejection.ts";
import { applicantStateLabels } from "../labels/application-labels.ts";
import { employerApplications, type Applicant } from "./use-applicants.ts";

/** The input of a transition: a reason for the team, a rejection message, or the terms of an offer. */
export type TransitionInput = { reason?: string; message?: RejectionMessage } | z.input<typeof offerInput>;

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

  const undoRejection = async (application: Applicant) => {
    const shows = { rejectionEmailAt: null };
    const isBack = await write({ ...application, aasmState: "rejected" }, "undo_reject", shows);
    if (isBack) toast(t`Taken back. Nobody was told.`);
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
    if (to === "rejected") {
      const name = application.names.userProfile;
      toast(t`${name} will be told in 30 minutes.`, { undo: () => void undoRejection(application) });
    } else {
      const status = labelFor(applicantStateLabels, to);
      toast(t`Moved to ${status}`);
    }
    return true;
  };

  const changeOffer = async (application: Applicant, input: TransitionInput) => {
    if (await write(application, "change_offer", {}, input)) toast(t`Offer changed`);
  };

  return { transition, undoRejection, changeOffer };
}

/** A rejection is shown as pending immediately; otherwise it would look as if it could be reopened. */
const optimisticAttributes = (to: ApplicationState) => ({
  aasmState: to,
  ...(to === "rejected" && {
    rejectionEmailAt: new Date(Date.now() + rejectionDelayMinutes * 60_000).toISOString(),
  }),
});
