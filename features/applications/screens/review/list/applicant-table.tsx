/** The applicants as a table with sortable headers. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { usePrefetch } from "#platform/web/data/use-prefetch.ts";
import { DataTable, type Column } from "#platform/web/ui/data/data-table.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { ApplicantLike } from "../applicant-like.tsx";
import {
  AcceptedTag,
  ContactMarks,
  MissedAnswerTag,
  MetText,
  ApplicantStatusPill,
  WaitingTag,
} from "../applicant-tags.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-row.module.css";
import { PendingDecisionNote } from "../pending-decision-note.tsx";
import { prefetchPath } from "../detail/application-includes.ts";
import { useApplicantLink } from "../use-applicant-link.ts";
import type { Applicant, ApplicantList } from "../use-applicants.ts";
import { useLocationNames } from "../use-location-names.ts";
import type { Selection } from "../bulk/use-applicant-selection.ts";

interface ApplicantTableProps {
  list: ApplicantList;
  applications: readonly Applicant[];
  selection: Selection;
}

export function ApplicantTable({ list, applications, selection }: ApplicantTableProps) {
  const { t } = useLingui();
  const linkTo = useApplicantLink(list.jobListingId);
  const locationNames = useLocationNames();
  const prefetch = usePrefetch();
  const columns: Column<Applicant>[] = [
    {
      key: "name",
      header: t`Name`,
      sort: "name",
      cell: (one) => (
        <Link
          {...prefetch(prefetchPath(one.id))}
          to={linkTo(one.id)}
          className={classes.cellName}
          data-new={!one.viewedAt || undefined}
        >
          {nameOf(one)}
          {!one.viewedAt && (
            <span className="visually-hidden">
              {" "}
              <Trans>New</Trans>
            </span>
          )}
        </Link>
      ),
    },
    { key: "job", header: t`Job`, cell: ({ jobListing }) => jobListing?.title },
    { key: "places", header: t`Location`, cell: (one) => locationNames(one).join(", ") },
    {
      key: "status",
      header: t`Status`,
      cell: (one) => (
        <Cluster as="span" gap={[4, 8]}>
          <ApplicantStatusPill application={one} />
          <AcceptedTag application={one} />
          <WaitingTag application={one} />
          <MissedAnswerTag application={one} />
          <ContactMarks application={one} />
          <PendingDecisionNote application={one} />
        </Cluster>
      ),
    },
    {
      key: "met",
      header: t`Met`,
      sort: "matchScore",
      isNumber: true,
      cell: (one) => (
        <span className={classes.number}>
          <MetText application={one} />
        </span>
      ),
    },
    {
      key: "applied",
      header: t`Applied`,
      sort: "submittedAt",
      isNumber: true,
      cell: (one) => <TimeText at={one.submittedAt ?? one.createdAt} />,
    },
    {
      key: "like",
      header: t`Like`,
      cell: (one) => <ApplicantLike application={one} />,
    },
  ];
  return (
    <DataTable
      caption={t`Applicants`}
      columns={columns}
      rows={applications}
      sort={list.sort}
      onSort={(sort) => list.setSearch({ sort: sort === "-submittedAt" ? null : sort })}
      selection={{ chosen: selection.ids, onChange: selection.choose, name: nameOf }}
    />
  );
}

const nameOf = ({ names }: Applicant) => names.userProfile;
