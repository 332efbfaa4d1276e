/** For tests: a server where Google and Microsoft are set up, and the way there and back. */
import { beforeEach, expect } from "vitest";
import { startCalendars } from "../calendars.fixtures.ts";
import { startGoogle, startMicrosoft } from "../providers/google-and-microsoft.fixtures.ts";
import { client } from "./oauth.fixtures.ts";

/** Starts a server of its own with both providers; a test file calls it once. */
export async function startConnections() {
  const [google, microsoft] = await Promise.all([startGoogle(), startMicrosoft()]);
  const { server, worker, employer } = await startCalendars({
    allowed: [],
    settings: {
      ...{ GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_URL: google.url },
      ...{
        MICROSOFT_CLIENT_ID: client.id,
        MICROSOFT_CLIENT_SECRET: client.secret,
        MICROSOFT_URL: microsoft.url,
      },
    },
  });
  beforeEach(() => {
    for (const { state } of [google, microsoft])
      Object.assign(state, {
        isRevoked: false,
        givesRefreshToken: true,
        grants: [],
        calls: [],
        revoked: [],
        revocationStatus: 200,
      });
  });

  const begin = (who: Employer, service: string, more: object = {}) =>
    who.request("employers/calendar_connections", { method: "POST", body: { service, ...more } });
  const complete = (who: Employer, body: object) =>
    who.request("employers/calendar_connections/complete", { method: "POST", body });

  /** Goes there, says yes, comes back to the callback; gives what the page then has in its address. */
  async function round(who: Employer, service: "google" | "microsoft", more: object = {}) {
    const answer = await begin(who, service, more);
    expect(answer.status).toBe(201);
    const back = (service === "google" ? google : microsoft).allow(answer.json().url);
    expect(back.origin).toBe(new URL(server.config.publicUrl).origin);
    const redirect = await server.request(`${back.pathname}${back.search}`);
    expect(redirect.status).toBe(302);
    expect(redirect.headers["referrer-policy"]).toBe("no-referrer");
    const page = new URL(String(redirect.headers.location), "http://localhost");
    expect(page.pathname).toBe("/employer/interviews");
    expect(page.searchParams.get("tab")).toBe("calendars");
    return { state: page.searchParams.get("state")!, code: page.searchParams.get("code")! };
  }

  return { server, worker, employer, google, microsoft, begin, complete, round };
}

export type Employer = Awaited<ReturnType<Awaited<ReturnType<typeof startCalendars>>["employer"]>>;
