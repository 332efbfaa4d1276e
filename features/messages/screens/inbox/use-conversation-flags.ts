/** Stars and archives a conversation optimistically; rolled back if the server refuses. */
import { useLingui } from "@lingui/react/macro";

import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { Conversation } from "../../conversation.ts";
import type { Side } from "../side.ts";

export function useConversationFlags({ at }: Side) {
  const { t } = useLingui();
  const change = useChange(Conversation, { at, optimistic: true });
  const star = (conversation: { id: string }, starred: boolean) =>
    void change.run({ id: conversation.id }, { starred });
  const archive = (conversation: { id: string }, archived: boolean) => {
    void change.run({ id: conversation.id }, { archived });
    toast(archived ? t`Archived` : t`Back in your messages`, {
      undo: () => void change.run({ id: conversation.id }, { archived: !archived }),
    });
  };
  return { star, archive };
}
