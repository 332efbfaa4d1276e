/** One applicant on the board: name, job, match, and a menu for changing the state without dragging. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowsExchange from "~icons/tabler/arrows-exchange";
import { memo } from "react";
import { Link } from "react-router";

import { usePrefetch } from "#platform/web/data/use-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { eventFor } from "../../application-state-events.ts";
import { ApplicantLike } from "../review/applicant-like.tsx";
import {
  AcceptedTag,
  ContactMarks,
  MissedAnswerTag,
  MetText,
  ApplicantStatusPill,
  UnconfirmedTag,
  WaitingTag,
} from "../review/applicant-tags.tsx";
import { applicationEventLabels } from "../labels/application-labels.ts";
import { prefetchPath } from "../review/detail/application-includes.ts";
import { employerTransitions } from "../review/employer-transitions.ts";
import { PendingDecisionNote } from "../review/pending-decision-note.tsx";
import type { Applicant } from "../review/use-applicants.ts";
import { columnOf } from "./board-columns.ts";
import { Cluster, Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./board.module.css";
import type { BoardKeys } from "./use-board-keys.ts";
import { OnHoldTag } from "../labels/application-status-pill.tsx";

interface BoardCardProps {
  application: Applicant;
  to: string;
  isSelected: boolean;
  onSelect: (application: Applicant) => void;
  keys: ReturnType<BoardKeys["card"]>;
  isDragged: boolean;
  onDrag: (application: Applicant | null) => void;
  moveTo: (application: Applicant, to: ApplicationState) => void;
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { application, to, isSelected, onSelect, keys, isDragged, onDrag, moveTo } = props;
  const { t } = useLingui();
  const prefetch = usePrefetch();
  const profile = application.userProfile;
  const name = application.names.userProfile;
  const { tabIndex } = keys;
  const transitions = employerTransitions(application);
  return (
    <li>
      <article
        {...keys}
        aria-label={name}
        className={classes.card}
        data-selected={isSelected || undefined}
        data-dragged={isDragged || undefined}
        draggable={transitions.length > 0}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", name);
          onDrag(application);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <Grid columns="auto minmax(0, 1fr) auto" gap={8} align="center">
          <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} size={32} />
          <Link
            {...prefetch(prefetchPath(application.id))}
            to={to}
            tabIndex={tabIndex}
            draggable={false}
            className={classes.name}
            data-new={!application.viewedAt || undefined}
          >
            {name}
            {!application.viewedAt && (
              <span className="visually-hidden">
                {" "}
                <Trans>New</Trans>
              </span>
            )}
          </Link>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={t`Select ${name}`}
            className={classes.check}
            checked={isSelected}
            onChange={() => onSelect(application)}
          />
        </Grid>
        <p className={classes.job}>{application.jobListing?.title}</p>
        <Cluster gap={[4, 8]} className={classes.marks}>
          {columnOf(application.aasmState) === "ended" && <ApplicantStatusPill application={application} />}
          <OnHoldTag application={application} />
          <AcceptedTag application={application} />
          <span className={classes.small}>
            <MetText application={application} />
          </span>
          <WaitingTag application={application} />
          <MissedAnswerTag application={application} />
          <UnconfirmedTag application={application} />
          <ContactMarks application={application} />
          <PendingDecisionNote application={application} tabIndex={tabIndex} />
        </Cluster>
        <Row gap={4} className={classes.foot}>
          <span className={classes.small}>
            <TimeText at={application.submittedAt ?? application.createdAt} />
          </span>
          <ApplicantLike application={application} tabIndex={tabIndex} />
          {transitions.length > 0 && (
            <MenuButton
              label={t`Move ${name}`}
              align="end"
              tabIndex={tabIndex}
              button={<IconArrowsExchange />}
            >
              {transitions.map((state) => (
                <TransitionItem key={state} application={application} state={state} moveTo={moveTo} />
              ))}
            </MenuButton>
          )}
        </Row>
      </article>
    </li>
  );
});

function TransitionItem({
  application,
  state,
  moveTo,
}: Pick<BoardCardProps, "application" | "moveTo"> & { state: ApplicationState }) {
  const labelFor = useLabels();
  return (
    <MenuItem isDestructive={state === "rejected"} onClick={() => moveTo(application, state)}>
      {labelFor(applicationEventLabels, eventFor(application.aasmState, state)!)}
    </MenuItem>
  );
}
