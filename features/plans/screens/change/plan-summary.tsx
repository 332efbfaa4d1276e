/** What is paid today and next, and the button that says the very amount; on a phone it stays at the foot. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { CardButton } from "../card-button.tsx";
import type { PlanPreview } from "../plan-calls.ts";
import classes from "../plans.module.css";
import { type PlanRecord, type PriceRecord, type SubscriptionRecord, useMoney } from "../use-plans.ts";

interface PlanSummaryProps {
  subscription: SubscriptionRecord;
  plan: PlanRecord;
  price: PriceRecord;
  locations: number;
  /** Undefined while it is counted. */
  preview: PlanPreview | undefined;
  isTrial: boolean;
  /** The plan as it is already. */
  isSame: boolean;
  /** Why it can't be counted, or wasn't paid. */
  problem: ApiError | null;
  onRetry: () => void;
  isBusy: boolean;
  /** What is chosen may be paid. */
  isReady: boolean;
  onConfirm: () => void;
}

export function PlanSummary(props: PlanSummaryProps) {
  const {
    subscription,
    plan,
    price,
    locations,
    preview,
    isTrial,
    isSame,
    problem,
    onRetry,
    isBusy,
    isReady,
  } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const each = money(price.priceCents);
  const isCounting = !isTrial && !isSame && !preview && !problem && isReady;
  return (
    <aside className={classes.summary} aria-label={t`Summary`}>
      <Stack gap={12} className={classes.summaryParts}>
        <h2 className={classes.summaryTitle}>{plan.name}</h2>
        <p className="muted">
          {price.interval === "year" ? (
            <Plural value={locations} one={`${each} a year`} other={`# locations × ${each} a year`} />
          ) : (
            <Plural value={locations} one={`${each} a month`} other={`# locations × ${each} a month`} />
          )}
        </p>
        {isTrial && <TrialTerms plan={plan} price={price} locations={locations} />}
        {isSame && (
          <p role="status">
            <Trans>This is your plan already.</Trans>
          </p>
        )}
        <div aria-live="polite">{preview && <Amounts preview={preview} />}</div>
        {problem && (
          <Cluster gap={[8, 12]} role="alert" surface="danger" padding={12}>
            <p>{i18n._(problem.message)}</p>
            {problem.code === "card_declined" && <CardButton subscription={subscription} hasCard />}
            {!preview && problem.code !== "card_declined" && (
              <Button variant="outline" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </Cluster>
        )}
        <div className={classes.pay}>
          <BusyButton
            fullWidth
            isBusy={isBusy || isCounting}
            disabled={!isReady || (!isTrial && !preview && !isCounting)}
            onClick={props.onConfirm}
          >
            <ConfirmText plan={plan} preview={preview} isTrial={isTrial} />
          </BusyButton>
        </div>
      </Stack>
    </aside>
  );
}

function ConfirmText({ plan, preview, isTrial }: Pick<PlanSummaryProps, "plan" | "preview" | "isTrial">) {
  const money = useMoney();
  if (isTrial) return <Trans>Start {plan.trialPeriodDays}-day trial</Trans>;
  if (!preview) return <Trans>Pay</Trans>;
  const due = money(preview.dueCents);
  if (preview.time === "now") return <Trans>Pay {due} and upgrade</Trans>;
  return preview.dueCents === 0 && preview.nextAt ? (
    <Trans>Give your card, pay {due} today</Trans>
  ) : (
    <Trans>Go on to pay {due}</Trans>
  );
}

function Amounts({ preview }: { preview: PlanPreview }) {
  const { t } = useLingui();
  const money = useMoney();
  const { time, creditCents, chargeCents, dueCents, nextCents, nextAt } = preview;
  return (
    <DescriptionList
      items={[
        { label: t`New plan, rest of the period`, value: time === "now" && money(chargeCents) },
        { label: t`Not used of your plan`, value: creditCents > 0 && money(-creditCents) },
        { label: t`Today`, value: <strong>{money(dueCents)}</strong> },
        {
          label: nextAt ? t`Next bill` : t`Each bill after that`,
          value: nextAt ? (
            <>
              {money(nextCents)}, <TimeText at={nextAt} absolute />
            </>
          ) : (
            money(nextCents)
          ),
        },
      ]}
    />
  );
}

function TrialTerms({ plan, price, locations }: Pick<PlanSummaryProps, "plan" | "price" | "locations">) {
  const money = useMoney();
  const total = money(price.priceCents * locations);
  return (
    <p>
      {plan.creditCardRequiredForTrial ? (
        <Trans>
          Nothing to pay today. This plan asks for your card: {total} is charged at the end of the trial
          unless you cancel before.
        </Trans>
      ) : (
        <Trans>
          Nothing to pay, and no card needed. At its end you go on with Free; nobody is charged, and nothing
          is deleted.
        </Trans>
      )}
    </p>
  );
}
