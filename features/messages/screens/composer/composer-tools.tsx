/** The tools under the text: attach, templates, share a job, slot actions, Enter key setting. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAdjustments from "~icons/tabler/adjustments";
import IconPaperclip from "~icons/tabler/paperclip";
import { useRef } from "react";

import { endingsOf } from "#platform/shared/file-kinds.ts";
import { MenuButton, MenuChoice, MenuLabel } from "#platform/web/ui/overlay/menu-button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./composer.module.css";
import { composerActions, type ConversationRecord } from "../slots/message-slots.ts";
import { otherSide, type Side } from "../side.ts";
import { ShareJobButton } from "../share/share-job-button.tsx";
import { TemplateMenu } from "../templates/template-menu.tsx";
import { useConversationJob } from "../thread/use-conversation-application.ts";
import type { useDraft } from "./use-draft.ts";
import { useEnterKey } from "./use-enter-key.ts";

interface ComposerToolsProps {
  conversation: ConversationRecord;
  side: Side;
  draft: ReturnType<typeof useDraft>;
  insert: (text: string) => void;
  refetch: () => void;
}

export function ComposerTools({ conversation, side, draft, insert, refetch }: ComposerToolsProps) {
  const isEmployer = side.type === "EmployerProfile";
  return (
    <Cluster gap={4} className={classes.tools}>
      <AttachButton add={draft.add} />
      {isEmployer && <Templates conversation={conversation} side={side} insert={insert} />}
      {isEmployer && <ShareJobButton conversation={conversation} side={side} sent={refetch} />}
      <composerActions.Outlet conversation={conversation} insertText={insert} sent={refetch} />
      <EnterSetting />
    </Cluster>
  );
}

export function AttachButton({ add }: { add: (files: File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t`Attach files`} icon={IconPaperclip} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={endingsOf(["document", "image"]).join(",")}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

function Templates({
  conversation,
  side,
  insert,
}: Pick<ComposerToolsProps, "conversation" | "side" | "insert">) {
  const { firstName } = otherSide(conversation, side);
  const jobTitle = useConversationJob(conversation, side)?.title;
  return <TemplateMenu values={{ firstName, jobTitle }} insert={insert} />;
}

function EnterSetting() {
  const { t } = useLingui();
  const { sends, setSends } = useEnterKey();
  return (
    <MenuButton label={t`Writing settings`} button={<IconAdjustments />}>
      <MenuLabel>
        <Trans>The Enter key</Trans>
      </MenuLabel>
      <MenuChoice isChosen={sends} onClick={() => setSends(true)}>
        <Trans>Sends the message</Trans>
      </MenuChoice>
      <MenuChoice isChosen={!sends} onClick={() => setSends(false)}>
        <Trans>Begins a new line</Trans>
      </MenuChoice>
      <MenuLabel>
        <Trans>Shift+Enter begins a line, Ctrl+Enter sends, always.</Trans>
      </MenuLabel>
    </MenuButton>
  );
}
