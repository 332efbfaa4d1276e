/** What can be bought, a card each, by the month or by the year; the most popular comes first on a phone. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { type PriceInterval, priceIntervals } from "../price.ts";
import classes from "./plans.module.css";
import {
  mayTry,
  type PlanCardRecord,
  type PlanRecord,
  type PlansView,
  priceOf,
  type PriceRecord,
  useMoney,
} from "./use-plans.ts";

interface PlanCardsProps {
  view: PlansView;
  interval: PriceInterval;
  onInterval: (interval: PriceInterval) => void;
}

export function PlanCards({ view, interval, onInterval }: PlanCardsProps) {
  const { cards, plans } = view;
  const offered = cards.flatMap((card) => {
    const plan = plans.find(({ id }) => id === card.plan?.id);
    const price = plan && priceOf(view, plan, interval);
    return plan && price ? [{ card, plan, price }] : [];
  });
  return (
    <Stack gap={16}>
      <IntervalSwitch interval={interval} onChange={onInterval} />
      <ul className={classes.cards}>
        {offered.map((offer) => (
          <PlanCard key={offer.card.id} view={view} {...offer} />
        ))}
      </ul>
    </Stack>
  );
}

function IntervalSwitch({
  interval,
  onChange,
}: {
  interval: PriceInterval;
  onChange: PlanCardsProps["onInterval"];
}) {
  const { t } = useLingui();
  const labels = { month: t`Monthly`, year: t`Yearly` };
  return (
    <fieldset className={classes.intervals}>
      <legend className="visually-hidden">
        <Trans>Paid by</Trans>
      </legend>
      {priceIntervals.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="interval"
            value={one}
            checked={one === interval}
            onChange={() => onChange(one)}
          />
          <span>{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanCardProps {
  view: PlansView;
  card: PlanCardRecord;
  plan: PlanRecord;
  price: PriceRecord;
}

function PlanCard({ view, card, plan, price }: PlanCardProps) {
  return (
    <PlanFace card={card} plan={plan} price={price} isCurrent={view.subscription.plan?.id === plan.id}>
      {view.isOwner && <Choose view={view} card={card} plan={plan} price={price} />}
    </PlanFace>
  );
}

interface PlanFaceProps {
  card: Pick<PlanCardRecord, "name" | "subheading" | "benefits" | "mostPopular">;
  plan: Pick<PlanRecord, "activeJobListingLimit" | "locationLimit">;
  /** None yet while a plan is being made. */
  price?: Pick<PriceRecord, "priceCents" | "interval"> | undefined;
  isCurrent?: boolean;
  children?: React.ReactNode;
}

/** How a plan presents itself: what it costs, and what it brings. */
export function PlanFace({ card, plan, price, isCurrent = false, children }: PlanFaceProps) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { activeJobListingLimit: jobs, locationLimit } = plan;
  return (
    <li
      className={classes.card}
      data-popular={card.mostPopular || undefined}
      data-current={isCurrent || undefined}
    >
      <div className={classes.head}>
        <h3>{card.name}</h3>
        {isCurrent && (
          <Pill tone="primary">
            <Trans>Your plan</Trans>
          </Pill>
        )}
        {card.mostPopular && !isCurrent && (
          <Pill tone="info">
            <Trans>Most popular</Trans>
          </Pill>
        )}
      </div>
      <p className="muted">{i18n._(card.subheading)}</p>
      {price && (
        <p className={classes.price}>
          <strong>{money(price.priceCents)}</strong>{" "}
          <span className="small muted">
            {price.interval === "year" ? (
              <Trans>a year for each location</Trans>
            ) : (
              <Trans>a month for each location</Trans>
            )}
          </span>
        </p>
      )}
      <ul className={classes.benefits}>
        <Benefit>
          {jobs === null ? (
            <Trans>As many active jobs as you like</Trans>
          ) : (
            <Plural value={jobs} one="# active job" other="# active jobs" />
          )}
        </Benefit>
        <Benefit>
          {locationLimit === null ? (
            <Trans>As many locations as you like</Trans>
          ) : (
            <Plural value={locationLimit} one="# location" other="Up to # locations" />
          )}
        </Benefit>
        {card.benefits.map((benefit) => (
          <Benefit key={benefit}>{i18n._(benefit)}</Benefit>
        ))}
      </ul>
      {children}
    </li>
  );
}

const Benefit = ({ children }: { children: React.ReactNode }) => (
  <Row as="li" gap={8} align="start">
    <IconCheck size={18} aria-hidden="true" />
    <span>{children}</span>
  </Row>
);

/** A trial, the plan itself, or for the plan one has another number of locations. */
function Choose({ view, card, plan, price }: PlanCardProps) {
  const { i18n } = useLingui();
  const { subscription, cards } = view;
  const payments = subscription.meta?.payments;
  const query = `?plan=${plan.id}&interval=${price.interval}`;
  const isPaid = !!subscription.price;
  const isSame = isPaid && subscription.price?.id === price.id;
  const current = cards.find((one) => one.plan?.id === subscription.plan?.id);
  const isSmaller = isPaid && current !== undefined && card.tier < current.tier;
  const tries = mayTry(view, plan) && (payments !== "off" || !plan.creditCardRequiredForTrial);
  return (
    <Stack gap={8}>
      {tries && (
        <Button
          as={Link}
          to={`${pages.upgrade}${query}&trial=true`}
          variant={card.mostPopular ? "filled" : "outline"}
          aria-describedby={undefined}
        >
          {i18n._(card.trialButtonText)}
        </Button>
      )}
      {payments !== "off" && (
        <Button
          as={Link}
          to={`${isSmaller ? pages.downgrade : pages.upgrade}${query}`}
          variant={tries ? "subtle" : card.mostPopular && !isSame ? "filled" : "outline"}
        >
          {isSame ? <Trans>Change locations</Trans> : <Trans>Choose {card.name}</Trans>}
        </Button>
      )}
    </Stack>
  );
}
