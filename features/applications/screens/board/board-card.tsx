/** One applicant on the board: who, for which job, how they match; and the menu that moves them without dragging. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowsExchange } from "@tabler/icons-react";
import { Link } from "react-router";

import { Avatar } from "#platform/web/ui/avatar.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { TimeText } from "#platform/web/ui/time-text.tsx";
import { useWords } from "#platform/web/words.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { eventFor } from "../../application-events.ts";
import { ApplicantLike } from "../applicant-like.tsx";
import {
  AcceptedTag,
  DoneMarks,
  KnockedOut,
  MetText,
  StatusPill,
  UnconfirmedTag,
  WaitingTag,
} from "../applicant-marks.tsx";
import { applicationEventWords } from "../application-words.ts";
import { movesOfEmployer } from "../moves-of-employer.ts";
import { PendingRejection } from "../pending-rejection.tsx";
import type { Applicant } from "../use-applicants.ts";
import { columnOf } from "./board-columns.ts";
import classes from "./board.module.css";
import type { BoardKeys } from "./use-board-keys.ts";
import { OnHoldTag } from "../status-pill.tsx";

interface BoardCardProps {
  application: Applicant;
  to: string;
  isSelected: boolean;
  onSelect: () => void;
  keys: ReturnType<BoardKeys["card"]>;
  isDragged: boolean;
  onDrag: (application: Applicant | null) => void;
  moveTo: (application: Applicant, to: ApplicationState) => void;
}

export function BoardCard(props: BoardCardProps) {
  const { application, to, isSelected, onSelect, keys, isDragged, onDrag, moveTo } = props;
  const { t } = useLingui();
  const profile = application.userProfile;
  const name = application.names.userProfile;
  const { tabIndex } = keys;
  const moves = movesOfEmployer(application);
  return (
    <li>
      <article
        {...keys}
        aria-label={name}
        className={classes.card}
        data-selected={isSelected || undefined}
        data-dragged={isDragged || undefined}
        draggable={moves.length > 0}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", name);
          onDrag(application);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <div className={classes.head}>
          <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} size={32} />
          <Link
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
            onChange={onSelect}
          />
        </div>
        <p className={classes.job}>{application.jobListing?.title}</p>
        <div className={classes.marks}>
          {columnOf(application.aasmState) === "ended" && <StatusPill application={application} />}
          <OnHoldTag application={application} />
          <AcceptedTag application={application} />
          <span className={classes.small}>
            <MetText application={application} />
          </span>
          <WaitingTag application={application} />
          <KnockedOut application={application} />
          <UnconfirmedTag application={application} />
          <DoneMarks application={application} />
          <PendingRejection application={application} tabIndex={tabIndex} />
        </div>
        <div className={classes.foot}>
          <span className={classes.small}>
            <TimeText at={application.submittedAt ?? application.createdAt} />
          </span>
          <ApplicantLike application={application} tabIndex={tabIndex} />
          {moves.length > 0 && (
            <MenuButton
              label={t`Move ${name}`}
              align="end"
              tabIndex={tabIndex}
              className={classes.move}
              button={<IconArrowsExchange size={20} stroke={1.75} aria-hidden="true" />}
            >
              {moves.map((state) => (
                <MoveItem key={state} application={application} state={state} moveTo={moveTo} />
              ))}
            </MenuButton>
          )}
        </div>
      </article>
    </li>
  );
}

function MoveItem({
  application,
  state,
  moveTo,
}: Pick<BoardCardProps, "application" | "moveTo"> & { state: ApplicationState }) {
  const words = useWords();
  return (
    <MenuItem isDestructive={state === "rejected"} onClick={() => moveTo(application, state)}>
      {words(applicationEventWords, eventFor(application.aasmState, state)!)}
    </MenuItem>
  );
}
