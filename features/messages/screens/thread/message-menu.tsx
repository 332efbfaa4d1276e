/** The menu of a message: copy, delete (one's own, while allowed), report (the other side's). */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { Suspense, useState } from "react";

import type { Actor } from "#platform/shared/actor.ts";
import { call } from "#platform/web/api-client/api.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { mayDelete } from "../../message.policy.ts";
import classes from "./message-row.module.css";
import type { MessageRecord } from "../slots/message-slots.ts";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { useActor } from "../side.ts";
import { useThreadScope } from "./thread-context.ts";
import { mergeUpdates } from "./thread-pages.ts";
import { useSendErrorText } from "../composer/send-problems.ts";

export function MessageMenu({ message, isOwn }: { message: MessageRecord; isOwn: boolean }) {
  const { t } = useLingui();
  const { conversation, side } = useThreadScope();
  const actor = useActor(conversation);
  const [dialog, setDialog] = useState<"delete" | "report" | null>(null);
  // Evaluated at each render; the server decides.
  const isDeletable = mayDeleteNow(actor, message);
  const { text } = message.data;
  const copy = async () => {
    await navigator.clipboard.writeText(text!);
    toast(t`Copied`);
  };
  const isReportable = !isOwn && message.profileType !== null;
  if (!text && !isDeletable && !isReportable) return null;
  const close = () => setDialog(null);
  return (
    <div className={classes.menu}>
      <MenuButton
        label={t`More for this message`}
        align={isOwn ? "end" : "start"}
        button={<IconDots size={18} />}
      >
        {text && (
          <MenuItem onClick={() => void copy()}>
            <Trans>Copy text</Trans>
          </MenuItem>
        )}
        {isReportable && (
          <MenuItem onClick={() => setDialog("report")}>
            <Trans>Report message</Trans>
          </MenuItem>
        )}
        {isDeletable && (
          <MenuItem isDestructive onClick={() => setDialog("delete")}>
            <Trans>Delete message</Trans>
          </MenuItem>
        )}
      </MenuButton>
      {dialog === "delete" && <DeleteMessage message={message} close={close} />}
      <Suspense>
        {dialog === "report" && (
          <ReportDialog conversation={conversation} side={side} message={message} close={close} />
        )}
      </Suspense>
    </div>
  );
}

const mayDeleteNow = (actor: Actor, message: MessageRecord) => mayDelete(actor, message, new Date());

function DeleteMessage({ message, close }: { message: MessageRecord; close: () => void }) {
  const { t } = useLingui();
  const { edit } = useThreadScope();
  const whyNot = useSendErrorText();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(`messages/${message.id}`, { method: "DELETE" });
      const stone = { ...message, data: {}, deletedAt: new Date().toISOString() };
      edit((pages) => mergeUpdates(pages, [stone]));
      close();
    } catch (error) {
      setBusy(false);
      toast(error instanceof ApiError ? whyNot(error) : t`Couldn't save that. Try again.`, { tone: "error" });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t`Delete this message?`}
      cancelLabel={t`Keep message`}
      confirm={t`Delete message`}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void remove()}
    >
      <p>
        <Trans>Both sides will see “Message deleted” in its place.</Trans>
      </p>
    </ConfirmDialog>
  );
}
