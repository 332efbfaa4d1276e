/** The dependencies of reading calendars: the guarded HTTP client, the secret box and the configured services. */
import {
  type Outgoing,
  openOutgoing,
  type OutgoingOptions,
} from "#platform/server/outgoing/guarded-client.ts";
import { type Secrets, secretsOf } from "#platform/server/crypto/secrets.ts";
import { tokenSigner, type TokenSigner } from "#platform/server/crypto/signed-token.ts";
import type { ConnectedService } from "../../../calendar-constants.ts";
import {
  connectedServicesOf,
  type OAuthService,
  type CalendarSettings,
} from "../connection/oauth-clients.ts";

export interface Calendars {
  outgoing: Outgoing;
  secrets: Secrets;
  tokens: TokenSigner;
  /** Only those that are set up. */
  services: Partial<Record<ConnectedService, OAuthService>>;
}

/** `resolve` is a test's own way to look names up. */
export const openCalendars = (config: CalendarSettings, resolve?: OutgoingOptions["resolve"]): Calendars => ({
  outgoing: openOutgoing({ exceptions: config.outgoingAllowed, resolve }),
  secrets: secretsOf(config),
  tokens: tokenSigner(config.tokenSecret),
  services: connectedServicesOf(config),
});

/** What each secret is sealed for. */
export const sealedFor = {
  calendarUrl: "blocking_calendars.url",
  credentialUrl: "third_party_credentials.url",
  secret: "third_party_credentials.secret",
  access: "third_party_credentials.access",
  verifier: "calendar_connections.verifier",
};
