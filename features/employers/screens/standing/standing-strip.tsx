/** The pending or negative outcome of a program's review, with what the team can do. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { ContactUs } from "#features/brands/screens/help-links.tsx";
import { useStanding } from "#features/accounts/screens/session/current-account.ts";
import { Strip } from "#platform/web/ui/layout/strip.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { Employer } from "../../employer.ts";
import type { EmployerResource } from "../profile/use-employer-profile.ts";

export function StandingStrip({ employer }: { employer: EmployerResource }) {
  const { approvalState, changesRequestedAt } = employer;
  if (approvalState === "suspended" || approvalState === "rejected")
    return <RestrictedProgram employer={employer} />;
  if (changesRequestedAt) return <ChangesRequested employer={employer} />;
  return <PendingReview />;
}

function PendingReview() {
  const { t } = useLingui();
  // Another strip requests the address first, and the review waits for it.
  if (useStanding() === "unconfirmed") return null;
  return (
    <Strip
      label={t`Review of your program`}
      actions={
        <>
          <Link to={pages.employerProfile}>
            <Trans>Your profile</Trans>
          </Link>
          <Link to={pages.newJob}>
            <Trans>Post a job</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        We look at your program within one business day. Meanwhile, finish your profile and write your first
        job: it goes out together with your program.
      </Trans>
    </Strip>
  );
}

function ChangesRequested({ employer }: { employer: EmployerResource }) {
  const { t } = useLingui();
  const send = useAction(Employer, "send_for_review");
  const note = employer.reviewNote;
  const done = async () => {
    try {
      await send.run(employer, {});
      toast(t`Thanks. We look at it within one business day.`);
    } catch {
      couldNotSave();
    }
  };
  return (
    <Strip
      label={t`Review of your program`}
      tone="warning"
      actions={
        <>
          <Link to={pages.employerProfile}>
            <Trans>Change your profile</Trans>
          </Link>
          <button type="button" disabled={send.isRunning} onClick={() => void done()}>
            <Trans>It's done: look again</Trans>
          </button>
        </>
      }
    >
      <Trans>We need a few changes before we can approve your program: “{note}”</Trans>
    </Strip>
  );
}

/** Pages about other people, which have nothing to show, and pages that only write. */
const closedPages = [
  pages.newJob,
  pages.employerToday,
  pages.employerApplicants,
  pages.employerMessages,
  pages.employerInterviews,
  pages.hiringHeroStats,
  "/employer/user_profiles",
];

function RestrictedProgram({ employer }: { employer: EmployerResource }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { name, reviewNote: note, approvalState } = employer;
  const isClosed = closedPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <Strip
      label={t`Your program`}
      tone="warning"
      actions={
        <>
          <ContactUs />
          <Link to={`${pages.settings}#data`}>
            <Trans>Download your data</Trans>
          </Link>
        </>
      }
    >
      {isClosed && <Navigate to={pages.employerJobs} replace />}
      {approvalState === "suspended" ? (
        <Trans>
          {name} is suspended. Its jobs are out of sight and coming interviews are called off. You can still
          read your jobs and download what is yours.
        </Trans>
      ) : (
        <Trans>We couldn't approve {name}. You can still read your jobs and download what is yours.</Trans>
      )}{" "}
      {note && <Trans>We wrote: “{note}”</Trans>}
    </Strip>
  );
}
