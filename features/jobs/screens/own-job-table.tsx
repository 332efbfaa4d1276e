/** An employer's own jobs as rows, below 768 px as cards, each with its numbers and its menu. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { type Column, DataTable } from "#platform/web/ui/data-table.tsx";
import { TimeText } from "#platform/web/ui/time-text.tsx";
import type { JobListingRecord } from "../job-listing.ts";
import { numbersOf } from "./own-job.ts";
import { OwnJobMenu } from "./own-job-menu.tsx";
import type { OwnJobTab } from "./own-job-tabs.ts";
import { OwnJobTitle } from "./own-job-title.tsx";
import classes from "./own-jobs.module.css";
import type { JobMoves } from "./use-job-moves.tsx";

interface OwnJobTableProps {
  tab: OwnJobTab;
  jobs: readonly JobListingRecord[];
  moves: JobMoves;
  onClose: (job: JobListingRecord) => void;
}

export function OwnJobTable({ tab, jobs, moves, onClose }: OwnJobTableProps) {
  const { t, i18n } = useLingui();
  const number = (key: "views" | "likes", header: string): Column<JobListingRecord> => ({
    key,
    header,
    isNumber: true,
    cell: (job) => i18n.number(numbersOf(job)[key]),
  });
  const wasOut = tab.value !== "drafts";
  const columns: Column<JobListingRecord>[] = [
    {
      key: "title",
      header: t`Job`,
      cell: (job) => (
        <OwnJobTitle job={job} showsStatus={job.listingStatus !== tab.states[0]} onRenew={moves.renew} />
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
      cell: (job) => <OwnJobMenu job={job} moves={moves} onClose={onClose} />,
    },
  ];
  return <DataTable caption={i18n._(tab.label)} columns={columns} rows={jobs} />;
}

const applicationsColumn = (header: string): Column<JobListingRecord> => ({
  key: "applications",
  header,
  isNumber: true,
  cell: (job) => <Applications job={job} />,
});

function Applications({ job }: { job: JobListingRecord }) {
  const { i18n } = useLingui();
  const { applications, newApplications } = numbersOf(job);
  if (applications === 0) return i18n.number(0);
  return (
    <Link to={`${pages.employerApplicants}?jobListingId=${job.id}`}>
      {i18n.number(applications)}
      <span className="visually-hidden">
        {" "}
        <Trans>applications for {job.title}</Trans>
      </span>
      {newApplications > 0 && (
        <span className={classes.fresh}>
          {" "}
          <Trans>({newApplications} new)</Trans>
        </span>
      )}
    </Link>
  );
}
