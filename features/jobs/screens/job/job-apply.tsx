/** The main action for a job: apply, continue an application, or view the submitted one. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconExternalLink from "~icons/tabler/external-link";
import { Link, useNavigate } from "react-router";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import {
  RestrictionNotice,
  useRestriction,
} from "#features/educators/screens/standing/restriction-notice.tsx";
import { applyPath, employerJobPath, pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { isOpen, metaOf } from "../job-records.ts";
import { JobInBrief } from "../card/job-summary.tsx";
import { sourceOf } from "./job-source.ts";

interface JobApplyProps {
  job: JobListingRecord;
  fullWidth?: boolean;
}

/** Renders nothing for a closed job, or an employer who views another employer's job. */
export function JobApply({ job, fullWidth }: JobApplyProps) {
  const { userType } = useSession();
  const { application, asksForAge } = metaOf(job);
  if (userType === "operator") return null;
  if (userType === "employer") return <EditOwnJob job={job} fullWidth={fullWidth} />;
  if (application && !application.isDraft)
    return (
      <Button as={Link} to={pages.applications} fullWidth={fullWidth}>
        <Trans>View application</Trans>
      </Button>
    );
  if (!isOpen(job)) return null;
  if (asksForAge !== undefined)
    return (
      <p className="muted">
        <Trans>This job asks for {asksForAge} or older.</Trans>
      </p>
    );
  if (job.externalUrl) return <ApplyElsewhere id={job.id} url={job.externalUrl} fullWidth={fullWidth} />;
  return <ApplyHere job={job} fullWidth={fullWidth} />;
}

function ApplyHere({ job, fullWidth }: JobApplyProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const logIn = useRequireLogIn();
  const restriction = useRestriction("apply");
  const path = applyPath(job.slug);
  const go = () => {
    if (currentSession().userType === "educator") void navigate(path);
    else toast(t`Only educators can apply for jobs.`);
  };
  const press = (event: React.MouseEvent) => {
    if (!logIn.isGuest || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    logIn.first(go);
  };
  if (restriction) return <RestrictionNotice act="apply" standing={restriction} isShort />;
  return (
    <>
      <Button as={Link} to={path} onClick={press} fullWidth={fullWidth}>
        {metaOf(job).application ? <Trans>Continue application</Trans> : <Trans>Apply</Trans>}
      </Button>
      {logIn.dialog({ title: t`Apply to ${job.title}`, about: <JobInBrief job={job} />, returnTo: path })}
    </>
  );
}

const ApplyElsewhere = ({ id, url, fullWidth }: { id: string; url: string; fullWidth?: boolean }) => (
  <Button
    as="a"
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    onClick={() => recordExternalApply(id)}
    fullWidth={fullWidth}
    rightSection={<IconExternalLink size={18} />}
  >
    <Trans>
      Apply on employer's site<span className="visually-hidden"> (opens in a new tab)</span>
    </Trans>
  </Button>
);

/** The other site opens whether or not it could be counted. */
function recordExternalApply(id: string) {
  const body = { source: sourceOf(id) };
  call(`job_listings/${id}/apply_elsewhere`, { method: "POST", body }).catch(() => undefined);
}

function EditOwnJob({ job, fullWidth }: JobApplyProps) {
  const own = useCurrentEmployerProfile();
  if (!own || own.employerId !== job.employerId) return null;
  return (
    <Button as={Link} to={employerJobPath(job.slug)} variant="outline" fullWidth={fullWidth}>
      <Trans>Manage this job</Trans>
    </Button>
  );
}
