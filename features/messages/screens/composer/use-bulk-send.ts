/** Sends one text to several people, one message each; failures can be retried without duplicates. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { fillTemplate } from "../../fill-template.ts";
import type { Draft } from "./draft-storage.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import { sendMessage } from "./send-message.ts";
import { conversationPath, useSide } from "../side.ts";
import { useSendErrorText } from "./send-problems.ts";

export interface Recipient {
  /** The user profile's id; if an educator writes, the employer's. */
  id: string;
  name: string;
  firstName?: string | null;
  /** Fills {jobTitle} for this person. */
  jobTitle?: string | null;
}

export interface FailedRecipient {
  recipient: Recipient;
  why: string;
  needsPlan: boolean;
}

interface SendOptions {
  onAllSent: () => void;
  onSomeSent: (failed: readonly FailedRecipient[]) => void;
}

/** Concurrent requests: fast, without a burst. */
const maxConcurrent = 4;

export function useBulkSend({ onAllSent, onSomeSent }: SendOptions) {
  const { t } = useLingui();
  const side = useSide();
  const navigate = useNavigate();
  const client = useQueryClient();
  const whyNot = useSendErrorText();
  const [isSending, setSending] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [failed, setFailed] = useState<readonly FailedRecipient[]>([]);
  const keys = useRef(new Map<string, string>());

  const sendOne = async (recipient: Recipient, { text, attachments }: Draft) => {
    const filled = { text: fillTemplate(text, templateValuesOf(recipient)), attachments };
    const to = side.type === "UserProfile" ? { employerId: recipient.id } : { userProfileId: recipient.id };
    // The same text to the same person keeps its key, so that retries create one message.
    const content = JSON.stringify([to, filled]);
    if (!keys.current.has(content)) keys.current.set(content, randomId());
    return sendMessage(to, filled, keys.current.get(content)!);
  };

  const send = async (people: readonly Recipient[], draft: Draft) => {
    if (isSending) return;
    setSending(true);
    setFailed([]);
    const waiting = [...people];
    const failures: FailedRecipient[] = [];
    let last: MessageRecord | undefined;
    const work = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        try {
          last = await sendOne(one, draft);
        } catch (error) {
          const needsPlan = error instanceof ApiError && error.code === "plan_required";
          failures.push({ recipient: one, why: whyNot(error), needsPlan });
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(maxConcurrent, people.length) }, work));
    const sent = sentCount + people.length - failures.length;
    setSentCount(sent);
    setSending(false);
    void refetchType(client, "conversations");
    void refetchType(client, "job_applications");
    if (failures.length > 0) {
      setFailed(failures);
      return onSomeSent(failures);
    }
    const open = sent === 1 && last?.conversationId ? conversationPath(side, last.conversationId) : side.page;
    toast(sent === 1 ? t`Sent to ${people[0]!.name}` : t`Sent to ${sent}`, {
      action: { label: t`Open messages`, run: () => void navigate(open) },
    });
    onAllSent();
  };
  return { send, isSending, failed, sentCount };
}

export const templateValuesOf = ({ name, firstName, jobTitle }: Recipient) => ({
  firstName: firstName || name.split(" ")[0],
  jobTitle,
});
