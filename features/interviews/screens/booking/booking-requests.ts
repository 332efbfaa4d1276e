/** Requests of the booking page: the interview type by its slugs, and its free times. */
import { fullName } from "#features/accounts/full-name.ts";
import type { CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import type { EventType } from "../event-types/use-event-types.ts";

export const eventTypeRequest = (employerSlug: string, slug: string): CollectionOptions => ({
  filter: { employerSlug, slug },
  include: ["employer", "employerProfile"],
});

/** Without ends the server tells of the next days, as far as one answer reaches. */
export const freeTimesRequest = (typeId: string, moved?: string | null): CollectionOptions => ({
  filter: { interviewEventTypeId: typeId, interviewId: moved },
});

/** One answer tells of so many days. */
export const daysInAnswer = 31;

/** People's names are for those who are logged in. */
interface Host {
  firstName?: string;
  lastName?: string;
  position?: string | null;
}

interface BookedEmployer {
  id: string;
  name: string;
  slug: string;
  profileImage?: { smallUrl: string } | null;
}

/** The employer and the host that the server sent with the type: their public attributes, not the whole resource. */
export function partiesOf(type: EventType) {
  const host = (type.employerProfile ?? {}) as Host;
  return {
    employer: type.employer as BookedEmployer,
    host,
    hostName: fullName(host),
  };
}
