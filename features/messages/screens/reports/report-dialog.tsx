/** Reporting to the operators: the dialogs for a conversation or message, a job ad, and a profile. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconFlag from "~icons/tabler/flag";
import { Suspense, useState } from "react";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { conversationReportReasons, jobReportReasons, profileReportReasons } from "../../report-constants.ts";
import { profileReasonLabels } from "../message-labels.ts";
import type { Side } from "../side.ts";
import type { ConversationRecord, MessageRecord } from "../slots/message-slots.ts";

const ReportForm = lazyPart(() => import("./report.form.tsx").then((module) => module.ReportForm));

interface ReportDialogProps {
  conversation: ConversationRecord;
  side: Side;
  /** If omitted, the whole conversation is reported. */
  message?: MessageRecord;
  close: () => void;
}

export function ReportDialog({ conversation, side, message, close }: ReportDialogProps) {
  const { t } = useLingui();
  return (
    <ReportForm
      path={`${side.at}/${conversation.id}/report`}
      title={message ? t`Report this message` : t`Report this conversation`}
      lead={t`Our team reads the conversation and decides. The other side isn't told who reported it.`}
      reasons={conversationReportReasons}
      messageId={message?.id}
      close={close}
    />
  );
}

/** Opened from the menu of an educator's profile. */
export function ReportProfile({ profile, close }: { profile: Candidate; close: () => void }) {
  const { t } = useLingui();
  return (
    <ReportForm
      path={`user_profiles/${profile.id}/report`}
      title={t`Report this profile`}
      lead={t`Our team reads the profile and decides. The educator isn't told who reported it.`}
      reasons={profileReportReasons}
      labels={profileReasonLabels}
      close={close}
    />
  );
}

/** Below the text of a job ad; guests log in first. */
export function ReportJob({ job }: { job: JobListingRecord }) {
  const { t } = useLingui();
  const { userType } = useSession();
  const logIn = useRequireLogIn();
  const [isOpen, setOpen] = useState(false);
  if (userType === "employer" || userType === "operator") return null;
  return (
    <>
      <Button
        variant="subtle"
        size="small"
        leftSection={<IconFlag size={18} />}
        onClick={() => logIn.first(() => setOpen(true))}
      >
        <Trans>Report this ad</Trans>
      </Button>
      {logIn.dialog({ title: t`Report this ad` })}
      <Suspense>
        {isOpen && (
          <ReportForm
            path={`job_listings/${job.id}/report`}
            title={t`Report this ad`}
            lead={t`Our team reads the ad and decides. The program isn't told who reported it.`}
            reasons={jobReportReasons}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
