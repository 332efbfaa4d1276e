/** The current employer profile's calendars, refetched while one of them is being read. */
import { call } from "#platform/web/api-client/api.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import type { ConnectedService } from "../../calendar-constants.ts";

export const calendarsPath = "employers/blocking_calendars";
export const connectionsPath = "employers/third_party_credentials";

export type Calendar = ResourceOf<typeof BlockingCalendar>;

const soon = 1_500;
const nowAndThen = 60_000;

export function useCalendars() {
  const path = { at: calendarsPath, size: 50 };
  const query = useCollection(BlockingCalendar, path);
  const isReading = query.data?.some(({ reading }) => reading) ?? false;
  // The same answer, asked for again: it is one entry of the cache.
  useCollection(BlockingCalendar, { ...path, refetchIntervalMs: isReading ? soon : nowAndThen });
  return query;
}

/** Which services are set up on this site; undefined until it is known. */
export function useCalendarServices(): Record<ConnectedService, boolean> | undefined {
  const { data } = useDocument("employers/calendar_services");
  // A document of its own shape: the services by name.
  return data as unknown as Record<ConnectedService, boolean> | undefined;
}

export interface FoundCalendar {
  id: string;
  name: string;
  isPrimary: boolean;
}

/** Asked at the service itself: may take some seconds. */
export async function listCalendars(credentialId: string): Promise<FoundCalendar[]> {
  const answer = await call<{ calendars: FoundCalendar[] }>(
    `${connectionsPath}/${credentialId}/list_calendars`,
    {
      method: "POST",
      timeout: 45_000,
    },
  );
  return answer.calendars;
}

/** Leaves for Google or Microsoft; they send people back to this tab. */
export async function openServiceLogin(
  service: ConnectedService,
  thirdPartyCredentialId?: string,
): Promise<void> {
  const body = { service, ...(thirdPartyCredentialId && { thirdPartyCredentialId }) };
  const { url } = await call<{ url: string }>("employers/calendar_connections", { method: "POST", body });
  window.location.assign(url);
}

/** What they sent people back with, once. */
export const completeConnection = (state: string, code: string) =>
  call<{ thirdPartyCredentialId: string; service: ConnectedService }>(
    "employers/calendar_connections/complete",
    { method: "POST", body: { state, code }, timeout: 30_000 },
  );
