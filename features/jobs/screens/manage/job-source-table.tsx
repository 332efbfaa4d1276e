/** The sources of views and applications of an employer's job. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobListingRecord } from "../../job-listing.ts";
import classes from "./employer-job.module.css";
import { sourcesOf } from "./employer-job.ts";
import { jobSourceLabels } from "../labels/job-source-labels.ts";

export function JobSourceTable({ job }: { job: JobListingRecord }) {
  const { i18n } = useLingui();
  const sources = sourcesOf(job);
  if (sources.length === 0) return null;
  return (
    <table className={`small ${classes.sources}`}>
      <caption className="h3">
        <Trans>Where people came from</Trans>
      </caption>
      <thead className="tiny muted">
        <tr>
          <th scope="col">
            <Trans>Source</Trans>
          </th>
          <th scope="col">
            <Trans>Views</Trans>
          </th>
          <th scope="col">{job.externalUrl ? <Trans>Went to apply</Trans> : <Trans>Applied</Trans>}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, views, applications }) => (
          <tr key={source}>
            <th scope="row">{i18n._(jobSourceLabels[source])}</th>
            <td>{i18n.number(views)}</td>
            <td>{i18n.number(applications)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
