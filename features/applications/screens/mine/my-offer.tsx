/** The offer as the educator sees it: terms, deadline, and what acceptance leads to. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { MoneyText } from "#features/jobs/screens/labels/money-text.tsx";
import { DayText, TimeText } from "#platform/web/ui/data/time-text.tsx";
import { isExpired } from "../../offer.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";
import { OfferFacts } from "../offer/offer-facts.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "../offer/offer.module.css";

interface MyOfferProps {
  application: MyApplicationRow;
}

/** In full, for the sheet. */
export function MyOffer({ application }: MyOfferProps) {
  const { aasmState, offer } = application;
  const [now] = useState(() => new Date());
  if (!offer || (aasmState !== "offered" && aasmState !== "hired")) return null;
  return (
    <Stack as="section" gap={12} align="start" className={classes.panel}>
      <h3>
        <Trans>The offer</Trans>
      </h3>
      <OfferFacts offer={offer} />
      {aasmState === "offered" && (application.offerAcceptedAt || isExpired(offer, now)) && (
        <Answer application={application} />
      )}
    </Stack>
  );
}

/** In one line, for the card. */
export function MyOfferLine({ application }: MyOfferProps) {
  const { aasmState, offer, offerAcceptedAt } = application;
  if (aasmState !== "offered") return null;
  const start = offer?.startDate && <DayText day={offer.startDate} />;
  return (
    <Cluster gap={[0, 16]} align="stretch" className={classes.line}>
      <MoneyText pay={offer?.compensation} />
      {start && (
        <span>
          <Trans>First day {start}</Trans>
        </span>
      )}
      {(offerAcceptedAt || offer?.expiresOn) && <Answer application={application} />}
    </Cluster>
  );
}

function Answer({ application: { offer, offerAcceptedAt, jobListing: job } }: MyOfferProps) {
  const [now] = useState(() => new Date());
  const employer = job && employerOf(job)?.name;
  const accepted = <TimeText at={offerAcceptedAt} absolute />;
  const until = offer?.expiresOn && <DayText day={offer.expiresOn} />;
  if (offerAcceptedAt)
    return (
      <p role="status">
        <Trans>
          You accepted {accepted}. {employer} confirms the hire.
        </Trans>
      </p>
    );
  if (!until) return null;
  return (
    <p>
      {isExpired(offer, now) ? <Trans>It was open until {until}</Trans> : <Trans>Answer by {until}</Trans>}
    </p>
  );
}
