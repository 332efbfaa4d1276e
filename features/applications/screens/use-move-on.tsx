/** Moving applicants on from wherever they stand: at once, or by the question that belongs to the move. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import type { ApplicationState } from "../application-constants.ts";
import type { Applicant } from "./use-applicants.ts";
import { useMoves } from "./use-moves.ts";

const NotSelected = lazyPart(() => import("./not-selected.form.tsx").then((module) => module.NotSelected));
const MakeOffer = lazyPart(() => import("./make-offer.form.tsx").then((module) => module.MakeOffer));
const HireDialog = lazyPart(() => import("./hire-dialog.tsx").then((module) => module.HireDialog));

/** Nobody is rejected, offered a place or hired by one press. */
const isAskedFirst = (to: ApplicationState) => ["rejected", "offered", "hired"].includes(to);

export function useMoveOn(onHired: () => void = () => undefined) {
  const { t } = useLingui();
  const { move } = useMoves();
  const [asked, setAsked] = useState<{ application: Applicant; to: ApplicationState } | null>(null);
  const moveTo = (application: Applicant, to: ApplicationState) =>
    isAskedFirst(to) ? setAsked({ application, to }) : void move(application, to);
  const close = () => setAsked(null);
  const name = asked?.application.names.userProfile ?? "";
  const dialog = asked && (
    <Suspense>
      {asked.to === "rejected" && (
        <NotSelected
          applications={[asked.application]}
          title={t`Not selected: ${name}`}
          close={close}
          send={(said) => move(asked.application, "rejected", said)}
        />
      )}
      {asked.to === "offered" && (
        <MakeOffer
          application={asked.application}
          close={close}
          send={(said) => move(asked.application, "offered", said)}
        />
      )}
      {asked.to === "hired" && <HireDialog application={asked.application} close={close} onHired={onHired} />}
    </Suspense>
  );
  return { moveTo, dialog };
}
