/** An employer's jobs as rows, below 768 px as cards, each with its metrics and its menu. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { type EmployerJobRow, metricsOf } from "./employer-job.ts";
import { EmployerJobMenu } from "./employer-job-menu.tsx";
import type { EmployerJobTab } from "./employer-job-tabs.ts";
import { EmployerJobTitle } from "./employer-job-title.tsx";
import classes from "./employer-job-list.module.css";
import type { JobTransitions } from "./use-job-transitions.tsx";

interface EmployerJobTableProps {
  tab: EmployerJobTab;
  jobs: readonly EmployerJobRow[];
  transitions: JobTransitions;
  onClose: (job: EmployerJobRow) => void;
}

export function EmployerJobTable({ tab, jobs, transitions, onClose }: EmployerJobTableProps) {
  const { t, i18n } = useLingui();
  const number = (key: "views" | "likes", header: string): Column<EmployerJobRow> => ({
    key,
    header,
    isNumber: true,
    cell: (job) => i18n.number(metricsOf(job)[key]),
  });
  const wasOut = tab.value !== "drafts" && tab.value !== "in_review";
  const columns: Column<EmployerJobRow>[] = [
    {
      key: "title",
      header: t`Job`,
      cell: (job) => (
        <EmployerJobTitle
          job={job}
          showsStatus={job.listingStatus !== tab.states[0]}
          onRenew={transitions.renew}
        />
      ),
    },
    wasOut
      ? { key: "date", header: t`Published`, cell: (job) => <TimeText at={job.publishedAt} /> }
      : { key: "date", header: t`Last changed`, cell: (job) => <TimeText at={job.updatedAt} /> },
    { key: "openings", header: t`Openings`, isNumber: true, cell: ({ roleCount }) => i18n.number(roleCount) },
    ...(wasOut
      ? [number("views", t`Views`), number("likes", t`Likes`), applicationsColumn(t`Applications`)]
      : []),
    {
      key: "more",
      header: <span className="visually-hidden">{t`Actions`}</span>,
      cell: (job) => <EmployerJobMenu job={job} transitions={transitions} onClose={onClose} />,
    },
  ];
  return <DataTable caption={i18n._(tab.label)} columns={columns} rows={jobs} />;
}

const applicationsColumn = (header: string): Column<EmployerJobRow> => ({
  key: "applications",
  header,
  isNumber: true,
  cell: (job) => <Applications job={job} />,
});

function Applications({ job }: { job: EmployerJobRow }) {
  const { i18n } = useLingui();
  const { applications, newApplications } = metricsOf(job);
  if (applications === 0) return i18n.number(0);
  return (
    <Link to={`${pages.employerApplicants}?jobListingId=${job.id}`}>
      {i18n.number(applications)}
      <span className="visually-hidden">
        {" "}
        <Trans>applications for {job.title}</Trans>
      </span>
      {newApplications > 0 && (
        <span className={`strong primary ${classes.fresh}`}>
          {" "}
          <Trans>({newApplications} new)</Trans>
        </span>
      )}
    </Link>
  );
}
