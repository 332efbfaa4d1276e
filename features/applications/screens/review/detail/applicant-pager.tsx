/** Links back to the list and to the previous and next applicant, in list order and across pages. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { Link, useLocation } from "react-router";

import { applicantPath, pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobApplication } from "../../../application.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-detail.module.css";
import { employerApplications, type ApplicantList } from "../use-applicants.ts";

interface ApplicantPagerProps {
  list: ApplicantList;
  openId: string;
  isBeside: boolean;
}

export function ApplicantPager({ list, openId, isBeside }: ApplicantPagerProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { before, after } = useNeighbours(list, openId);
  const to = ({ id, page }: Neighbour) => {
    const params = new URLSearchParams(search);
    if (page > 1) params.set("page", String(page));
    else params.delete("page");
    return { pathname: applicantPath(id), search: params.size > 0 ? `?${params}` : "" };
  };
  return (
    <Row as="nav" gap={8} justify="between" aria-label={t`In this list`} className={classes.steps}>
      {!isBeside && (
        <Link to={{ pathname: pages.employerApplicants, search }} className="link-line">
          <IconArrowLeft size={18} />
          <Trans>Back to applicants</Trans>
        </Link>
      )}
      <Row as="span" gap={16} align="stretch" className={classes.around}>
        {before && (
          <Link
            to={to(before)}
            state={{ keepFocus: isBeside }}
            preventScrollReset={isBeside}
            rel="prev"
            className="link-line"
          >
            <IconChevronLeft size={18} />
            <Trans>Previous</Trans>
          </Link>
        )}
        {after && (
          <Link
            to={to(after)}
            state={{ keepFocus: isBeside }}
            preventScrollReset={isBeside}
            rel="next"
            className="link-line"
          >
            <Trans>Next</Trans>
            <IconChevronRight size={18} />
          </Link>
        )}
      </Row>
    </Row>
  );
}

interface Neighbour {
  id: string;
  page: number;
}

/** At either end of a page the neighbour is on the adjacent page, which is then fetched. */
function useNeighbours({ query, queryFilter, sort }: ApplicantList, openId: string) {
  const rows = query.data ?? [];
  const at = rows.findIndex(({ id }) => id === openId);
  const isFirst = at === 0 && query.page > 1;
  const isLast = at >= 0 && at === rows.length - 1 && query.page < query.pages;
  const other = isLast ? query.page + 1 : query.page - 1;
  const beyond = useCollection(JobApplication, {
    at: employerApplications,
    filter: queryFilter,
    sort,
    page: other,
    enabled: isFirst || isLast,
  });
  const neighbour = (row: { id: string } | undefined, page: number): Neighbour | null =>
    row ? { id: row.id, page } : null;
  const far = (isFirst || isLast) && beyond.page === other ? (beyond.data ?? []) : [];
  return {
    before: isFirst ? neighbour(far.at(-1), other) : neighbour(at > 0 ? rows[at - 1] : undefined, query.page),
    after: isLast ? neighbour(far[0], other) : neighbour(at >= 0 ? rows[at + 1] : undefined, query.page),
  };
}
