/** An employer's interview types as their screens ask for them. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { InterviewEventType } from "../../event-type.ts";

export type EventType = ResourceOf<typeof InterviewEventType>;

export const eventTypesPath = "employers/interview_event_types";

/** The whole team's, each with its host; `own` are those booked with the acting profile. */
export function useEventTypes() {
  const { employerProfileId } = useSession();
  const query = useCollection(InterviewEventType, {
    at: eventTypesPath,
    include: ["employerProfile"],
    size: 100,
  });
  const own = query.data?.filter((type) => type.employerProfileId === employerProfileId);
  return { query, own };
}
