/** The newest application between the two sides of a conversation, and its job. */
import { JobApplication } from "#features/applications/application.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";
import type { Side } from "../side.ts";

/** Undefined while loading, or without an application. */
export function useConversationApplication({ userProfileId, employerId }: ConversationRecord, side: Side) {
  const isEmployer = side.type === "EmployerProfile";
  const query = useCollection(JobApplication, {
    at: isEmployer ? "employer/job_applications" : "job_applications",
    filter: isEmployer ? { userProfileId } : {},
    include: isEmployer ? ["jobListing"] : ["jobListing", "jobListing.employer"],
    size: isEmployer ? 5 : 100,
    live: true,
  });
  const sent = (query.data ?? []).filter(({ aasmState }) => aasmState !== "draft");
  return isEmployer ? sent[0] : sent.find(({ jobListing }) => jobListing?.employerId === employerId);
}

export const useConversationJob = (conversation: ConversationRecord, side: Side) =>
  useConversationApplication(conversation, side)?.jobListing ?? undefined;
