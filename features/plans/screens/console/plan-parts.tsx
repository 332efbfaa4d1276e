/** What plans, their prices and their cards have in the console beside their rows: who is on them, and how they look. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import type { RecordPartProps } from "#features/operators/screens/console/record-extensions.ts";
import { consoleDataPath } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Plan } from "../../plan.ts";
import { PlanBenefit } from "../../plan-benefit.ts";
import { Price, type PriceInterval, priceIntervals } from "../../price.ts";
import { PlanFace } from "../plan-cards.tsx";
import classes from "../plans.module.css";
import { useMoney } from "../use-plans.ts";

const path = "employers/subscriptions";
const plansPath = "employers/plans";

/** How many programs are on a plan, or pay a price. */
function Subscribers({ filter }: { filter: string }) {
  const mayRead = useHasOperatorRole()(["money"]);
  const query = useDocument(mayRead ? `${path}?filter[current]=true&${filter}&page[size]=1` : null);
  const total = query.data?.meta?.page?.total;
  if (total === undefined) return null;
  const to = `${consoleDataPath(path)}?current=true&${filter.replace(/filter\[(\w+)\]/g, "$1")}`;
  return (
    <p>
      <Link to={to}>
        <Plural value={total} one="# program is on it" other="# programs are on it" />
      </Link>
    </p>
  );
}

/** A plan: its subscribers, its card by the month and by the year, and the way to another price. */
export function PlanParts({ row: { id } }: RecordPartProps) {
  const { t } = useLingui();
  const plan = useResource(Plan, id, { at: plansPath });
  const prices = useCollection(Price, { at: "employers/prices", filter: { planId: id }, size: 100 });
  const cards = useCollection(PlanBenefit, {
    at: "employers/plan_benefits",
    filter: { planId: id },
    size: 1,
  });
  const mayChange = useHasOperatorRole()(["money"]);
  const [card] = cards.data ?? [];
  const onSale = (interval: PriceInterval) =>
    prices.data?.find((price) => price.interval === interval && price.replacedAt === null);
  return (
    <section aria-label={t`Who is on it, and how it looks`}>
      <Stack gap={16}>
        <h2>
          <Trans>Who is on it, and how it looks</Trans>
        </h2>
        <Subscribers filter={`filter[planId]=${id}`} />
        {card && plan.data && (
          <ul className={classes.cards}>
            {priceIntervals.flatMap((interval) => {
              const price = onSale(interval);
              return price ? <PlanFace key={interval} card={card} plan={plan.data!} price={price} /> : [];
            })}
          </ul>
        )}
        {mayChange && (
          <Cluster gap={12}>
            <Button
              as={Link}
              variant="outline"
              to={`${consoleDataPath("employers/prices/new")}?planId=${id}`}
            >
              <Trans>Put another price on sale</Trans>
            </Button>
            {!card && cards.data && (
              <Button
                as={Link}
                variant="outline"
                to={`${consoleDataPath("employers/plan_benefits/new")}?planId=${id}`}
              >
                <Trans>Make its card</Trans>
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </section>
  );
}

/** A price is never edited: another one replaces it, and whoever pays it goes on paying it. */
export function PriceParts({ row: { id, attributes } }: RecordPartProps) {
  const isReplaced = Boolean(attributes?.["replacedAt"]);
  return (
    <Stack gap={8}>
      <Subscribers filter={`filter[priceId]=${id}`} />
      <p className="muted">
        {isReplaced ? (
          <Trans>It is no longer on sale. Whoever pays it goes on paying it.</Trans>
        ) : (
          <Trans>
            Its amount never changes: put another price on sale instead. Whoever pays this one goes on paying
            it.
          </Trans>
        )}
      </p>
    </Stack>
  );
}

/** What programs will read of the price that stands in the form. */
export function PricePreview({ values }: { values: Record<string, unknown> }) {
  const money = useMoney();
  const { priceCents, interval } = values;
  if (typeof priceCents !== "number") return null;
  const amount = money(priceCents);
  return (
    <p role="status" className={classes.price}>
      <strong>{amount}</strong>{" "}
      <span className="small muted">
        {interval === "year" ? (
          <Trans>a year for each location</Trans>
        ) : (
          <Trans>a month for each location</Trans>
        )}
      </span>
    </p>
  );
}

/** The card that stands in the form, with what its plan carries and costs. */
export function PlanBenefitPreview({ values }: { values: Record<string, unknown> }) {
  const { t } = useLingui();
  const { planId, name, subheading, benefits, mostPopular } = values;
  const id = typeof planId === "string" && planId ? planId : undefined;
  const plan = useResource(Plan, id, { at: plansPath });
  const prices = useCollection(Price, {
    at: "employers/prices",
    filter: { planId: id ?? "" },
    enabled: id !== undefined,
    size: 100,
  });
  const price = prices.data?.find((one) => one.interval === "month" && one.replacedAt === null);
  const limits = plan.data ?? { activeJobListingLimit: null, locationLimit: null };
  return (
    <section aria-label={t`Preview`}>
      <ul className={classes.cards}>
        <PlanFace
          card={{
            name: String(name ?? ""),
            subheading: String(subheading ?? ""),
            benefits: Array.isArray(benefits) ? benefits.map(String) : [],
            mostPopular: mostPopular === true,
          }}
          plan={limits}
          price={price}
        />
      </ul>
    </section>
  );
}
