/** The metrics of an employer's job: views, likes, applications, interviews, or how many left to apply elsewhere. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobListingRecord } from "../../job-listing.ts";
import { countExternalApplies, metricsOf } from "./employer-job.ts";
import { Card, Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-job.module.css";

interface MetricRow {
  label: string;
  value: number;
  fresh?: number;
  /** Of those who were invited. */
  applied?: number;
}

export function EmployerJobMetrics({ job }: { job: JobListingRecord }) {
  const { t, i18n } = useLingui();
  const metrics = metricsOf(job);
  const { views, likes, applications, newApplications, interviews, invitations } = metrics;
  const isElsewhere = Boolean(job.externalUrl) && applications === 0;
  const rows: MetricRow[] = [
    { label: t`Views`, value: views },
    { label: t`Likes`, value: likes },
    ...(isElsewhere
      ? [{ label: t`Went to apply`, value: countExternalApplies(job) }]
      : [
          { label: t`Applications`, value: applications, fresh: newApplications },
          { label: t`Interviews`, value: interviews },
        ]),
    ...(invitations > 0
      ? [{ label: t`Invited`, value: invitations, applied: metrics.appliedAfterInvitation }]
      : []),
  ];
  return (
    <Grid as="dl" columns="repeat(2, minmax(0, 1fr))" gap={8} className={classes.numbers}>
      {rows.map(({ label, value, fresh = 0, applied }) => (
        <Card key={label} padding={12}>
          <dt className="tiny muted">{label}</dt>
          <dd>
            {i18n.number(value)}
            {fresh > 0 && (
              <span className={classes.fresh}>
                {" "}
                <Trans>{fresh} new</Trans>
              </span>
            )}
            {applied !== undefined && (
              <span className="small muted">
                {" "}
                · <Trans>Applied {applied}</Trans>
              </span>
            )}
          </dd>
        </Card>
      ))}
    </Grid>
  );
}
