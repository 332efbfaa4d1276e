/** The way from an interview into its conversation. Every interview has one: booking it was said there. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { Conversation } from "#features/messages/conversation.ts";
import { pages } from "#features/paths.ts";
import { call } from "#platform/web/api.ts";
import { collectionPath } from "#platform/web/collection-path.ts";
import type { WireResource } from "#platform/web/document.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { toast } from "#platform/web/ui/toast.ts";

export function MessageEmployer({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const id = await conversationWith(employerId);
      void navigate(id ? `${pages.messages}?conversation=${id}` : pages.messages);
    } catch {
      toast(t`We couldn't open the conversation. Try again.`, { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton variant="outline" size="small" isBusy={isBusy} onClick={() => void open()}>
      <Trans>Message</Trans>
    </BusyButton>
  );
}

async function conversationWith(employerId: string): Promise<string | undefined> {
  const at = "user_profile/conversations";
  const answer = await call(collectionPath(Conversation, { at, filter: { employerId }, size: 1 }));
  return (answer.data as WireResource[])[0]?.id;
}
