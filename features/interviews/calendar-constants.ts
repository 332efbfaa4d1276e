/** Constants of calendars: the services they are read from, and limits. */
import { isOneOf } from "#platform/shared/literals.ts";

export const calendarServices = ["ics", "caldav", "google", "microsoft"] as const;
export type CalendarService = (typeof calendarServices)[number];
/** Those that let us in with something secret; an ICS address is the secret itself. */
export const credentialServices = ["caldav", "google", "microsoft"] as const;
export type CredentialService = (typeof credentialServices)[number];
/** Those whose own page asks people whether we may look. */
export const connectedServices = ["google", "microsoft"] as const;
export type ConnectedService = (typeof connectedServices)[number];

export const isConnectedService = (service: string): service is ConnectedService =>
  isOneOf(connectedServices, service);

/** Failures that only reconnecting the calendar can solve. */
export const reconnectFailures: readonly string[] = ["unauthorized", "revoked", "lost_key"];

/** As many as one profile may have. */
export const maxCalendars = 20;
