/** Where an employer waits for the educator: times to confirm, and invitations to pick a time. */
import { Trans, useLingui } from "@lingui/react/macro";

import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./educator-interviews.module.css";
import { EducatorActions } from "./educator-actions.tsx";
import { InterviewCard } from "../interview-card.tsx";
import { InvitationCard } from "../interview-invitation.tsx";
import type { useEducatorInterviews } from "./use-educator-interviews.ts";

export function OpenInvitations({
  proposed,
  invitations,
  counts,
  now,
}: ReturnType<typeof useEducatorInterviews>) {
  const { t } = useLingui();
  const failure = t`We couldn't load your invitations.`;
  if (counts.invitations === 0)
    return (
      <EmptyState title={t`No open invitations. Employers invite you after they read your profile.`}>
        <Trans>You hear of a new one here, in your messages and by email.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap={24} className={classes.groups}>
      {proposed.data?.length !== 0 && (
        <Loaded query={proposed} failure={failure}>
          {(interviews) => (
            <Stack gap={12} className={classes.group}>
              {interviews.map((interview) => (
                <InterviewCard key={interview.id} interview={interview} side="educator">
                  <EducatorActions interview={interview} now={now} isPrimary />
                </InterviewCard>
              ))}
            </Stack>
          )}
        </Loaded>
      )}
      <Loaded query={invitations} failure={failure}>
        {(messages) => (
          <Stack gap={12} className={classes.group}>
            {messages.map((message) => (
              <InvitationCard key={message.id} message={message} side="educator" isWhole />
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
