/** Slot fills for educators beside jobs, employers and their applications. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import type { MyApplicationRow } from "#features/applications/screens/apply/apply-draft.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Conversation } from "../../conversation.ts";
import classes from "./message-slot-fills.module.css";
import { MessageButton } from "./message-button.tsx";
import { conversationPath, useSide } from "../side.ts";

/** The dialog explains why an educator may not write yet. */
export function MessageAboutJob({ job }: { job: JobListingRecord }) {
  const employer = employerOf(job);
  if (!employer) return null;
  return (
    <MessageButton recipients={[{ id: employer.id, name: employer.name }]}>
      <Trans>Message employer</Trans>
    </MessageButton>
  );
}

export const MessageEmployer = ({ employer }: { employer: { id: string; name: string } }) => (
  <MessageButton recipients={[{ id: employer.id, name: employer.name }]} />
);

/** After applying, writing is always allowed. */
export function MessageAfterApplying({ job }: { job: JobListingRecord }) {
  const employer = employerOf(job);
  if (!employer) return null;
  const { id, name } = employer;
  return (
    <MessageButton recipients={[{ id, name }]} variant="subtle">
      <Trans>Message {name}</Trans>
    </MessageButton>
  );
}

export function UnreadMessagesLink({ application }: { application: MyApplicationRow }) {
  const unread = useUnread(application);
  if (!unread) return null;
  return (
    <Link to={unread.path} className={classes.link}>
      <Plural value={unread.count} one="# new message" other="# new messages" />
    </Link>
  );
}

/** The action shown while an employer's message is unread. */
export function ReplyAction({ application }: { application: MyApplicationRow }) {
  const unread = useUnread(application);
  if (!unread) return null;
  return (
    <Button as={Link} to={unread.path} variant="outline" size="small">
      <Trans>Reply</Trans>
    </Button>
  );
}

/** One query for all cards of the page; the shell's badge refetches it. */
function useUnread(application: MyApplicationRow) {
  const side = useSide();
  const unread = useCollection(Conversation, {
    at: side.at,
    filter: { unread: true },
    size: 100,
  });
  const conversation = unread.data?.find(({ employerId }) => employerId === employerIdOf(application));
  if (!conversation || conversation.unreadCount === 0) return null;
  return { path: conversationPath(side, conversation.id), count: conversation.unreadCount };
}

export function ConversationLink({ application }: { application: MyApplicationRow }) {
  const side = useSide();
  const employerId = employerIdOf(application);
  const query = useCollection(Conversation, {
    at: side.at,
    filter: { employerId },
    size: 1,
    enabled: !!employerId,
  });
  const conversation = query.data?.[0];
  const employer = application.jobListing && employerOf(application.jobListing);
  if (conversation)
    return (
      <Button as={Link} to={conversationPath(side, conversation.id)} variant="outline">
        <Trans>Message</Trans>
      </Button>
    );
  if (!employer || application.aasmState === "draft") return null;
  return <MessageEmployer employer={employer} />;
}

const employerIdOf = ({ employerId, jobListing }: MyApplicationRow) => employerId ?? jobListing?.employerId;
