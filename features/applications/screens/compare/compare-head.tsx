/** The head of a comparison column: applicant, status, actions. */
import { useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { Link } from "react-router";

import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { ApplicantLike } from "../review/applicant-like.tsx";
import {
  AcceptedTag,
  MissedAnswerTag,
  MetText,
  ApplicantStatusPill,
  WaitingTag,
} from "../review/applicant-tags.tsx";
import { PendingDecisionNote } from "../review/pending-decision-note.tsx";
import { StatusControl } from "../review/status-control.tsx";
import { useApplicantLink } from "../review/use-applicant-link.ts";
import type { ApplicationInFull } from "../review/use-applicants.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./compare.module.css";

interface CompareHeadProps {
  application: ApplicationInFull;
  jobListingId?: string;
  leaveOut: () => void;
}

export function CompareHead({ application, jobListingId, leaveOut }: CompareHeadProps) {
  const { t } = useLingui();
  const linkTo = useApplicantLink(jobListingId);
  const profile = application.userProfile;
  const name = application.names.userProfile;
  return (
    <th scope="col">
      <Grid columns="auto minmax(0, 1fr) auto" gap={8} align="start">
        <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} size={32} />
        <div>
          <Link to={linkTo(application.id)} className="strong">
            {name}
          </Link>
          <div className="small muted">{application.jobListing?.title}</div>
        </div>
        <IconButton
          label={t`Leave out ${name}`}
          icon={IconX}
          size={18}
          className={`${classes.leaveOut} muted`}
          onClick={leaveOut}
        />
      </Grid>
      <Cluster gap={[6, 8]} className={classes.marks}>
        <ApplicantStatusPill application={application} />
        <AcceptedTag application={application} />
        <span className={`${classes.met} small muted`}>
          <MetText application={application} />
        </span>
        <WaitingTag application={application} />
        <MissedAnswerTag application={application} />
        <PendingDecisionNote application={application} />
      </Cluster>
      <Cluster gap={[6, 8]} className={classes.acts}>
        <StatusControl
          application={application}
          name={t`Change status of ${name}`}
          onHired={() => undefined}
        />
        <ApplicantLike application={application} />
      </Cluster>
    </th>
  );
}
