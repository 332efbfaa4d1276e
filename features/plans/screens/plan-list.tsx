/** The plans side by side, by what each carries. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import type { Plan } from "../plan.ts";
import classes from "./plans.module.css";

type PlanRecord = ResourceOf<typeof Plan>;

export function PlanList({ plans, current }: { plans: readonly PlanRecord[]; current: string | null }) {
  const { t, i18n } = useLingui();
  const most = (limit: number | null) => (limit === null ? t`No limit` : i18n.number(limit));
  const columns: Column<PlanRecord>[] = [
    {
      key: "name",
      header: t`Plan`,
      cell: ({ name }) => (
        <span className={classes.name}>
          {name}
          {name === current && (
            <Pill tone="primary">
              <Trans>Your plan</Trans>
            </Pill>
          )}
        </span>
      ),
    },
    {
      key: "jobs",
      header: t`Active jobs`,
      isNumber: true,
      cell: ({ activeJobListingLimit }) => most(activeJobListingLimit),
    },
    {
      key: "locations",
      header: t`Locations`,
      isNumber: true,
      cell: ({ locationLimit }) => most(locationLimit),
    },
  ];
  return <DataTable caption={t`Plans`} columns={columns} rows={plans} />;
}
