/** One application in full: the applicant, the match, the answers and the timeline. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconNote from "~icons/tabler/note";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";

import { locationText } from "#features/educators/location-text.ts";
import { lastActiveLabels } from "#features/educators/screens/educator-state-labels.ts";
import { ProfileSummary } from "#features/educators/screens/profile-view/profile-summary.tsx";
import { useAction } from "#platform/web/data/use-action.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { JobApplication } from "../../../application.ts";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./applicant-detail.module.css";
import { ApplicantLike } from "../applicant-like.tsx";
import {
  AcceptedTag,
  MissedAnswerTag,
  LastTransition,
  ApplicantStatusPill,
  UnconfirmedTag,
  WaitingTag,
} from "../applicant-tags.tsx";
import { ApplicantNotes } from "./applicant-notes.tsx";
import { applicantActions, applicantPanels } from "../../application-slots.ts";
import { ApplicationDocuments } from "./application-documents.tsx";
import { ApplicationTimeline } from "./application-timeline.tsx";
import { OfferPanel } from "../../offer/offer-panel.tsx";
import { MissingScreeningPart } from "../missing-screening.tsx";
import { PendingDecisionNote } from "../pending-decision-note.tsx";
import { QualificationMatches } from "./qualification-matches.tsx";
import { ScreeningAnswers } from "./screening-answers.tsx";
import { StatusControl } from "../status-control.tsx";
import { SuitabilitySummary } from "./suitability-summary.tsx";
import { notesAnchor } from "../use-applicant-opener.ts";
import { employerApplications, type ApplicationInFull } from "../use-applicants.ts";
import { useLocationNames } from "../use-location-names.ts";
import { OnHoldTag } from "../../labels/application-status-pill.tsx";

interface ApplicantDetailProps {
  application: ApplicationInFull;
  /** False where the name is already the page's H1. */
  showsName: boolean;
}

export function ApplicantDetail({ application, showsName }: ApplicantDetailProps) {
  useMarkViewed(application);
  const [isJustHired, setJustHired] = useState(false);
  const showHired = () => setJustHired(true);
  const profile = application.userProfile;
  const timeline = application.meta?.timeline ?? [];
  return (
    <Stack gap={24} className={classes.detail} data-withdrawn={application.withdrawn || undefined}>
      <Head application={application} showsName={showsName} onHired={showHired} />
      <OfferPanel application={application} isJustHired={isJustHired} onHired={showHired} />
      <applicantPanels.Outlet application={application} />
      <SuitabilitySummary application={application} />
      <QualificationMatches
        rows={application.qualificationMatches}
        profile={profile ?? null}
        pay={application.jobListing?.compensation}
      />
      <ScreeningAnswers questions={application.screeningQuestions} isQualified={application.qualified} />
      <MissingScreeningPart application={application} />
      <ApplicantNotes application={application} />
      {profile ? (
        <ProfileSummary profile={profile} />
      ) : (
        <HiddenProfile name={application.names.userProfile} />
      )}
      <ApplicationDocuments application={application} />
      <ApplicationTimeline rows={timeline} name={application.names.userProfile} />
    </Stack>
  );
}

function Head({ application, showsName, onHired }: ApplicantDetailProps & { onHired: () => void }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { search } = useLocation();
  const profile = application.userProfile;
  const name = application.names.userProfile;
  const at = <TimeText at={application.submittedAt ?? application.createdAt} />;
  const where = useLocationNames()(application);
  return (
    <Grid as="header" columns="auto minmax(0, 1fr) auto" gap={[12, 16]} align="start">
      <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} size={56} />
      <Stack gap={2}>
        <h2 className={showsName ? undefined : "visually-hidden"}>{showsName ? name : t`Application`}</h2>
        {profile && <p className="muted">{locationText(profile)}</p>}
        <p>
          <strong>{application.jobListing?.title}</strong>
          {where.length > 0 && ` · ${where.join(", ")}`}
        </p>
        <p className="muted small">
          <Trans>Applied {at}</Trans>
        </p>
        {profile?.lastActive && (
          <p className="muted small">{labelFor(lastActiveLabels, profile.lastActive)}</p>
        )}
        {profile && <Contact email={profile.email} phone={profile.phoneNumber} />}
      </Stack>
      <Stack align="center">
        <ApplicantLike application={application} />
        <IconButton
          as={Link}
          to={{ search, hash: notesAnchor }}
          state={keepFocusState}
          label={t`Write a note about ${name}`}
          icon={IconNote}
          size={22}
          className="muted"
        />
      </Stack>
      <Cluster gap={8} className={classes.marks} role="group" aria-label={t`Status`}>
        <ApplicantStatusPill application={application} />
        <OnHoldTag application={application} />
        <AcceptedTag application={application} />
        <span className="muted small">
          <LastTransition application={application} />
        </span>
        <WaitingTag application={application} />
        <MissedAnswerTag application={application} />
        <UnconfirmedTag application={application} />
        <PendingDecisionNote application={application} />
      </Cluster>
      {application.onHold && (
        <p className={classes.held}>
          <Trans>
            We are looking at this educator's profile, so nothing can be decided about this application right
            now. It comes back as it was.
          </Trans>
        </p>
      )}
      <Cluster gap={8} className={classes.acts}>
        <applicantActions.Outlet application={application} />
        <StatusControl application={application} onHired={onHired} />
      </Cluster>
    </Grid>
  );
}

/** The educator hid the profile; the employer keeps the application. */
const HiddenProfile = ({ name }: { name: string }) => (
  <p className="muted">
    <Trans>{name} has hidden their profile. You keep this application and your conversation.</Trans>
  </p>
);

/** The notes field takes the focus, so the page must not. */
const keepFocusState = { keepFocus: true };

const Contact = ({ email, phone }: { email: string | null; phone: string | null }) => (
  <Cluster as="p" gap={[4, 16]} align="stretch">
    {email && <a href={`mailto:${email}`}>{email}</a>}
    {phone && <a href={`tel:${phone}`}>{phone}</a>}
  </Cluster>
);

/** Opening an application marks it as viewed, which the educator sees. Only the mark changes; no list is refetched. */
function useMarkViewed({ id, viewedAt }: ApplicationInFull) {
  const view = useAction(JobApplication, "view", { at: employerApplications });
  useEffect(() => {
    if (viewedAt) return;
    void view.run({ id }, {}, { optimistic: { viewedAt: new Date().toISOString() } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each application
  }, [id]);
}
