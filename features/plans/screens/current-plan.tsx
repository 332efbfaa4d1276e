/** The plan an employer is on: until when, how much of it is used, with which card it is paid, and how to end it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { isFull, type PlanUsage } from "#features/employers/plan-usage.ts";
import { pages } from "#features/paths.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { Pill, type Tone } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { resumePlan } from "./plan-calls.ts";
import classes from "./plans.module.css";
import { CardButton } from "./card-button.tsx";
import { type PlansView, useMoney } from "./use-plans.ts";

const CancelPlan = lazyPart(() => import("./cancel-plan.tsx").then((module) => module.CancelPlan));

export function CurrentPlan({ view, refetch }: { view: PlansView; refetch: () => void }) {
  const { t } = useLingui();
  const { subscription, employer, usage, isOwner, change } = view;
  const { name, activeJobListings, activeJobListingLimit, locations, locationLimit } = usage;
  const isPaid = subscription.price !== null && subscription.price !== undefined;
  return (
    <Stack as="section" gap={16} aria-labelledby="your-plan" surface="card" padding={20}>
      <div className={classes.head}>
        <h2 id="your-plan">{name ?? <Trans>No plan</Trans>}</h2>
        <StatusPill subscription={subscription} />
      </div>
      <PlanDates view={view} />
      <Stack as="dl" gap={16} className={classes.usage}>
        <Used
          label={t`Active jobs`}
          used={activeJobListings}
          limit={activeJobListingLimit}
          to={pages.employerJobs}
        />
        <Used label={t`Locations`} used={locations} limit={locationLimit} to={pages.employerLocations} />
      </Stack>
      {isOwner && (
        <Cluster gap={[8, 16]} align="stretch">
          {change && isPaid && <ResumeButton view={view} refetch={refetch} />}
          {isPaid && (
            <CardButton subscription={subscription} hasCard={employer.hasPaymentMethod} variant="outline" />
          )}
          {subscription.status === "trialing" && !isPaid && change && (
            <Button as={Link} to={`${pages.downgrade}?plan=${change.plan?.id}`} variant="outline">
              <Trans>Choose what stays</Trans>
            </Button>
          )}
          {isPaid && !subscription.cancelAt && <CancelButton view={view} refetch={refetch} />}
        </Cluster>
      )}
      {!isOwner && (
        <p className="small muted">
          <Trans>Only an owner of your program can change its plan.</Trans>{" "}
          <Link to={pages.employerTeam}>
            <Trans>See who that is</Trans>
          </Link>
        </p>
      )}
    </Stack>
  );
}

function StatusPill({ subscription: { status, freePlan } }: Pick<PlansView, "subscription">) {
  const { t } = useLingui();
  const words: Partial<Record<typeof status, [text: string, tone: Tone]>> = {
    trialing: [t`Trial`, "primary"],
    active: freePlan ? [t`Free`, "neutral"] : [t`Active`, "info"],
    past_due: [t`Past due`, "danger"],
    unpaid: [t`Not paid`, "danger"],
    incomplete: [t`Waiting for payment`, "warning"],
    paused: [t`Paused`, "warning"],
  };
  const [text, tone] = words[status] ?? [t`Ended`, "neutral"];
  return <Pill tone={tone}>{text}</Pill>;
}

/** "Trial ends Mar 18", "Renews Apr 1", "Changes to Essential on Apr 1". */
function PlanDates({ view: { subscription, change } }: { view: PlansView }) {
  const money = useMoney();
  const { price, locations, trialEnd, status, currentPeriodEnd, cancelAt } = subscription;
  const yearly = price?.interval === "year";
  const cents = price ? price.priceCents * locations : 0;
  return (
    <Stack gap={4} className="muted">
      {price && (
        <p>{yearly ? <Trans>{money(cents)} a year</Trans> : <Trans>{money(cents)} a month</Trans>}</p>
      )}
      {status === "trialing" && trialEnd && (
        <p>
          <Trans>
            Trial ends <TimeText at={trialEnd} absolute />
          </Trans>
        </p>
      )}
      {status === "trialing" && !price && (
        <p>
          <Trans>Nobody is charged at its end: you go on with Free unless you choose a plan.</Trans>
        </p>
      )}
      {cancelAt ? (
        <p>
          <Trans>
            Ends <TimeText at={cancelAt} absolute />
          </Trans>
        </p>
      ) : change && price ? (
        <p>
          <Trans>
            Changes to {change.plan?.name} on <TimeText at={change.currentPhaseEndDate} absolute />
          </Trans>
        </p>
      ) : (
        price &&
        status === "active" && (
          <p>
            <Trans>
              Renews <TimeText at={currentPeriodEnd} absolute />
            </Trans>
          </p>
        )
      )}
    </Stack>
  );
}

function ResumeButton({ view, refetch }: { view: PlansView; refetch: () => void }) {
  const { t, i18n } = useLingui();
  const { subscription, cards } = view;
  const resume = useWrite(() => resumePlan(subscription.id));
  const words = cards.find(({ plan }) => plan?.id === subscription.plan?.id)?.reactivateButtonText;
  const run = () =>
    resume.run().then(
      () => (refetch(), toast(t`Your plan goes on.`)),
      () => toast(t`Couldn't save that. Try again.`, { tone: "error" }),
    );
  return (
    <BusyButton isBusy={resume.isRunning} onClick={() => void run()}>
      {subscription.cancelAt ? i18n._(words ?? t`Resume plan`) : <Trans>Keep current plan</Trans>}
    </BusyButton>
  );
}

function CancelButton({ view, refetch }: { view: PlansView; refetch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        <Trans>Cancel plan</Trans>
      </Button>
      <Suspense>
        {isOpen && <CancelPlan view={view} onClose={() => setOpen(false)} onDone={refetch} />}
      </Suspense>
    </>
  );
}

interface UsedProps {
  label: string;
  used: PlanUsage["locations"];
  limit: number | null;
  to: string;
}

function Used({ label, used, limit, to }: UsedProps) {
  return (
    <div data-full={isFull(used, limit) || undefined}>
      <dt>
        <Link to={to}>{label}</Link>
      </dt>
      <dd>
        {limit === null ? (
          <Trans>{used}, with no limit</Trans>
        ) : (
          <>
            <Trans>
              {used} of {limit}
            </Trans>
            <progress value={Math.min(used, limit)} max={Math.max(limit, 1)} aria-label={label} />
          </>
        )}
      </dd>
    </div>
  );
}
