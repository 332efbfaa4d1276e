/** The invitations into teams that wait for one's answer, each with its `employer`. */
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmployerProfile } from "../../employer-profile.ts";

/** Nothing says that one came. */
const everyMs = 60_000;

export const useOpenInvitations = () =>
  useCollection(EmployerProfile, {
    at: "employers/invitations",
    include: ["employer"],
    size: 10,
    refetchIntervalMs: everyMs,
  }).data ?? [];
