/** How an own job does: views, likes, applications, interviews, or how many went elsewhere to apply. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobListingRecord } from "../job-listing.ts";
import { leftToApply, numbersOf } from "./own-job.ts";
import classes from "./own-job.module.css";

export function OwnJobNumbers({ job }: { job: JobListingRecord }) {
  const { t, i18n } = useLingui();
  const { views, likes, applications, newApplications, interviews } = numbersOf(job);
  const isElsewhere = Boolean(job.externalUrl) && applications === 0;
  const rows = [
    { label: t`Views`, value: views },
    { label: t`Likes`, value: likes },
    ...(isElsewhere
      ? [{ label: t`Went to apply`, value: leftToApply(job) }]
      : [
          { label: t`Applications`, value: applications, fresh: newApplications },
          { label: t`Interviews`, value: interviews },
        ]),
  ];
  return (
    <dl className={classes.numbers}>
      {rows.map(({ label, value, fresh = 0 }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {i18n.number(value)}
            {fresh > 0 && (
              <span className={classes.fresh}>
                {" "}
                <Trans>{fresh} new</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
