/** Moving applicants on from wherever they stand: at once, or by the question that belongs to the move. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import type { ApplicationState } from "../../application-constants.ts";
import type { Applicant } from "./use-applicants.ts";
import { useTransitions } from "./use-transitions.ts";

const NotSelected = lazyPart(() => import("./reject.form.tsx").then((module) => module.RejectForm));
const MakeOffer = lazyPart(() => import("../offer/make-offer.form.tsx").then((module) => module.MakeOfferForm));
const HireDialog = lazyPart(() => import("../offer/hire-dialog.tsx").then((module) => module.HireDialog));

/** Nobody is rejected, offered a place or hired by one press. */
const needsDialog = (to: ApplicationState) => ["rejected", "offered", "hired"].includes(to);

export function useTransitionFlow(onHired: () => void = () => undefined) {
  const { t } = useLingui();
  const { move } = useTransitions();
  const [pending, setPending] = useState<{ application: Applicant; to: ApplicationState } | null>(null);
  const startTransition = (application: Applicant, to: ApplicationState) =>
    needsDialog(to) ? setPending({ application, to }) : void move(application, to);
  const close = () => setPending(null);
  const name = pending?.application.names.userProfile ?? "";
  const dialog = pending && (
    <Suspense>
      {pending.to === "rejected" && (
        <NotSelected
          applications={[pending.application]}
          title={t`Not selected: ${name}`}
          close={close}
          send={(said) => move(pending.application, "rejected", said)}
        />
      )}
      {pending.to === "offered" && (
        <MakeOffer
          application={pending.application}
          close={close}
          send={(said) => move(pending.application, "offered", said)}
        />
      )}
      {pending.to === "hired" && <HireDialog application={pending.application} close={close} onHired={onHired} />}
    </Suspense>
  );
  return { moveTo: startTransition, dialog };
}
