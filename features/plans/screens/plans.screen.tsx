/** /employer/plans: the plan an employer is on and what it uses of it, what can be chosen, and what was billed. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { CardButton } from "./card-button.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanList } from "./plan-list.tsx";
import { TestPaymentsNote } from "./test-payments-note.tsx";
import { SaveStatement } from "./save-statement.tsx";
import { type PlansView, usePlans } from "./use-plans.ts";
import classes from "./plans.module.css";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function PlansScreen() {
  const { t } = useLingui();
  const { query, refetch } = usePlans();
  return (
    <Page title={t`Plans`}>
      <Stack gap={32}>
        <Loaded
          query={query}
          failure={t`We couldn't load plans.`}
          skeleton={<SkeletonRows count={3} height={180} />}
        >
          {(view) => <Plans view={view} refetch={refetch} />}
        </Loaded>
        <section aria-labelledby="invoices">
          <h2 id="invoices" className={classes.title}>
            <Trans>Invoices</Trans>
          </h2>
          <Stack gap={24}>
            <InvoiceList />
            <SaveStatement />
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}

function Plans({ view, refetch }: { view: PlansView; refetch: () => void }) {
  const [search, setSearch] = useSearch();
  const { subscription, plans } = view;
  const shown = search["interval"] ?? subscription.price?.interval;
  const interval = shown === "year" ? "year" : "month";
  return (
    <Stack gap={32}>
      {search["checkout"] === "done" && <Bought view={view} />}
      {search["checkout"] === "canceled" && (
        <p role="status">
          <Trans>You didn't pay, and nothing has changed.</Trans>
        </p>
      )}
      {subscription.status === "past_due" && <PaymentFailed view={view} />}
      <CurrentPlan view={view} refetch={refetch} />
      <section aria-labelledby="choose-plan">
        <h2 id="choose-plan" className={classes.title}>
          <Trans>Choose a plan</Trans>
        </h2>
        <Stack gap={16}>
          <TestPaymentsNote payments={subscription.meta?.payments} />
          {subscription.meta?.payments === "off" && <WriteToUs />}
          <PlanCards
            view={view}
            interval={interval}
            onInterval={(next) => setSearch({ interval: next }, "replace")}
          />
        </Stack>
      </section>
      <section aria-labelledby="all-plans">
        <h2 id="all-plans" className={classes.title}>
          <Trans>What each plan carries</Trans>
        </h2>
        <PlanList plans={plans} current={subscription.plan?.name ?? null} />
      </section>
    </Stack>
  );
}

/** After paying: at once, or when the bank has answered; the page notices by itself. */
function Bought({ view: { subscription } }: { view: PlansView }) {
  const isActive = !subscription.freePlan && ["active", "trialing"].includes(subscription.status);
  const plan = subscription.plan?.name;
  return (
    <Cluster gap={[12, 16]} role="status" surface={isActive ? "ok" : "info"} padding={16}>
      {isActive ? (
        <>
          <p>
            <Trans>You're on {plan}. Thank you!</Trans>
          </p>
          <Button as={Link} to={pages.newJob}>
            <Trans>Post a job</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>We're waiting for your bank. This page changes by itself; you can leave it.</Trans>
        </p>
      )}
    </Cluster>
  );
}

function PaymentFailed({ view: { subscription, employer, isOwner } }: { view: PlansView }) {
  return (
    <Cluster gap={[12, 16]} role="alert" surface="danger" padding={16}>
      <p>
        <Trans>
          Your last payment failed. Your plan stays whole for 7 days; then new jobs and first messages wait.
        </Trans>
      </p>
      {isOwner && <CardButton subscription={subscription} hasCard={employer.hasPaymentMethod} />}
    </Cluster>
  );
}

function WriteToUs() {
  const { links, contactEmail } = useBrand();
  return (
    <p>
      <Trans>
        Plans can't be bought here yet. Do you need more room already?{" "}
        <a href={links.contact ?? `mailto:${contactEmail}`}>Write to us</a>
      </Trans>
    </p>
  );
}
