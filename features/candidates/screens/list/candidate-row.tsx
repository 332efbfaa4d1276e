/** One row of the results: name, experience, wishes, and match reasons. The name is the link. */
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { educatorPath } from "#features/paths.ts";
import { usePagePrefetch } from "#platform/web/page/use-page-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { LikeButton } from "#features/jobs/screens/like/like-button.tsx";
import { candidateActions, type Candidate } from "../candidate-slots.ts";
import { CandidateFactLine, CandidateFacts } from "./candidate-facts.tsx";
import { CandidateMarks } from "./candidate-marks.tsx";
import { CandidatePills } from "./candidate-pills.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import listRow from "#platform/web/ui/data/list-row.module.css";
import classes from "./candidate-row.module.css";
import { isViewed } from "./candidate-summary.ts";
import { useLikeCandidate } from "./use-like-candidate.ts";
import { MatchReasons } from "./match-reasons.tsx";

export interface CandidateRowProps {
  profile: Candidate;
  notesCount?: number | undefined;
  /** Came to match saved filters since they were last opened. */
  isNewMatch?: boolean;
  /** The job that the whole list is about. */
  jobListingId?: string;
  /** Two lines: the rest stands beside the list. */
  isCompact?: boolean;
  /** Open beside the list. */
  isOpen?: boolean;
  isSelected?: boolean;
  /** Shows a box to select with. */
  onSelect?: ((profile: Candidate, extend: boolean) => void) | undefined;
  /** Pressed: prevent the default to stay on the page. */
  onOpen?: ((event: React.MouseEvent<HTMLAnchorElement>, profile: Candidate) => void) | undefined;
  /** What `useListKeys` gives for a row. The list is then one Tab stop. */
  keys?: React.HTMLAttributes<HTMLElement> & { "data-row"?: string };
}

export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const {
    profile,
    notesCount,
    isNewMatch,
    jobListingId,
    isCompact,
    isOpen,
    isSelected,
    onSelect,
    onOpen,
    keys,
  } = props;
  const { t } = useLingui();
  const like = useLikeCandidate();
  const prefetchPage = usePagePrefetch();
  const name = fullName(profile);
  const isNew = !isViewed(profile);
  const tabIndex = keys ? -1 : undefined;
  return (
    <article
      {...keys}
      aria-label={name}
      aria-current={isOpen || undefined}
      className={`${listRow.row} ${classes.row}`}
      data-selected={isSelected || undefined}
      data-selectable={onSelect ? "" : undefined}
      data-compact={isCompact || undefined}
    >
      {onSelect && (
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={t`Select ${name}`}
          className={`${listRow.check} ${classes.check}`}
          checked={isSelected ?? false}
          onChange={() => undefined}
          onClick={(event) => onSelect(profile, event.shiftKey)}
        />
      )}
      <Avatar id={profile.id} name={name} src={profile.avatar?.smallUrl} />
      <Cluster gap={[4, 8]} className={classes.line}>
        <Link
          {...prefetchPage(educatorPath(profile.slug))}
          to={educatorPath(profile.slug)}
          tabIndex={tabIndex}
          className={`${listRow.name} ${classes.name}`}
          data-new={isNew || undefined}
          preventScrollReset={Boolean(onOpen)}
          onClick={onOpen && ((event) => onOpen(event, profile))}
        >
          {name}
          {isNew && (
            <span className="visually-hidden">
              {" "}
              <Trans>New</Trans>
            </span>
          )}
        </Link>
        <div className={classes.pills}>
          <CandidatePills profile={profile} isNewMatch={isNewMatch} />
        </div>
      </Cluster>
      <Stack gap={4} align="end" className={classes.marks}>
        <LikeButton
          name={name}
          tabIndex={tabIndex}
          isLiked={profile.liked}
          onChange={(isLiked) => like(profile, isLiked)}
        />
        <CandidateMarks profile={profile} notesCount={notesCount} />
      </Stack>
      {isCompact ? (
        <CandidateFactLine profile={profile} />
      ) : (
        <>
          <Stack gap={4} className={classes.words}>
            <CandidateFacts profile={profile} />
            <MatchReasons profile={profile} />
          </Stack>
          <div className={classes.acts}>
            <candidateActions.Outlet profile={profile} jobListingId={jobListingId} isOnRow />
          </div>
        </>
      )}
    </article>
  );
});
