import { describe, expect, test } from "vitest";
import { calendarProblems } from "../providers/calendar-error.ts";
import {
  startCalendars,
  connectionsPath,
  hourOf,
  calendarsPath,
  type CalendarAttributes,
} from "../calendars.fixtures.ts";
import { startConnections } from "./connections.fixtures.ts";
import { nextMonth, tomorrow } from "../providers/google-and-microsoft.fixtures.ts";

const { begin, complete, employer, round, server, worker, google, microsoft } = await startConnections();

const owner = await employer("Little Oaks");
const stranger = await employer("Tall Pines");

async function connected(service: "google" | "microsoft"): Promise<string> {
  const answer = await complete(owner, await round(owner, service));
  expect(answer.status).toBe(201);
  return answer.json().thirdPartyCredentialId;
}

const list = (id: string) => owner.request(`${connectionsPath}/${id}/list_calendars`, { method: "POST" });

describe("Google", () => {
  test("connected, its calendars are listed, and one is read in parts; only times are kept", async () => {
    const thirdPartyCredentialId = await connected("google");
    expect((await list(thirdPartyCredentialId)).json().calendars).toEqual([
      { id: "ana@example.com", name: "ana@example.com", isPrimary: true },
      { id: "team#1@group", name: "My team", isPrimary: false },
    ]);
    const chosen = { service: "google", thirdPartyCredentialId, calendarId: "team#1@group" };
    const calendar = await owner.connect(chosen);
    expect(calendar.attributes.failure).toBeNull();
    expect(await owner.busy(calendar)).toEqual([hourOf(tomorrow), hourOf(nextMonth)]);
    const spans = google.state.calls.filter(({ body }) => body).map(({ body }) => JSON.parse(body));
    expect(spans.length).toBe(3);
    for (const { timeMin, timeMax } of spans)
      expect(Date.parse(timeMax) - Date.parse(timeMin)).toBeLessThanOrEqual(40 * 86_400_000);
  });

  test("the tokens are kept encrypted and shown nowhere", async () => {
    const id = await connected("google");
    const { accessToken, refreshToken } = google.state;
    const row = await server.db
      .selectFrom("thirdPartyCredentials")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const shown = (await owner.request(`${connectionsPath}/${id}`)).text;
    for (const text of [
      shown,
      row.secret.toString("latin1"),
      row.access!.toString("latin1"),
      JSON.stringify(worker.lines),
    ])
      for (const token of [accessToken, refreshToken]) expect(text).not.toContain(token);
  });

  test("a token that runs out is renewed", async () => {
    const { id } = await used("google", "ana@example.com");
    expect(google.state.grants).toEqual(["authorization_code"]);
    await runOut();
    await again(id);
    expect(google.state.grants).toEqual(["authorization_code", "refresh_token"]);
    await runOut();
    await again(id);
    expect((await owner.read(id)).attributes.failure).toBeNull();
  });

  test("access that was taken back is told, and connecting anew puts it right", async () => {
    const calendar = await used("google", "ana@example.com");
    google.state.isRevoked = true;
    await runOut();
    await again(calendar.id);
    const { attributes } = await owner.read(calendar.id);
    expect(attributes).toMatchObject({ failureCode: "revoked", failure: calendarProblems["revoked"] });
    expect(await owner.busy(calendar)).toHaveLength(2);
    google.state.isRevoked = false;
    const { data } = (await owner.request(`${calendarsPath}/${calendar.id}`)).json();
    const thirdPartyCredentialId = data.relationships.third_party_credential.data.id;
    const answer = await complete(owner, await round(owner, "google", { thirdPartyCredentialId }));
    expect(answer.json().thirdPartyCredentialId).toBe(thirdPartyCredentialId);
    await worker.run();
    expect((await owner.read(calendar.id)).attributes.failureCode).toBeNull();
  });

  test("a calendar that is gone is told of", async () => {
    const calendar = await used("google", "gone");
    expect(calendar.attributes.failureCode).toBe("not_found");
  });

  test("without lasting access there is no connection", async () => {
    google.state.givesRefreshToken = false;
    expect((await complete(owner, await round(owner, "google"))).json().errors).toMatchObject([
      { code: "not_connected" },
    ]);
  });
});

