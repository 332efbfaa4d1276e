/** /employer/downgrade: less from the end of the period on, with the choice of the jobs that stay. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { paidLocations } from "../../billing-period.ts";
import { cancelPlan, changePlan } from "../plan-calls.ts";
import classes from "../plans.module.css";
import { useMoney } from "../use-plans.ts";
import { ChoicePage, type ChosenPlan } from "./choice-page.tsx";
import { KeptJobs, useKeptJobs } from "./kept-jobs.tsx";
import { LocationsField } from "./locations-field.tsx";
import { usePlanPreview } from "./use-plan-preview.ts";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function DowngradeScreen() {
  const { t } = useLingui();
  return (
    <ChoicePage title={t`Change to a smaller plan`}>
      {(chosen) => <Downgrade key={chosen.plan.id} {...chosen} />}
    </ChoicePage>
  );
}

function Downgrade({ view, refetch, plan, price }: ChosenPlan) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const money = useMoney();
  const { subscription, usage } = view;
  const used = usage.locations;
  const [locations, setLocations] = useState(() =>
    paidLocations(Math.min(used, subscription.locations), plan.locationLimit),
  );
  const kept = useKeptJobs(plan.activeJobListingLimit);
  const isWrong = !(locations >= 1 && locations <= (plan.locationLimit ?? 10_000));
  const order = price && !isWrong ? { priceId: price.id, locations } : null;
  const { preview, error, retry } = usePlanPreview(subscription.id, order);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // Without a price the free plan follows: the plan, or the trial, ends.
  const endsAt = price ? preview?.nextAt : (subscription.currentPeriodEnd ?? subscription.trialEnd);
  const schedule = useWrite(() =>
    order
      ? changePlan(subscription.id, { ...order, keptJobListingIds: kept.ids })
      : cancelPlan(subscription.id, { keptJobListingIds: kept.ids }),
  );
  const run = async () => {
    if (kept.isTooMany || isWrong || !endsAt) return;
    setRefusal(null);
    try {
      await schedule.run();
      refetch();
      toast(t`Saved. Until then everything stays as it is.`);
      void navigate(pages.plans);
    } catch (failure) {
      if (failure instanceof ApiError) setRefusal(failure);
    }
  };

  if (subscription.freePlan) return <Navigate to={pages.plans} replace />;
  if (price && preview && preview.time !== "period_end")
    return <Navigate to={`${pages.upgrade}${search}`} replace />;
  const problem = refusal ?? error;
  const page = (
    <div className={classes.choice}>
      <Stack gap={24}>
        <h2>
          <Trans>
            {subscription.plan?.name} → {plan.name}
          </Trans>
        </h2>
        {price && (
          <LocationsField
            plan={plan}
            used={used}
            value={locations}
            onChange={setLocations}
            isWrong={isWrong}
          />
        )}
        <KeptJobs kept={kept} />
        {plan.locationLimit !== null && used > plan.locationLimit && (
          <p>
            <Trans>
              Your <Plural value={used} one="# location stays" other="# locations stay" />, with their jobs;
              the plan has no room to add more.
            </Trans>
          </p>
        )}
      </Stack>
      <aside className={classes.summary} aria-label={t`Summary`}>
        <Stack gap={12} className={classes.summaryParts}>
          <h2 className={classes.summaryTitle}>{plan.name}</h2>
          <DescriptionList
            items={[
              { label: t`From`, value: endsAt && <TimeText at={endsAt} absolute /> },
              { label: t`Today`, value: money(0) },
              {
                label: t`Next bill`,
                value: price ? preview && money(preview.nextCents) : <Trans>None</Trans>,
              },
            ]}
          />
          <p className="small muted">
            <Trans>Until then everything stays as it is, and you can keep your plan.</Trans>
          </p>
          {problem && (
            <Cluster gap={[8, 12]} role="alert" surface="danger" padding={12}>
              <p>{i18n._(problem.message)}</p>
              {!preview && price && (
                <Button variant="outline" onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              )}
            </Cluster>
          )}
          <div className={classes.pay}>
            <BusyButton
              fullWidth
              isBusy={schedule.isRunning || (!!order && !preview && !problem)}
              onClick={() => void run()}
            >
              {subscription.price ? <Trans>Schedule downgrade</Trans> : <Trans>Save choice</Trans>}
            </BusyButton>
          </div>
        </Stack>
      </aside>
    </div>
  );
  return (
    <Loaded
      query={kept.query}
      failure={t`We couldn't load your jobs.`}
      skeleton={<SkeletonRows count={5} height={120} />}
    >
      {() => page}
    </Loaded>
  );
}
