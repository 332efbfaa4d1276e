/** For an employer account without a program: its open join request or invitation, and what to do next. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { JoinRequest } from "../../join-request.ts";
import { useOpenInvitations } from "../standing/use-open-invitations.ts";

export function NoProgramEmptyState() {
  const { t } = useLingui();
  const { data: requests = [] } = useCollection(JoinRequest, {
    at: "employers/join_requests",
    include: ["employer"],
    refetchIntervalMs: 30_000,
  });
  const invitations = useOpenInvitations();
  const pending = requests.find(({ state }) => state === "pending");
  const name = pending?.employer?.name;
  // The strip above names the program, and has the buttons.
  if (invitations.length > 0)
    return (
      <EmptyState title={t`A team is waiting for your answer.`}>
        <Trans>Answer the invitation above, or add a program of your own.</Trans>
      </EmptyState>
    );
  if (!name)
    return (
      <EmptyState title={t`You don't belong to a program yet.`}>
        <Trans>Add yours, or ask a colleague to invite you.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`We've asked the team of ${name} to let you in.`}>
      <Trans>We'll email you when they answer. This page also changes by itself.</Trans>
    </EmptyState>
  );
}
