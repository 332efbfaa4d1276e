/** "Share a job" among the tools of an employer's composer. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import IconBriefcase from "~icons/tabler/briefcase";

import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { otherSide, type Side } from "../side.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";

const ShareJobDialog = lazyPart(() =>
  import("./share-job-dialog.tsx").then((module) => module.ShareJobDialog),
);

interface ShareJobButtonProps {
  conversation: ConversationRecord;
  side: Side;
  sent: () => void;
}

export function ShareJobButton({ conversation, side, sent }: ShareJobButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = otherSide(conversation, side);
  return (
    <>
      <IconButton
        label={t`Share a job`}
        icon={IconBriefcase}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && <ShareJobDialog recipient={{ id, name }} close={() => setOpen(false)} onSent={sent} />}
      </Suspense>
    </>
  );
}