describe("Microsoft", () => {
  test("connected, listed, and read page by page, without what is free or called off", async () => {
    const thirdPartyCredentialId = await connected("microsoft");
    expect((await list(thirdPartyCredentialId)).json().calendars).toEqual([
      { id: "a/b", name: "Calendar", isPrimary: true },
    ]);
    const calendar = await owner.connect({ service: "microsoft", thirdPartyCredentialId, calendarId: "a/b" });
    expect(calendar.attributes.failure).toBeNull();
    expect(await owner.busy(calendar)).toEqual([hourOf(tomorrow), hourOf(nextMonth)]);
    expect(microsoft.state.calls.at(-1)!.headers.prefer).toContain("UTC");
  });

  test("a next page that lies elsewhere is not asked for: the token stays at home", async () => {
    const calendar = await used("microsoft", "away");
    expect(calendar.attributes.failureCode).toBe("unreadable");
  });
});

describe("who may end a connection", () => {
  test("only who began it, once", async () => {
    const back = await round(owner, "google");
    expect((await complete(stranger, back)).status).toBe(422);
    expect(
      (await server.request("employers/calendar_connections/complete", { method: "POST", body: back }))
        .status,
    ).toBe(401);
    expect((await complete(owner, back)).status).toBe(201);
    expect((await complete(owner, back)).status).toBe(422);
  });

  test("nobody with a state that was made up, or that took too long", async () => {
    const { code, state } = await round(owner, "google");
    expect((await complete(owner, { code, state: `${state}x` })).status).toBe(422);
    await server.db
      .updateTable("calendarConnections")
      .set({ expiresAt: new Date(0) })
      .execute();
    expect((await complete(owner, { code, state })).status).toBe(422);
    const forged = await server.request("calendar_connections/google/callback?state=forged&code=1");
    expect(forged.headers.location).toBe("/employer/interviews?tab=calendars&connect=refused");
  });

  test("no other service than the one that was asked", async () => {
    const { code, state } = await round(owner, "google");
    const query = new URLSearchParams({ code, state }).toString();
    const at = async (service: string) =>
      String((await server.request(`calendar_connections/${service}/callback?${query}`)).headers.location);
    expect(await at("microsoft")).toBe("/employer/interviews?tab=calendars&connect=refused");
    expect(await at("nobody")).toBe("/employer/interviews?tab=calendars&connect=refused");
    expect(await at("google")).toContain("code=");
  });

  test("who says no at the service comes back to where they were, and is told", async () => {
    const { url } = (await begin(owner, "microsoft")).json();
    const state = encodeURIComponent(new URL(url).searchParams.get("state")!);
    const answer = await server.request(
      `calendar_connections/microsoft/callback?error=access_denied&state=${state}`,
    );
    expect(answer.headers.location).toMatch(/\/employer\/interviews\?tab=calendars&connect=refused$/);
  });

  test("another's credential is not connected anew", async () => {
    const thirdPartyCredentialId = await connected("google");
    expect((await begin(stranger, "google", { thirdPartyCredentialId })).status).toBe(404);
    expect(
      (
        await stranger.request(`${connectionsPath}/${thirdPartyCredentialId}/list_calendars`, {
          method: "POST",
        })
      ).status,
    ).toBe(404);
  });
});

test("what is set up is told, and what is not cannot be begun", async () => {
  expect((await owner.request("employers/calendar_services")).json()).toEqual({
    google: true,
    microsoft: true,
  });
  const bare = await startCalendars({ allowed: [] });
  const elsewhere = await bare.employer("Plain");
  expect((await elsewhere.request("employers/calendar_services")).json()).toEqual({
    google: false,
    microsoft: false,
  });
  const answer = await begin(elsewhere, "google");
  expect(answer.json().errors).toMatchObject([
    { code: "not_set_up", detail: calendarProblems["not_set_up"] },
  ]);
});

async function used(service: "google" | "microsoft", calendarId: string): Promise<CalendarAttributes> {
  return owner.connect({ service, thirdPartyCredentialId: await connected(service), calendarId });
}

const runOut = () =>
  server.db
    .updateTable("thirdPartyCredentials")
    .set({ expiresAt: new Date(Date.now() + 30_000) })
    .execute();

async function again(calendarId: string): Promise<void> {
  const sync = worker.jobs.find(({ name }) => name === "calendars.sync")!;
  await sync.enqueue(server.db, { calendarId } as never);
  await worker.run();
}
