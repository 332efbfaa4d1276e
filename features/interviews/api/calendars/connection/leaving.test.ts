/** When a host leaves a team or the product, their calendars are no longer read, and Google's grant is revoked. */
import { describe, expect, test } from "vitest";
import { connectionsPath } from "../calendars.fixtures.ts";
import { startConnections, type Employer } from "./connections.fixtures.ts";

const { complete, employer, round, server, worker, google } = await startConnections();

describe("whoever leaves", () => {
  /** An employer with a calendar of Google that was read; its refresh token is the server's of the moment. */
  async function readFromGoogle(who: Employer) {
    const thirdPartyCredentialId = (await complete(who, await round(who, "google"))).json()
      .thirdPartyCredentialId;
    const calendarId = "ana@example.com";
    const calendar = await who.connect({ service: "google", thirdPartyCredentialId, calendarId });
    expect((await who.busy(calendar)).length).toBeGreaterThan(0);
    return { calendar, token: google.state.refreshToken };
  }
  const profileOf = async (who: Employer) =>
    server.db
      .selectFrom("employerProfiles")
      .selectAll()
      .where("accountId", "=", who.accountId)
      .executeTakeFirstOrThrow();
  const leftOf = async (profileId: string) => {
    const [calendars, credentials, busy] = await Promise.all(
      (["blockingCalendars", "thirdPartyCredentials", "calendarBusyTimes"] as const).map((table) =>
        server.db
          .selectFrom(table)
          .select("employerProfileId")
          .where("employerProfileId", "=", profileId)
          .execute(),
      ),
    );
    return calendars!.length + credentials!.length + busy!.length;
  };

  test("taken off the team, nothing of the calendar is left, and Google hears of it", async () => {
    const who = await employer("Left Behind");
    const { token } = await readFromGoogle(who);
    const profile = await profileOf(who);
    // Somebody else owns the team, so that this one may go.
    const other = await profileOf(await employer("Right Ahead"));
    await server.db
      .updateTable("employerProfiles")
      .set({ employerId: profile.employerId, role: "owner" })
      .where("id", "=", other.id)
      .execute();
    const removed = await who.request(`employers/employer_profiles/${profile.id}`, { method: "DELETE" });
    expect(removed.status).toBe(204);
    expect(await leftOf(profile.id)).toBe(0);
    expect(google.state.revoked).toEqual([]);
    expect(await worker.run()).toContain("calendars.revoke-grant");
    expect(google.state.revoked).toEqual([token]);
  });

  test("an account that is closed is read no more, and a revocation that fails is tried again", async () => {
    const who = await employer("Closed House");
    const { token } = await readFromGoogle(who);
    const profile = await profileOf(who);
    // By a way that no event tells of: the sweep finds it.
    await server.db
      .updateTable("accounts")
      .set({ closedAt: new Date() })
      .where("id", "=", who.accountId)
      .execute();
    await server.db.updateTable("blockingCalendars").set({ nextSyncAt: null }).execute();
    google.state.calls = [];
    const job = (name: string) => worker.jobs.find((one) => one.name === name)!;
    const context = { ...worker.context, attempt: { number: 1, isLast: false } };
    await job("calendars.sync-due").run({}, context);
    await worker.run({ asOf: new Date(Date.now() + 600_000) });
    expect(google.state.calls).toEqual([]);
    await job("calendars.clear").run({}, context);
    expect(await leftOf(profile.id)).toBe(0);
    google.state.revocationStatus = 503;
    await worker.run({ allowFailures: true });
    expect(JSON.stringify(worker.lines)).not.toContain(token);
    google.state.revocationStatus = 200;
    await worker.run({ asOf: new Date(Date.now() + 3_600_000) });
    expect(google.state.revoked).toEqual([token, token]);
  });

  test("an account that is disconnected is given back too", async () => {
    const who = await employer("Disconnected");
    const { token, calendar } = await readFromGoogle(who);
    const { thirdPartyCredentialId } = await server.db
      .selectFrom("blockingCalendars")
      .select("thirdPartyCredentialId")
      .where("id", "=", calendar.id)
      .executeTakeFirstOrThrow();
    await who.request(`${connectionsPath}/${thirdPartyCredentialId}`, { method: "DELETE" });
    await worker.run();
    expect(google.state.revoked).toEqual([token]);
  });
});
