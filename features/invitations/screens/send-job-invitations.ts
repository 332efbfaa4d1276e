/** Sends invitations to apply, one to each person; each succeeds or fails by itself, and is sent once. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { useSendErrorText } from "#features/messages/screens/composer/send-problems.ts";
import { call } from "#platform/web/api-client/api.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { sentInvitations } from "./use-job-invitations.ts";

export interface Invitee {
  userProfileId: string;
  firstName: string;
  fullName: string;
}

/** Somebody who was not, or can't be, invited. */
export interface Uninvited {
  invitee: Invitee;
  why: string;
}

export interface JobInvitationDraft {
  jobListingId: string;
  text: string;
}

const changedTypes = [
  "job_invitations",
  "messages",
  "conversations",
  "user_profiles",
  "user_profiles_metadata",
  "job_listings",
];

export function useSendJobInvitations() {
  const client = useQueryClient();
  const whyNot = useSendErrorText();
  const [isSending, setSending] = useState(false);
  const keys = useRef(new Map<string, string>());

  const sendOne = (userProfileId: string, draft: JobInvitationDraft) => {
    const attributes = { ...draft, userProfileId };
    // A second try after a lost response is the same request.
    const content = JSON.stringify(attributes);
    if (!keys.current.has(content)) keys.current.set(content, randomId());
    const body = { data: { type: "job_invitations", attributes } };
    return call(sentInvitations, { method: "POST", body, idempotencyKey: keys.current.get(content)! });
  };

  const send = async (invitees: readonly Invitee[], draft: JobInvitationDraft): Promise<Uninvited[]> => {
    setSending(true);
    const failed: Uninvited[] = [];
    for (const invitee of invitees) {
      try {
        await sendOne(invitee.userProfileId, draft);
      } catch (error) {
        failed.push({ invitee, why: whyNot(error) });
      }
    }
    setSending(false);
    for (const type of changedTypes) void refetchType(client, type);
    return failed;
  };
  return { send, isSending };
}
