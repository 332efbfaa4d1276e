/** "Apply" on an invitation: one press below what is sent, where nothing is asked, else the steps of applying, or the employer's own site. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

import { isNothingAsked, type MyProfile } from "#features/applications/screens/apply/apply-draft.ts";
import {
  RestrictionNotice,
  useRestriction,
} from "#features/educators/screens/standing/restriction-notice.tsx";
import { UserProfile } from "#features/educators/user-profile.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { metaOf } from "#features/jobs/screens/job-records.ts";
import { JobApply } from "#features/jobs/screens/job/job-apply.tsx";
import { applyPath, pages } from "#features/paths.ts";
import { listFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import { call } from "#platform/web/api-client/api.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function ApplyByInvitation({ job }: { job: JobListingRecord }) {
  const restriction = useRestriction("apply");
  const { data: [profile] = [] } = useCollection(UserProfile, { size: 1 });
  if (restriction) return <RestrictionNotice act="apply" standing={restriction} isShort />;
  if (job.externalUrl) return <JobApply job={job} />;
  if (!profile) return null;
  if (!metaOf(job).application && isNothingAsked(job, profile))
    return <ApplyAtOnce job={job} profile={profile} />;
  return (
    <Button as={Link} to={applyPath(job.slug)} size="small">
      {metaOf(job).application ? <Trans>Continue application</Trans> : <Trans>Apply</Trans>}
    </Button>
  );
}

function ApplyAtOnce({ job, profile }: { job: JobListingRecord; profile: MyProfile }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [idempotencyKey] = useState(randomId);
  const apply = async () => {
    setSending(true);
    try {
      const attributes = {
        jobListingId: job.id,
        aasmState: "submitted",
        resume: profile.resume?.id ?? null,
        indeedResume: profile.resume ? null : profile.indeedResume,
        source: "message",
      };
      const body = { data: { type: "job_applications", attributes } };
      await call("job_applications", { method: "POST", body, idempotencyKey });
      toast(t`Application sent.`, {
        action: { label: t`View application`, run: () => void navigate(pages.applications) },
      });
    } catch {
      // The steps of applying say what is the matter, and nothing is lost.
      void navigate(applyPath(job.slug));
    }
    setSending(false);
    for (const type of ["job_applications", "job_listings", "job_invitations"])
      void refetchType(client, type);
  };
  return (
    <Stack gap={8} align="start">
      <WhatIsSent profile={profile} />
      <BusyButton size="small" isBusy={isSending} onClick={() => void apply()}>
        <Trans>Apply with my profile</Trans>
      </BusyButton>
    </Stack>
  );
}

function WhatIsSent({ profile }: { profile: MyProfile }) {
  const { i18n, t } = useLingui();
  const { firstName, lastName, phoneNumber, resume, indeedResume } = profile;
  const sentResume = resume ? resume.filename : indeedResume && t`your Indeed resume`;
  const parts = [`${firstName} ${lastName}`, phoneNumber, sentResume].filter((part) => !!part);
  const what = listFormat(regionalLocale(i18n.locale), { type: "conjunction" }).format(parts as string[]);
  return (
    <p className="small">
      <Trans>They get your profile: {what}.</Trans>
    </p>
  );
}
