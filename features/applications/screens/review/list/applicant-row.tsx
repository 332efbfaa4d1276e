/** One applicant in the list: name, job, status. The name is the link; a click on the row follows it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";

import { usePrefetch } from "#platform/web/data/use-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { ApplicantLike } from "../applicant-like.tsx";
import {
  AcceptedTag,
  AppliedOrWaiting,
  ContactMarks,
  MissedAnswerTag,
  LastTransition,
  MetText,
  ApplicantStatusPill,
  UnconfirmedTag,
} from "../applicant-tags.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import listRow from "#platform/web/ui/data/list-row.module.css";
import classes from "./applicant-row.module.css";
import { MissingScreeningText } from "../missing-screening.tsx";
import { PendingDecisionNote } from "../pending-decision-note.tsx";
import type { Applicant } from "../use-applicants.ts";
import { prefetchPath } from "../detail/application-includes.ts";
import { useLocationNames } from "../use-location-names.ts";
import { OnHoldTag } from "../../labels/application-status-pill.tsx";

interface ApplicantRowProps {
  application: Applicant;
  /** The link target, and whether the focus stays in the list. */
  to: string;
  keepFocus: boolean;
  isOpen: boolean;
  isSelected: boolean;
  index: number;
  onSelect: (index: number, extend: boolean) => void;
  /** Keyboard props of the list, which is one Tab stop. */
  keys: { "data-row": string; tabIndex: number; onFocus: () => void };
}

export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { application, to, keepFocus, isOpen, isSelected, index, onSelect, keys } = props;
  const { t } = useLingui();
  const locationNames = useLocationNames();
  const prefetch = usePrefetch();
  const profile = application.userProfile;
  const name = application.names.userProfile;
  const isNew = !application.viewedAt;
  const hasCriteria = application.criteriaMet.asked > 0;
  const { tabIndex } = keys;
  return (
    <li>
      <article
        {...keys}
        aria-label={name}
        aria-current={isOpen || undefined}
        className={`${listRow.row} ${classes.row}`}
        data-withdrawn={application.withdrawn || undefined}
        data-selected={isSelected || undefined}
      >
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={t`Select ${name}`}
          className={listRow.check}
          checked={isSelected}
          onChange={() => undefined}
          onClick={(event) => onSelect(index, event.shiftKey)}
        />
        <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} />
        <Stack gap={2} className={classes.words}>
          <Row gap={8} className={classes.line}>
            <Link
              {...prefetch(prefetchPath(application.id))}
              to={to}
              state={{ keepFocus }}
              preventScrollReset={keepFocus}
              tabIndex={tabIndex}
              className={`truncate ${listRow.name} ${classes.name}`}
              data-new={isNew || undefined}
            >
              {name}
              {isNew && (
                <span className="visually-hidden">
                  {" "}
                  <Trans>New</Trans>
                </span>
              )}
            </Link>
            <ContactMarks application={application} />
            <span className={classes.time}>
              <AppliedOrWaiting application={application} />
            </span>
            <ApplicantLike application={application} tabIndex={tabIndex} />
          </Row>
          <Cluster gap={[2, 8]} className={classes.facts}>
            <span className={`truncate ${classes.places}`}>
              <MetText application={application} />
              {hasCriteria && " · "}
              {[application.jobListing?.title, ...locationNames(application)].filter(Boolean).join(" · ")}
            </span>
            {application.aasmState !== "submitted" && <ApplicantStatusPill application={application} />}
            <OnHoldTag application={application} />
            <AcceptedTag application={application} />
            <MissedAnswerTag application={application} />
            <UnconfirmedTag application={application} />
            <MissingScreeningText application={application} />
            {application.withdrawn && (
              <span className={classes.met}>
                <LastTransition application={application} />
              </span>
            )}
            <PendingDecisionNote application={application} tabIndex={tabIndex} />
          </Cluster>
        </Stack>
      </article>
    </li>
  );
});
