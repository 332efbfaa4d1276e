/** /admin/hiring_hero: the thresholds of the badge, tried before they hold. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { type DryRun, type HeroConfigType, HiringHeroConfig } from "#features/hiring-hero/hiring-hero.ts";
import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { call } from "#platform/web/api-client/api.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

const labels: Record<HeroConfigType, MessageDescriptor> = {
  response_rate: msg`Answers in time (%)`,
  response_business_days: msg`Time for an answer (business days)`,
  median_response_hours: msg`Typical answer (hours)`,
  disposition_rate: msg`Applications decided (%)`,
  disposition_days: msg`Time for a decision (days)`,
  interview_reliability: msg`Interviews kept (%)`,
  pay_transparency: msg`Jobs that say what they pay (%)`,
  hiring_reports: msg`Closed jobs that say who was hired (%)`,
  window_days: msg`Days that count`,
  long_window_days: msg`Days that count where little happens`,
  few_events: msg`Little is fewer than`,
  too_few_events: msg`Too little is fewer than`,
  days_until_lost: msg`Days until the badge is lost`,
  answers_per_minute: msg`Answers a minute that count as written`,
};
const maxThresholds = 50;

export default function HiringHeroScreen() {
  const { t } = useLingui();
  const query = useCollection(HiringHeroConfig, { size: maxThresholds });
  return (
    <ConsoleFrame>
      <Page title={t`Hiring Hero`} width="form">
        <Loaded query={query} failure={t`We couldn't load the thresholds.`}>
          {(rows) => (
            <Thresholds
              // What was saved begins anew.
              key={rows.map(({ value }) => value).join()}
              rows={rows}
            />
          )}
        </Loaded>
      </Page>
    </ConsoleFrame>
  );
}

function Thresholds({ rows }: { rows: { id: string; configType: HeroConfigType; value: number }[] }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<Partial<Record<HeroConfigType, string>>>({});
  const [outcome, setOutcome] = useState<DryRun | null>(null);
  const change = useChange(HiringHeroConfig);
  const changed = rows.flatMap((row) => {
    const value = Number(typed[row.configType] ?? row.value);
    return Number.isFinite(value) && value !== row.value ? [{ row, value }] : [];
  });
  const showError = (error: Error) => toast(error.message, { tone: "error" });
  const dryRun = useWrite(async () => {
    const values = Object.fromEntries(changed.map(({ row, value }) => [row.configType, value]));
    setOutcome(await call<DryRun>("hiring_hero_config/dry_run", { method: "POST", body: { values } }));
  });
  const save = useWrite(async () => {
    for (const { row, value } of changed) await change.run(row, { value });
    toast(t`Saved`);
  });
  return (
    <Stack gap={20}>
      {rows.map(({ id, configType, value }) => (
        <div key={id}>
          <label className={field.label} htmlFor={id}>
            {i18n._(labels[configType])}
          </label>
          <input
            id={id}
            className={field.input}
            inputMode="decimal"
            value={typed[configType] ?? String(value)}
            onChange={(event) => {
              setTyped({ ...typed, [configType]: event.currentTarget.value });
              setOutcome(null);
            }}
          />
        </div>
      ))}
      <Cluster gap={12}>
        <BusyButton
          variant="outline"
          isBusy={dryRun.isRunning}
          onClick={() => void dryRun.run().catch(showError)}
        >
          <Trans>Try it</Trans>
        </BusyButton>
        <BusyButton isBusy={save.isRunning} onClick={() => void save.run().catch(showError)}>
          <Trans>Save</Trans>
        </BusyButton>
      </Cluster>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </Stack>
  );
}

function Outcome({ outcome: { programs, gaining, losing, gain, lose } }: { outcome: DryRun }) {
  return (
    <Stack gap={8}>
      <p>
        <Plural
          value={programs}
          one="Of # program that was looked at:"
          other="Of # programs that were looked at:"
        />
      </p>
      <p>
        <Plural value={gaining} one="# would gain the badge." other="# would gain the badge." />{" "}
        {gain.join(", ")}
      </p>
      <p>
        <Plural value={losing} one="# would lose it." other="# would lose it." /> {lose.join(", ")}
      </p>
      <p className="muted">
        <Trans>Nothing is changed until you save.</Trans>
      </p>
    </Stack>
  );
}
