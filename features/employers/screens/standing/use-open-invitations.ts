/** The account's open invitations to teams, each with its `employer`. */
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmployerProfile } from "../../employer-profile.ts";

/** New invitations are not broadcast. */
const pollIntervalMs = 60_000;

export const useOpenInvitations = () =>
  useCollection(EmployerProfile, {
    at: "employers/invitations",
    include: ["employer"],
    size: 10,
    refetchIntervalMs: pollIntervalMs,
  }).data ?? [];
