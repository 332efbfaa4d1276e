/** Confirms before a member is removed or leaves; their work stays. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { clearCache } from "#platform/web/data/query-client.ts";
import { setCurrentProfile } from "#features/accounts/screens/session/current-session.ts";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import type { TeammateRecord } from "./teammate-record.ts";

interface RemoveTeammateProps {
  profile: TeammateRecord;
  isOwn: boolean;
  isOpen: boolean;
  close: () => void;
}

export function RemoveTeammate({ profile, isOwn, isOpen, close }: RemoveTeammateProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const remove = useRemove(EmployerProfile);
  const [problem, setProblem] = useState<string | null>(null);
  const name = fullName(profile);
  const leave = () => {
    setProblem(null);
    close();
  };
  const go = async () => {
    try {
      await remove.run(profile);
    } catch (error) {
      const isTheirs = error instanceof ApiError && error.status === 409;
      return setProblem(isTheirs ? i18n._(error.message) : t`Couldn't save that. Try again.`);
    }
    leave();
    if (!isOwn) return void toast(t`${name} is not on your team any more`);
    setCurrentProfile(null, null);
    clearCache();
    await navigate(pages.selectEmployerProfile, { replace: true });
    toast(t`You left the team`);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isOwn ? t`Leave the team?` : t`Remove ${name} from the team?`}
      cancelLabel={isOwn ? t`Stay` : t`Keep ${profile.firstName}`}
      confirm={isOwn ? t`Leave the team` : t`Remove ${profile.firstName}`}
      isBusy={remove.isRunning}
      onCancel={leave}
      onConfirm={() => void go()}
    >
      {problem && <p role="alert">{problem}</p>}
      <p>
        {isOwn ? (
          <Trans>You won't see its applicants and messages any more. An owner can invite you again.</Trans>
        ) : (
          <Trans>
            They won't see your applicants and messages any more. What they wrote stays with your program.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
