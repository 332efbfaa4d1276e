/** The offer as the educator is going to read it, before it is sent; a pay above the job's range is pointed out. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { hourlyPay, type Compensation } from "#features/educators/compensation.ts";
import { MoneyText } from "#features/jobs/screens/labels/money-text.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { Offer } from "../../application.ts";
import { OfferFacts } from "./offer-facts.tsx";
import classes from "./offer.module.css";

interface OfferPreviewProps {
  offer: Offer;
  /** Of the job: what it announced. */
  range: Compensation | null | undefined;
  name: string;
  /** On the button: "Send offer". */
  submit: string;
  onSend: () => void;
  onEdit: () => void;
}

export function OfferPreview({ offer, range, name, submit, onSend, onEdit }: OfferPreviewProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const jobPay = <MoneyText pay={range} />;
  const isEmpty = !offer.compensation && !offer.startDate && !offer.expiresOn && !offer.message;
  return (
    <Stack gap={16}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>What {name} reads</Trans>
      </h3>
      <Stack as="section" gap={12} align="start" className={classes.panel} aria-label={t`The offer`}>
        {isEmpty ? (
          <p>
            <Trans>An offer without pay, first day or message.</Trans>
          </p>
        ) : (
          <OfferFacts offer={offer} />
        )}
      </Stack>
      {isAbove(offer.compensation, range) && (
        <Stack as="p" padding={12} surface="warning" role="status">
          <span>
            <Trans>This is above what the job says ({jobPay}). Send it anyway?</Trans>
          </span>
        </Stack>
      )}
      <p className="small muted">
        <Trans>{name} gets it here and by email in 5 minutes. Until then you can undo it.</Trans>
      </p>
      <Cluster gap={12}>
        <Button onClick={onSend}>{submit}</Button>
        <Button variant="outline" onClick={onEdit}>
          <Trans>Go back and edit</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Compared by the hour; a job without an upper end has no range to be above of. */
function isAbove(pay: Compensation | null, range: Compensation | null | undefined): boolean {
  const offered = hourlyPay(pay).max;
  const top = hourlyPay(range).max;
  return offered !== null && top !== null && offered > top;
}
