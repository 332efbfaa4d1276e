/** Google and Microsoft as OAuth 2.0 servers: where they are, and how this site is known there. */
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  type ServerMetadata,
} from "openid-client";
import { asFetch } from "#platform/server/outgoing/as-fetch.ts";
import { hostAndPortOf } from "#platform/server/outgoing/check-address.ts";
import type { Config } from "#platform/server/config/config.ts";
import { type Outgoing, openOutgoing } from "#platform/server/outgoing/guarded-client.ts";
import { type ConnectedService, connectedServices } from "../../../calendar-constants.ts";

export type CalendarSettings = Pick<
  Config,
  | "tokenSecret"
  | "secretsKey"
  | "outgoingAllowed"
  | "publicUrl"
  | "googleClientId"
  | "googleClientSecret"
  | "googleUrl"
  | "microsoftClientId"
  | "microsoftClientSecret"
  | "microsoftUrl"
>;

export interface OAuthService {
  oauth: Configuration;
  /** The base of its calendar API, without a slash at the end. */
  api: string;
  scope: string;
  /** What it wants to be asked besides, so that access lasts while nobody is there. */
  asks: Record<string, string>;
  /** Where it sends people back to. */
  redirectUri: string;
  outgoing: Outgoing;
}

interface Place {
  metadata: ServerMetadata;
  api: string;
}

const limits = { maxBytes: 100_000, timeoutMs: 10_000 };

/** A service is set up when its client id and secret are. */
export function connectedServicesOf(
  config: CalendarSettings,
): Partial<Record<ConnectedService, OAuthService>> {
  const found = connectedServices.map((service) => [service, setUp(service, config)] as const);
  return Object.fromEntries(found.filter(([, one]) => one !== undefined));
}

function setUp(service: ConnectedService, config: CalendarSettings): OAuthService | undefined {
  const [id, secret] = [config[`${service}ClientId`], config[`${service}ClientSecret`]];
  if (!id || !secret) return undefined;
  const base = config[`${service}Url`];
  const { metadata, api } = places[service](base);
  const outgoing = openOutgoing({ exceptions: base ? [hostAndPortOf(new URL(base))] : [] });
  const oauth = new Configuration(metadata, id, undefined, ClientSecretPost(secret));
  oauth[customFetch] = asFetch(outgoing, limits) as Configuration[typeof customFetch] & typeof fetch;
  // Only a test's own server, which the settings name.
  if (base?.startsWith("http:")) allowInsecureRequests(oauth);
  const redirectUri = `${config.publicUrl}/api/calendar_connections/${service}/callback`;
  return { oauth, api, outgoing, redirectUri, ...wishes[service] };
}

const places: Record<ConnectedService, (base?: string) => Place> = {
  google: (base) => ({
    metadata: {
      issuer: base ?? "https://accounts.google.com",
      authorization_endpoint: `${base ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
      token_endpoint: `${base ?? "https://oauth2.googleapis.com"}/token`,
      revocation_endpoint: `${base ?? "https://oauth2.googleapis.com"}/revoke`,
    },
    api: `${base ?? "https://www.googleapis.com"}/calendar/v3`,
  }),
  microsoft: (base) => ({
    metadata: {
      issuer: `${base ?? "https://login.microsoftonline.com"}/common/v2.0`,
      authorization_endpoint: `${base ?? "https://login.microsoftonline.com"}/common/oauth2/v2.0/authorize`,
      token_endpoint: `${base ?? "https://login.microsoftonline.com"}/common/oauth2/v2.0/token`,
    },
    api: `${base ?? "https://graph.microsoft.com"}/v1.0`,
  }),
};

/** The least that shows which calendars there are and when they are busy. */
const wishes: Record<ConnectedService, Pick<OAuthService, "scope" | "asks">> = {
  google: {
    scope: ["calendar.calendarlist.readonly", "calendar.freebusy"]
      .map((name) => `https://www.googleapis.com/auth/${name}`)
      .join(" "),
    asks: { access_type: "offline", prompt: "consent" },
  },
  microsoft: { scope: "offline_access Calendars.ReadBasic", asks: { prompt: "select_account" } },
};
