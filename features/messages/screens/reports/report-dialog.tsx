/** Reporting to the operators: the dialogs for a conversation or message, and for a profile. */
import { useLingui } from "@lingui/react/macro";

import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { conversationReportReasons, profileReportReasons } from "../../report-constants.ts";
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
