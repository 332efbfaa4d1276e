/** The composer of a conversation: text with stored draft, files, and tools. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconSend2 from "~icons/tabler/send-2";
import { useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { UploadGuard } from "#platform/web/ui/media/upload-guard.tsx";
import { UploadRow } from "#platform/web/ui/media/upload-row.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "./composer.module.css";
import type { Draft } from "./draft-storage.ts";
import type { ConversationRecord, MessageRecord } from "../slots/message-slots.ts";
import { MessageInput } from "./message-input.tsx";
import { otherSide, type Side } from "../side.ts";
import { useDraft } from "./use-draft.ts";
import { useContactWarning } from "./use-contact-warning.tsx";
import { useDraftProblem } from "./send-problems.ts";

interface ComposerProps {
  conversation: ConversationRecord;
  side: Side;
  /** This side has not written yet. */
  isFirst: boolean;
  /** Undefined while a message of this side is being sent. */
  lastMessage: MessageRecord | undefined;
  send: (draft: Draft) => void;
  sendTyping: () => void;
  /** Called after something was posted by other means. */
  refetch: () => void;
}

const doubleTapMs = 1_000;

export function Composer(props: ComposerProps) {
  const { t } = useLingui();
  const { conversation, side, isFirst, lastMessage, send, sendTyping } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(conversation.id);
  const [problem, setProblem] = useState<string | null>(null);
  const contactWarning = useContactWarning();
  const whyNotYet = useDraftProblem();
  const { name } = otherSide(conversation, side);

  const sentAt = useRef(0);
  const transmit = () => {
    // The second tap of a double tap finds nothing to send: that is no mistake to tell of.
    if (draft.isEmpty && Date.now() - sentAt.current < doubleTapMs) return;
    const written = { text: draft.text.trim(), attachments: draft.arrived };
    const found = whyNotYet(written, draft.items);
    setProblem(found);
    if (found !== null) return;
    const sendNow = () => {
      send(written);
      sentAt.current = Date.now();
      draft.clear();
      input.current?.focus();
    };
    if (isFirst) contactWarning.confirmSend(written.text, sendNow);
    else sendNow();
  };
  const write = (text: string) => {
    setProblem(null);
    draft.write(text);
    if (text.trim()) sendTyping();
  };
  const insert = (text: string) => {
    const before = draft.text.trimEnd();
    write(before ? `${before}\n\n${text}` : text);
    input.current?.focus();
  };
  return (
    <div
      className={classes.composer}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        draft.add([...event.dataTransfer.files]);
      }}
    >
      {side.type === "UserProfile" && draft.isEmpty && lastMessage?.profileType === "EmployerProfile" && (
        <QuickReplies choose={insert} />
      )}
      {draft.items.length > 0 && (
        <Stack as="ul" gap={8} className={classes.files}>
          {draft.items.map((item) => (
            <UploadRow key={item.key} item={item} remove={draft.remove} retry={draft.retry} />
          ))}
        </Stack>
      )}
      <UploadGuard items={draft.items} />
      <div id="message-problem" className={classes.problem} role="alert">
        {problem}
      </div>
      <Row gap={8} align="end">
        <MessageInput
          ref={input}
          label={t`Message to ${name}`}
          text={draft.text}
          onChange={write}
          onSend={transmit}
          onFiles={draft.add}
          isWrong={problem !== null}
        />
        <Button className={classes.send} onClick={transmit}>
          <IconSend2 size={18} />
          <span>
            <Trans>Send</Trans>
          </span>
        </Button>
      </Row>
      <ComposerTools {...props} draft={draft} insert={insert} />
      <span className="visually-hidden" role="status">
        {draft.uploadStatus}
      </span>
      {contactWarning.dialog}
    </div>
  );
}

/** Frequent answers of educators; a press inserts the text for review before sending. */
function QuickReplies({ choose }: { choose: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <Row gap={8} align="stretch" role="group" aria-label={t`Quick replies`} className={classes.quick}>
      {[t`Thanks, I'm interested`, t`Could we find another time?`].map((text) => (
        <button key={text} type="button" className={chip.chip} onClick={() => choose(text)}>
          {text}
        </button>
      ))}
    </Row>
  );
}
