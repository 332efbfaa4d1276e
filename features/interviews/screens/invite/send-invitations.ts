/** Sending invitations: each person gets a message of their own, and each succeeds or fails by itself. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";

export interface Invitee {
  userProfileId: string;
  firstName: string;
  fullName: string;
  /** The job they applied for. */
  jobTitle?: string | null;
  /** Of their open application, for an interview booked directly. */
  jobApplicationId?: string | null;
}

export interface UnsentInvitation {
  invitee: Invitee;
  detail: string;
}

export interface Invitation {
  interviewEventTypeId: string;
  /** {firstName} and {jobTitle} stand for each person's own. */
  text: string;
}

export function useSendInvitations() {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async (invitees: readonly Invitee[], invitation: Invitation): Promise<UnsentInvitation[]> => {
    setSending(true);
    const failed: UnsentInvitation[] = [];
    for (const invitee of invitees) {
      try {
        await sendOne(invitee, invitation);
      } catch (error) {
        const detail = error instanceof ApiError ? error.message : String(error);
        failed.push({ invitee, detail });
      }
    }
    setSending(false);
    for (const type of ["messages", "conversations", "job_applications"]) void refetchType(client, type);
    return failed;
  };
  return { send, isSending };
}

function sendOne(invitee: Invitee, { interviewEventTypeId, text }: Invitation) {
  const { userProfileId } = invitee;
  const data = { interviewEventTypeId, text: fillPlaceholders(text, invitee) };
  const attributes = { userProfileId, messageType: "interview_invite", data };
  return call("messages", { method: "POST", body: { data: { type: "messages", attributes } } });
}

export const fillPlaceholders = (text: string, { firstName, jobTitle }: Invitee) =>
  text.replaceAll("{firstName}", firstName).replaceAll("{jobTitle}", jobTitle ?? "");
