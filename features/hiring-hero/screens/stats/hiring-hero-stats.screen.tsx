/** /employer/hiring-hero-stats: where a program stands, what each goal counts, and what would meet it. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconStar from "~icons/tabler/star";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { HiringHeroMetric, metricTypes } from "../../hiring-hero.ts";
import { GoalTable } from "./goal-table.tsx";
import type { HeroStanding, MetricRecord } from "./metric-records.ts";
import { MetAction } from "./goal-action.tsx";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function HiringHeroStatsScreen() {
  const { t } = useLingui();
  const employer = useCurrentEmployerProfile()?.employer;
  const metrics = useCollection(HiringHeroMetric, { at: "metrics", size: 20 });
  const standing = useQuery({
    queryKey: ["hiring hero standing"],
    queryFn: () => call<HeroStanding>("metrics/standing"),
  });
  const refetch = () => {
    metrics.retry();
    void standing.refetch();
  };
  const inOrder = metrics.data?.toSorted(
    (one, other) => metricTypes.indexOf(one.metricType) - metricTypes.indexOf(other.metricType),
  );
  return (
    <Page
      title={t`Hiring Hero stats`}
      lead={
        <Trans>
          Counted every night from what your team does. <Link to={pages.hiringHero}>What Hiring Hero is</Link>
        </Trans>
      }
    >
      <Loaded
        query={{ ...metrics, data: inOrder }}
        failure={t`We couldn't load your figures.`}
        skeleton={<SkeletonRows count={6} height={72} />}
        empty={<NotCounted onCounted={refetch} />}
      >
        {(all) => (
          <Stack gap={24}>
            <Status
              metrics={all}
              isHero={employer?.hiringHero ?? false}
              standing={standing.data}
              onCounted={refetch}
            />
            <GoalTable metrics={all} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

interface StatusProps {
  metrics: MetricRecord[];
  isHero: boolean;
  standing: HeroStanding | undefined;
  onCounted: () => void;
}

function Status({ metrics, isHero, standing, onCounted }: StatusProps) {
  const met = metrics.filter((one) => one.met).length;
  const all = metrics.length;
  const next = metrics.find((one) => !one.met);
  const hires = standing?.hiresThisYear ?? 0;
  return (
    <Stack as="section" gap={12} surface="card" padding={20} aria-labelledby="standing">
      <Cluster gap={[8, 12]}>
        <h2 id="standing">
          {isHero ? (
            <Trans>You're a Hiring Hero</Trans>
          ) : standing?.isNew ? (
            <Trans>New employer</Trans>
          ) : (
            <Trans>
              {met} of {all} goals met
            </Trans>
          )}
        </h2>
        {isHero && (
          <Pill tone="hero" icon={IconStar}>
            <Trans>Hiring Hero</Trans>
          </Pill>
        )}
      </Cluster>
      {standing?.isNew && (
        <p>
          <Trans>
            Too little has happened yet to count. From the fifth application or message on it does.
          </Trans>
        </p>
      )}
      {standing?.lostAt && (
        <p role="status">
          <Trans>
            Your badge is at risk until <TimeText at={standing.lostAt} absolute />. Meet all goals by then and
            nothing changes.
          </Trans>
        </p>
      )}
      <p className="muted">
        <Trans>Counted over {standing?.windowDays ?? 30} days.</Trans>{" "}
        <Trans>
          Last counted <TimeText at={metrics[0]?.updatedAt} />.
        </Trans>{" "}
        <Plural value={hires} one="# hire this year." other="# hires this year." />
      </p>
      <Cluster gap={[8, 12]} align="stretch">
        {next && <MetAction metric={next} isMain />}
        <CountNow onCounted={onCounted} />
        <Button as={Link} to={pages.hiringUpdate} variant="subtle">
          <Trans>Report a hire</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function NotCounted({ onCounted }: { onCounted: () => void }) {
  return (
    <Stack gap={16} align="start" surface="card" padding={20}>
      <h2>
        <Trans>Your first results arrive tomorrow</Trans>
      </h2>
      <p>
        <Trans>
          A Hiring Hero answers every application, answers soon, keeps its interviews and says what it pays.
          The badge cannot be bought.
        </Trans>
      </p>
      <Cluster gap={[8, 12]} align="stretch">
        <CountNow onCounted={onCounted} />
        <Button as={Link} to={pages.hiringHero} variant="outline">
          <Trans>Learn about Hiring Hero</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function CountNow({ onCounted }: { onCounted: () => void }) {
  const { t } = useLingui();
  const count = useWrite(() => call("metrics/count", { method: "POST", body: {} }));
  const run = () =>
    count.run().then(
      () => (onCounted(), toast(t`Counted just now.`)),
      (error: unknown) =>
        toast(
          error instanceof ApiError && error.status === 429
            ? t`Counted less than a minute ago.`
            : t`Couldn't count. Try again.`,
          { tone: "error" },
        ),
    );
  return (
    <BusyButton variant="outline" isBusy={count.isRunning} onClick={() => void run()}>
      <Trans>Count now</Trans>
    </BusyButton>
  );
}
