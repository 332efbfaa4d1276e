/** /employer/upgrade: tries a plan, buys one, or changes to more; the button says the amount that is charged. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { UnsavedGuard } from "#platform/web/ui/overlay/unsaved-guard.tsx";
import { paidLocations } from "../../billing-period.ts";
import { buyPlan, changePlan, type PlanOrder, tryPlan } from "../plan-calls.ts";
import classes from "../plans.module.css";
import { ChoicePage, type ChosenPlan } from "./choice-page.tsx";
import { KeptJobs, useKeptJobs } from "./kept-jobs.tsx";
import { LocationsField } from "./locations-field.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PromotionCode } from "./promotion-code.tsx";
import { usePlanPreview } from "./use-plan-preview.ts";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function UpgradeScreen() {
  const { t } = useLingui();
  return (
    <ChoicePage title={t`Change your plan`}>
      {(chosen) => <Upgrade key={chosen.plan.id} {...chosen} />}
    </ChoicePage>
  );
}

function Upgrade({ view, refetch, plan, price, isTrial }: ChosenPlan) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { subscription, usage } = view;
  const used = usage.locations;
  const [locations, setLocations] = useState(() =>
    Math.max(subscription.price ? subscription.locations : 1, paidLocations(used, plan.locationLimit)),
  );
  const [code, setCode] = useState<string | null>(null);
  // Buying a smaller plan than the one that is tried leaves room for fewer jobs at once.
  const kept = useKeptJobs(plan.activeJobListingLimit);
  const isWrong = !(locations >= 1 && locations <= (plan.locationLimit ?? 10_000));
  const order: PlanOrder | null =
    price && !isWrong ? { priceId: price.id, locations, ...(code ? { promotionCode: code } : {}) } : null;
  const isSame = subscription.price?.id === price?.id && subscription.locations === locations;
  const { preview, error, retry } = usePlanPreview(subscription.id, isTrial || isSame ? null : order);
  const [next, setNext] = useState<string | null>(null);
  useLeaving(next);
  const [bankPage, setBankPage] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const pay = useWrite(async (wanted: PlanOrder) => {
    const whole = { ...wanted, keptJobListingIds: kept.ids };
    if (isTrial) return tryPlan(whole);
    if (preview?.time === "now") return changePlan(subscription.id, whole, preview);
    return buyPlan(whole);
  });
  const run = async () => {
    if (!order || kept.isTooMany || (!isTrial && !preview)) return;
    setRefusal(null);
    try {
      const { links } = await pay.run(order);
      refetch();
      if (links?.authenticate) setBankPage(links.authenticate);
      else setNext(links?.checkout ?? `${pages.plans}?checkout=done`);
    } catch (failure) {
      if (failure instanceof ApiError) setRefusal(failure);
      retry();
    }
  };

  if (!price) return <Navigate to={`${pages.downgrade}${search}`} replace />;
  if (preview?.time === "period_end") return <Navigate to={`${pages.downgrade}${search}`} replace />;
  if (bankPage) return <AnswerBank url={bankPage} />;
  return (
    <div className={classes.choice}>
      <Stack gap={24}>
        <h2>
          {subscription.plan?.id === plan.id ? (
            plan.name
          ) : (
            <Trans>
              {subscription.plan?.name} → {plan.name}
            </Trans>
          )}
        </h2>
        <LocationsField plan={plan} used={used} value={locations} onChange={setLocations} isWrong={isWrong} />
        <KeptJobs kept={kept} />
        {!subscription.price && !isTrial && <PromotionCode code={code} onCode={setCode} error={error} />}
      </Stack>
      <PlanSummary
        {...{ subscription, plan, price, locations, preview, isTrial, isSame }}
        problem={refusal ?? (error?.code === "unknown_promotion_code" ? null : error)}
        onRetry={retry}
        isBusy={pay.isRunning || next !== null}
        isReady={!isWrong && !kept.isTooMany && !isSame}
        onConfirm={() => void run()}
      />
      <UnsavedGuard isDirty={pay.isRunning && next === null} title={t`Leave while this is paid?`}>
        <Trans>It may be paid all the same. Your plans page says what happened.</Trans>
      </UnsavedGuard>
    </div>
  );
}

/** Goes to a page of ours, or to the gateway's: once the guard is gone that asks before a payment is left. */
function useLeaving(next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (next?.startsWith("/")) void navigate(next);
    else if (next) location.assign(next);
  }, [next, navigate]);
}

/** 3-D Secure: the bank asks on a page of its own; this one notices the answer and need not stay open. */
function AnswerBank({ url }: { url: string }) {
  return (
    <Stack gap={16} align="start" surface="info" padding={20} role="status">
      <h2>
        <Trans>Your bank wants to hear from you</Trans>
      </h2>
      <p>
        <Trans>Your plan changes when you have said yes there. Nothing is charged before.</Trans>
      </p>
      <Button as="a" href={url}>
        <Trans>Go to your bank's question</Trans>
      </Button>
    </Stack>
  );
}
