/** Confirms blocking or unblocking a conversation. */
import { Trans, useLingui } from "@lingui/react/macro";

import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { Conversation } from "../../conversation.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { otherSide, type Side } from "../side.ts";

interface BlockDialogProps {
  conversation: ConversationRecord;
  side: Side;
  close: () => void;
}

export function BlockDialog({ conversation, side, close }: BlockDialogProps) {
  const { t } = useLingui();
  const isBlocked = conversation.blockedAt !== null;
  const act = useAction(Conversation, isBlocked ? "unblock" : "block", { at: side.at });
  const { name } = otherSide(conversation, side);
  const confirm = async () => {
    try {
      await act.run({ id: conversation.id }, {});
      toast(isBlocked ? t`You can write to each other again` : t`Blocked ${name}`);
      close();
    } catch {
      couldNotSave();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={isBlocked ? t`Unblock ${name}?` : t`Block ${name}?`}
      cancelLabel={isBlocked ? t`Keep blocked` : t`Don't block`}
      confirm={isBlocked ? t`Unblock` : t`Block`}
      isDestructive={!isBlocked}
      isBusy={act.isRunning}
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      <p>
        {isBlocked ? (
          <Trans>Both of you can send messages again.</Trans>
        ) : (
          <Trans>
            Neither of you can send messages in this conversation. What was said stays here for both to read.
            You can unblock at any time.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
