/** "X invites you to its team", for the signed-in account: nobody joins a team without accepting. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { Strip } from "#platform/web/ui/layout/strip.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { useOpenInvitations } from "./use-open-invitations.ts";

export function InvitationStrip() {
  const invitations = useOpenInvitations();
  return invitations.map((invitation) => (
    <Invitation key={invitation.id} id={invitation.id} program={String(invitation.employer?.name ?? "")} />
  ));
}

function Invitation({ id, program }: { id: string; program: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const accept = useAction(EmployerProfile, "accept_invitation");
  const decline = useAction(EmployerProfile, "decline_invitation");
  const isBusy = accept.isRunning || decline.isRunning;
  const answer = async (act: typeof accept, done: string) => {
    try {
      await act.run({ id }, {});
      toast(done);
    } catch (error) {
      // A conflict is shown with the server's sentence.
      if (error instanceof ApiError && error.status < 500) toast(i18n._(error.message), { tone: "error" });
      else couldNotSave();
    }
    void refetchType(client, EmployerProfile.type);
  };
  return (
    <Strip
      label={t`Invitation from ${program}`}
      actions={
        <>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void answer(accept, t`You are on the team of ${program}`)}
          >
            <Trans>Join the team</Trans>
          </button>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void answer(decline, t`Invitation declined`)}
          >
            <Trans>No, thanks</Trans>
          </button>
        </>
      }
    >
      <Trans>{program} invites you to its team.</Trans>
    </Strip>
  );
}
