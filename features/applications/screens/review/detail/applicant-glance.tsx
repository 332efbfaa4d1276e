/** What the list already knows of an applicant, shown while the rest is read. */
import { Trans, useLingui } from "@lingui/react/macro";

import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { AcceptedTag, ApplicantStatusPill, WaitingTag } from "../applicant-tags.tsx";
import type { Applicant } from "../use-applicants.ts";
import { useLocationNames } from "../use-location-names.ts";
import classes from "./applicant-detail.module.css";

interface ApplicantGlanceProps {
  application: Applicant;
  /** False where the name is already the page's H1. */
  showsName: boolean;
}

export function ApplicantGlance({ application, showsName }: ApplicantGlanceProps) {
  const { t } = useLingui();
  const where = useLocationNames()(application);
  const { userProfile: profile, jobListing: job } = application;
  const name = application.names.userProfile;
  const at = <TimeText at={application.submittedAt ?? application.createdAt} />;
  return (
    <Stack gap={24} className={classes.detail} aria-busy="true">
      <Grid as="header" columns="auto minmax(0, 1fr)" gap={[12, 16]} align="start">
        <Avatar id={profile?.id ?? application.id} name={name} src={profile?.avatar?.smallUrl} size={56} />
        <Stack gap={2}>
          <h2 className={showsName ? undefined : "visually-hidden"}>{showsName ? name : t`Application`}</h2>
          <p>
            <strong>{job?.title}</strong>
            {where.length > 0 && ` · ${where.join(", ")}`}
          </p>
          <p className="muted small">
            <Trans>Applied {at}</Trans>
          </p>
        </Stack>
        <Cluster gap={8} className={classes.marks}>
          <ApplicantStatusPill application={application} />
          <AcceptedTag application={application} />
          <WaitingTag application={application} />
        </Cluster>
      </Grid>
      <SkeletonRows />
    </Stack>
  );
}
