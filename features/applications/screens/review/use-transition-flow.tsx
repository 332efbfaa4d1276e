/** Starts a transition: immediately, or through the dialog that it needs. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { ApplicationState } from "../../application-constants.ts";
import type { Applicant } from "./use-applicants.ts";
import { type TransitionInput, useTransitions } from "./use-transitions.ts";

const NotSelected = lazyPart(() => import("./reject.form.tsx").then((module) => module.RejectForm));
const MakeOffer = lazyPart(() =>
  import("../offer/make-offer.form.tsx").then((module) => module.MakeOfferForm),
);
const HireDialog = lazyPart(() => import("../offer/hire-dialog.tsx").then((module) => module.HireDialog));

/** Rejecting, offering and hiring need a dialog, never a single press. */
const needsDialog = (to: ApplicationState) => ["rejected", "offered", "hired"].includes(to);

interface TransitionFlowOptions {
  onHired?: () => void;
  /** After every transition that succeeded, hires aside. */
  onMoved?: (application: Applicant) => void;
}

export function useTransitionFlow({ onHired = () => undefined, onMoved }: TransitionFlowOptions = {}) {
  const { t } = useLingui();
  const { transition } = useTransitions();
  const [pending, setPending] = useState<{ application: Applicant; to: ApplicationState } | null>(null);
  const startTransition = (application: Applicant, to: ApplicationState) =>
    needsDialog(to) ? setPending({ application, to }) : void move(application, to);
  const move = async (application: Applicant, to: ApplicationState, input?: TransitionInput) => {
    if (await transition(application, to, input)) onMoved?.(application);
  };
  const close = () => setPending(null);
  const name = pending?.application.names.userProfile ?? "";
  const dialog = pending && (
    <Suspense>
      {pending.to === "rejected" && (
        <NotSelected
          applications={[pending.application]}
          title={t`Not selected: ${name}`}
          close={close}
          send={(input) => move(pending.application, "rejected", input)}
        />
      )}
      {pending.to === "offered" && (
        <MakeOffer
          application={pending.application}
          close={close}
          send={(input) => move(pending.application, "offered", input)}
        />
      )}
      {pending.to === "hired" && (
        <HireDialog application={pending.application} close={close} onHired={onHired} />
      )}
    </Suspense>
  );
  return { startTransition, dialog };
}
