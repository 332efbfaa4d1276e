/** The terms of an offer for either side: pay, first day, deadline, message. */
import { useLingui } from "@lingui/react/macro";

import { MoneyText } from "#features/jobs/screens/labels/money-text.tsx";
import { DayText } from "#platform/web/ui/data/time-text.tsx";
import type { Offer } from "../../application.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./offer.module.css";

export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { compensation, startDate, expiresOn, message } = offer;
  const hasPay = !!(compensation?.min || compensation?.max);
  const facts = [
    hasPay && ([t`Pay`, <MoneyText key="pay" pay={compensation} />] as const),
    startDate && ([t`First day`, <DayText key="start" day={startDate} />] as const),
    expiresOn && ([t`Answer by`, <DayText key="until" day={expiresOn} />] as const),
  ].filter((fact) => !!fact);
  return (
    <>
      {facts.length > 0 && (
        <Cluster as="dl" gap={[8, 32]} align="stretch">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="tiny muted">{name}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </Cluster>
      )}
      {message && <blockquote className={`${classes.message} reading pre-line`}>{message}</blockquote>}
    </>
  );
}
