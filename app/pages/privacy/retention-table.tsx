/** How long each kind of data is kept, in the numbers by which the jobs delete it. */
import { useLingui } from "@lingui/react/macro";

import { privacyRequestTimes } from "#features/accounts/privacy-request-constants.ts";
import { accountRetention } from "#features/accounts/retention.ts";
import { visitMonths } from "#features/analytics/retention.ts";
import { educatorRetention } from "#features/educators/retention.ts";
import { alertRetention } from "#features/jobs/retention.ts";
import { retention } from "#platform/shared/retention.ts";
import { DataTable, type Column } from "#platform/web/ui/data/data-table.tsx";
import { useDuration } from "./use-duration.ts";

interface Kind {
  id: string;
  what: string;
  time: string;
}

export function RetentionTable() {
  const { t } = useLingui();
  const columns: Column<Kind>[] = [
    { key: "what", header: t`What`, cell: ({ what }) => what },
    { key: "time", header: t`How long`, cell: ({ time }) => time },
  ];
  return <DataTable caption={t`How long we keep it`} columns={columns} rows={useKinds()} />;
}

function useKinds(): Kind[] {
  const shared = useSharedKinds();
  return [...useOwnKinds(), ...useUnfinishedKinds(), ...shared];
}

/** What belongs to an account. */
function useOwnKinds(): Kind[] {
  const { t } = useLingui();
  const duration = useDuration();
  const restoreTime = duration(accountRetention.restoreDays, "day");
  const unusedTime = duration(accountRetention.unusedSessionDays, "day");
  const sessionTime = duration(accountRetention.sessionDays, "day");
  const endedTime = duration(retention.endedSessionDays, "day");
  const exportTime = duration(accountRetention.exportDays, "day");
  const linkTime = duration(retention.expiredLinkDays, "day");
  return [
    {
      id: "account",
      what: t`Your account, your profile and your files`,
      time: t`Until you delete your account. It is erased ${restoreTime} later; until then you can come back.`,
    },
    {
      id: "applications",
      what: t`Applications`,
      time: t`As long as your account. Afterwards the program keeps only the dates and the outcome.`,
    },
    {
      id: "messages",
      what: t`Messages and interviews`,
      time: t`As long as your account. Afterwards what you wrote stays with its readers, without your name.`,
    },
    {
      id: "drafts",
      what: t`Drafts of applications and jobs`,
      time: t`Until you send or delete them, at the longest as long as your account.`,
    },
    {
      id: "sessions",
      what: t`Where you are logged in`,
      time: t`You are logged out after ${unusedTime} without a visit, and in any case after ${sessionTime}. The entry is deleted ${endedTime} after that.`,
    },
    {
      id: "links",
      what: t`Links we mail you to log in or to confirm something`,
      time: t`${linkTime} after they stop working`,
    },
    { id: "exports", what: t`The file with all your data, when you ask for it`, time: exportTime },
  ];
}

/** What was begun, or waits in a browser. */
function useUnfinishedKinds(): Kind[] {
  const { t } = useLingui();
  const duration = useDuration();
  const renewalTime = duration(alertRetention.renewalMonths, "month");
  const expiredTime = duration(alertRetention.expiredDays, "day");
  const unconfirmedTime = duration(alertRetention.unconfirmedDays, "day");
  return [
    {
      id: "uploads",
      what: t`Uploads that you do not use`,
      time: duration(retention.uploadHours, "hour"),
    },
    {
      id: "resume",
      what: t`What we read from a resume and you have not confirmed`,
      time: duration(educatorRetention.resumeImportDays, "day"),
    },
    {
      id: "videos",
      what: t`Videos in your browser that were not sent yet`,
      time: duration(educatorRetention.unsentVideoDays, "day"),
    },
    {
      id: "copies",
      what: t`Copies in your browser, for reading without a connection`,
      time: duration(retention.offlineCopyDays, "day"),
    },
    {
      id: "alerts",
      what: t`Job alerts`,
      time: t`${renewalTime}, unless you renew them, and ${expiredTime} more to change your mind. One that you never confirm goes after ${unconfirmedTime}.`,
    },
    {
      id: "alert-jobs",
      what: t`Which jobs an alert has sent you`,
      time: duration(alertRetention.mailedJobDays, "day"),
    },
  ];
}

/** What the product writes down by itself. */
function useSharedKinds(): Kind[] {
  const { t } = useLingui();
  const duration = useDuration();
  const requestTime = duration(privacyRequestTimes.keptMonths, "month");
  const unconfirmedTime = duration(privacyRequestTimes.confirmDays, "day");
  const keyTime = duration(retention.messageKeyMonths, "month");
  const emailTime = duration(retention.emailDays, "day");
  const smsTime = duration(retention.smsDays, "day");
  return [
    {
      id: "requests",
      what: t`What somebody without an account asked about their data, and our answer`,
      time: t`${requestTime}; a request that is never confirmed goes after ${unconfirmedTime}.`,
    },
    {
      id: "emails",
      what: t`Emails we send you`,
      time: t`The text for ${emailTime}; that we sent it, for ${keyTime}.`,
    },
    {
      id: "texts",
      what: t`Text messages we send you`,
      time: t`The text for ${smsTime}; that we sent it, for ${keyTime}.`,
    },
    {
      id: "push",
      what: t`Notifications we show on your devices`,
      time: duration(retention.pushDays, "day"),
    },
    { id: "visits", what: t`Visits and page views`, time: duration(visitMonths, "month") },
    {
      id: "audit-log",
      what: t`The record of who changed or opened what`,
      time: duration(retention.auditLogMonths, "month"),
    },
    {
      id: "undo",
      what: t`Copies from before our staff changed many entries at once`,
      time: duration(retention.undoDays, "day"),
    },
    {
      id: "model-logs",
      what: t`What the service that helps with writing was asked and answered`,
      time: duration(retention.modelLogMonths, "month"),
    },
    {
      id: "errors",
      what: t`Reports of errors`,
      time: duration(retention.errorReportDays, "day"),
    },
    {
      id: "failed-jobs",
      what: t`Work that failed in the background`,
      time: duration(retention.failedJobDays, "day"),
    },
    {
      id: "requests",
      what: t`What you sent, so that nothing happens twice when you press twice`,
      time: duration(retention.repeatedRequestHours, "hour"),
    },
  ];
}
