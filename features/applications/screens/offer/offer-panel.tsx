/** The offer as the employer sees it: terms, answer, next step. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { clockTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { DayText, TimeText } from "#platform/web/ui/data/time-text.tsx";
import { isExpired } from "../../offer.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./offer.module.css";
import { isPendingNow, useRerenderAt } from "../review/pending-decision-note.tsx";
import type { ApplicationInFull } from "../review/use-applicants.ts";
import { useTransitions } from "../review/use-transitions.ts";

const HireDialog = lazyPart(() => import("./hire-dialog.tsx").then((module) => module.HireDialog));
const MakeOffer = lazyPart(() => import("./make-offer.form.tsx").then((module) => module.MakeOfferForm));
const WithdrawOfferForm = lazyPart(() =>
  import("./withdraw-offer.form.tsx").then((module) => module.WithdrawOfferForm),
);
const HiredPanel = lazyPart(() => import("./hired-panel.tsx").then((module) => module.HiredPanel));

interface OfferPanelProps {
  application: ApplicationInFull;
  /** The hire was just confirmed on this page. */
  isJustHired: boolean;
  onHired: () => void;
}

export function OfferPanel({ application, isJustHired, onHired }: OfferPanelProps) {
  const { aasmState, offer, offerEmailAt } = application;
  useRerenderAt(offerEmailAt);
  if (aasmState === "hired")
    return (
      <Suspense>
        <HiredPanel application={application} isJustHired={isJustHired} />
      </Suspense>
    );
  if (aasmState !== "offered") return null;
  return (
    <Stack as="section" gap={12} align="start" className={classes.panel}>
      <OfferState application={application} />
      {offer && <OfferFacts offer={offer} />}
      <Cluster gap={8}>
        {isPendingNow(application) ? (
          <PendingOfferActions application={application} />
        ) : application.offerAcceptedAt ? (
          <ConfirmHire application={application} onHired={onHired} />
        ) : (
          <ChangeOffer application={application} />
        )}
        {!isPendingNow(application) && <WithdrawOffer application={application} />}
      </Cluster>
    </Stack>
  );
}

function OfferState({ application }: { application: ApplicationInFull }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useKnownClock();
  const [now] = useState(() => new Date());
  const { offer, offerAcceptedAt, offerEmailAt, userProfile, stateChangedAt } = application;
  const accepted = <TimeText at={offerAcceptedAt} absolute />;
  const made = <TimeText at={offer?.madeAt ?? stateChangedAt} absolute />;
  const name = userProfile?.firstName ?? t`the applicant`;
  const until = offer?.expiresOn && <DayText day={offer.expiresOn} />;
  if (isPendingNow(application)) {
    const time = clockTime(new Date(offerEmailAt!), i18n.locale, timeZone);
    return (
      <div role="status">
        <h3>
          <Trans>
            {name} gets this offer at {time}
          </Trans>
        </h3>
        <p>
          <Trans>Until then you can change it or take it back, and nobody is told.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div role="status">
      <h3>
        {offerAcceptedAt ? (
          <Trans>Accepted {accepted}. Confirm the hire.</Trans>
        ) : (
          <Trans>Offer made {made}</Trans>
        )}
      </h3>
      {!offerAcceptedAt && (
        <p>
          {isExpired(offer, now) ? (
            <Trans>It was open until {until}. Change it to give more time.</Trans>
          ) : (
            <Trans>Waiting for {name}'s answer.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

function ChangeOffer({ application }: { application: ApplicationInFull }) {
  const { changeOffer } = useTransitions();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        <Trans>Change offer</Trans>
      </Button>
      <Suspense>
        {isAsked && (
          <MakeOffer
            application={application}
            isChange
            close={() => setAsked(false)}
            send={(input) => changeOffer(application, input)}
          />
        )}
      </Suspense>
    </>
  );
}

function PendingOfferActions({ application }: { application: ApplicationInFull }) {
  const { sendOffer, undo } = useTransitions();
  return (
    <>
      <Button variant="outline" size="small" onClick={() => void undo(application)}>
        <Trans>Undo</Trans>
      </Button>
      <ChangeOffer application={application} />
      <Button variant="subtle" size="small" onClick={() => void sendOffer(application)}>
        <Trans>Send now</Trans>
      </Button>
    </>
  );
}

function WithdrawOffer({ application }: { application: ApplicationInFull }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="small" onClick={() => setAsked(true)}>
        <Trans>Take the offer back</Trans>
      </Button>
      <Suspense>
        {isAsked && <WithdrawOfferForm application={application} close={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}

function ConfirmHire({ application, onHired }: Omit<OfferPanelProps, "isJustHired">) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trans>Confirm hire</Trans>
      </Button>
      <Suspense>
        {isAsked && <HireDialog application={application} close={() => setAsked(false)} onHired={onHired} />}
      </Suspense>
    </>
  );
}
