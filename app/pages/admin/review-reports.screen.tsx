/** /admin/reports_queue: what people reported, with what was said around it, and what becomes of it. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { Message } from "#features/messages/message.ts";
import type { ReportDecision } from "#features/messages/report-constants.ts";
import { Report } from "#features/messages/report.ts";
import { profileReasonLabels, reportReasonLabels } from "#features/messages/screens/message-labels.ts";
import { MessageFiles } from "#features/messages/screens/thread/message-files.tsx";
import type { QueueDecision, Waiting } from "#features/operators/screens/review/waiting.ts";
import { consoleDataPath } from "#features/paths.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Card, Stack } from "#platform/web/ui/layout/stack.tsx";
import { ReviewPage } from "./review-page.tsx";

type ReportRecord = ResourceOf<typeof Report>;

export const handle = routeHandle({ access: "operator", shell: "app" });

const templates = [
  msg`Please don't ask for money or gift cards. Nobody pays for work or for an interview here.`,
  msg`Please write to each other with respect.`,
  msg`Please say what the job pays and where it is, as it is.`,
];

export default function ReviewReportsScreen() {
  const { t, i18n } = useLingui();
  const query = useCollection(Report, { filter: { state: "open" }, sort: "createdAt", size: 50 });
  const rows = new Map((query.data ?? []).map((report) => [report.id, report]));
  const decisions = useReportDecisions((id) => rows.get(id));
  const decide = ({ id }: Waiting, state: ReportDecision, note: string) =>
    call(`reports/${id}/decide`, { method: "POST", body: { state, note } });
  return (
    <ReviewPage
      title={t`Reports to read`}
      query={query}
      isSearched={false}
      toWaiting={(report) => ({
        id: report.id,
        name: i18n._(reasonOf(report)),
        place:
          subjectOf(report) === "job"
            ? t`A job`
            : subjectOf(report) === "profile"
              ? t`A profile`
              : t`Messages`,
        since: report.createdAt,
      })}
      decisions={decisions}
      decide={decide}
      templates={templates.map((one) => i18n._(one))}
      detail={(id) => {
        const report = rows.get(id);
        return report ? <ReportDetail key={id} report={report} /> : null;
      }}
    />
  );
}

const subjectOf = ({ jobListingId, userProfileId }: ReportRecord) =>
  jobListingId ? "job" : userProfileId ? "profile" : "messages";

const reasonOf = (report: ReportRecord) =>
  (report.userProfileId ? profileReasonLabels : reportReasonLabels)[report.reason];

function useReportDecisions(
  reportOf: (id: string) => ReportRecord | undefined,
): QueueDecision<ReportDecision>[] {
  const { t } = useLingui();
  return [
    { name: "dismissed", key: "d", label: t`Dismiss`, asks: null, done: (name) => t`Dismissed: ${name}` },
    {
      name: "warned",
      key: "w",
      label: t`Warn`,
      asks: () => t`What should they change?`,
      done: (name) => t`Warned: ${name}`,
    },
    {
      name: "removed",
      key: "r",
      label: t`Remove what was reported`,
      asks: () => t`Remove it for everyone?`,
      isDestructive: true,
      done: (name) => t`Removed: ${name}`,
      isOffered: ({ id }) => {
        const report = reportOf(id);
        return Boolean(report?.jobListingId || report?.messageId);
      },
    },
    {
      name: "suspended",
      key: "s",
      label: t`Suspend`,
      asks: () => t`Suspend who was reported?`,
      isDestructive: true,
      done: (name) => t`Suspended: ${name}`,
    },
  ];
}

function ReportDetail({ report }: { report: ReportRecord }) {
  const { t, i18n } = useLingui();
  const isByEducator = report.reporterType === "UserProfile";
  return (
    <Stack gap={24}>
      <Link to={consoleDataPath(`reports/${report.id}`)}>
        <Trans>Everything about this report</Trans>
      </Link>
      <DescriptionList
        shape="columns"
        items={[
          { label: t`Reason`, value: i18n._(reasonOf(report)) },
          { label: t`Reported by`, value: isByEducator ? t`An educator` : t`A program` },
          { label: t`In their words`, value: report.details || "–" },
        ]}
      />
      {report.jobListingId && <ReportedJob id={report.jobListingId} />}
      {report.userProfileId && <ReportedProfile id={report.userProfileId} />}
      {report.conversationId && (
        <ReportedMessages conversationId={report.conversationId} messageId={report.messageId} />
      )}
    </Stack>
  );
}

function ReportedJob({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useResource(JobListing, id);
  return (
    <Loaded query={query} failure={t`We couldn't load this job.`}>
      {(job) => (
        <section aria-label={t`The job`}>
          <Stack gap={8}>
            <h3>
              <Link to={consoleDataPath(`job_listings/${id}`)}>{job.title}</Link>
            </h3>
            {job.description && <RichText html={job.description} />}
          </Stack>
        </section>
      )}
    </Loaded>
  );
}

function ReportedProfile({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useResource(UserProfile, id);
  return (
    <Loaded query={query} failure={t`We couldn't load this profile.`}>
      {(profile) => (
        <p>
          <Link to={consoleDataPath(`user_profiles/${id}`)}>{fullName(profile)}</Link>
        </p>
      )}
    </Loaded>
  );
}

const shownMessages = 30;

/** The newest of the conversation, in the order in which they were written; the reported one stands out. */
function ReportedMessages({
  conversationId,
  messageId,
}: {
  conversationId: string;
  messageId: string | null;
}) {
  const { t } = useLingui();
  const query = useCollection(Message, {
    filter: { conversationId },
    sort: "-createdAt",
    size: shownMessages,
  });
  return (
    <section aria-label={t`What was written`}>
      <Stack gap={12}>
        <h3>
          <Trans>What was written</Trans>
        </h3>
        <Loaded query={query} failure={t`We couldn't load the messages.`}>
          {(messages) => (
            <Stack as="ol" gap={8}>
              {messages.toReversed().map((message) => (
                <li key={message.id}>
                  <Card gap={4} {...(message.id === messageId && { "aria-current": "true" as const })}>
                    <p className="small muted">
                      {message.authorFirstName ??
                        (message.profileType === "UserProfile" ? t`The educator` : t`The program`)}
                      {", "}
                      <TimeText at={message.createdAt} />
                      {message.id === messageId && (
                        <>
                          {" · "}
                          <strong>
                            <Trans>This was reported</Trans>
                          </strong>
                        </>
                      )}
                    </p>
                    <p>{message.deletedAt ? t`Message deleted` : message.data.text}</p>
                    {message.data.attachments && <MessageFiles files={message.data.attachments} />}
                  </Card>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </section>
  );
}
