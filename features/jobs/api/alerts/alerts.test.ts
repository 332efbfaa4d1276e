/** An educator's alerts on a real database: which searches may be saved, and that each new job is mailed once. */
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { sql } from "kysely";
import { alertFixtures, requestAlert } from "./alerts.fixtures.ts";

const server = await testServer();
const { assistant, begin, clock, directors, jobs, mails, publish, emailAlerts } = alertFixtures(server);
afterAll(() => server.close());

describe("an educator", () => {
  test("saves a search once, however it is written, changes it, and deletes it", async () => {
    const ana = await server.person("educator");
    const first = await ana.request(
      "job_alerts",
      requestAlert({ role: ["Director"], minimumWage: 0, sort: "distance" }),
    );
    expect(first.status).toBe(201);
    const { id, attributes } = first.json().data;
    expect(attributes).toMatchObject({
      name: "Director",
      email: ana.email,
      filters: { role: ["Director"] },
      frequency: "daily",
      paused: false,
      confirmedAt: expect.any(String),
    });
    const again = await ana.request(
      "job_alerts",
      requestAlert({ role: "director,Director" }, { frequency: "weekly" }),
    );
    expect(again.json().data).toMatchObject({ id, attributes: { frequency: "weekly" } });
    expect((await ana.request("job_alerts")).json().data).toHaveLength(1);
    const patch = (change: object) =>
      ana.request(`job_alerts/${id}`, {
        method: "PATCH",
        body: { data: { type: "job_alerts", id, attributes: change } },
      });
    expect((await patch({ frequency: "instantly", paused: true })).json().data.attributes).toMatchObject({
      frequency: "instantly",
      paused: true,
    });
    expect((await patch({ confirmedAt: null })).status).toBe(403);
    const ben = await server.person("educator");
    expect((await ben.request(`job_alerts/${id}`)).status).toBe(404);
    expect((await ben.request(`job_alerts/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await ana.request(`job_alerts/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await ana.request("job_alerts")).json().data).toEqual([]);
  });

  test("is told what is wrong with filters, and of the most there may be", async () => {
    const ana = await server.person("educator");
    for (const filters of [
      { role: ["Wizard"] },
      { colour: "red" },
      { zipCode: "00000" },
      { address: "Nowhereville, XX" },
    ])
      expect((await ana.request("job_alerts", requestAlert(filters))).status, JSON.stringify(filters)).toBe(
        422,
      );
    const named = (
      await ana.request("job_alerts", requestAlert({ address: "Austin, TX", radiusInMiles: 10 }))
    ).json().data;
    expect(named.attributes.filters).toMatchObject({ lat: expect.any(Number), radiusInMiles: 10 });
    expect(named.attributes.name).toBe("Within 10 miles of Austin, TX");
    for (let wage = 1; wage < 10; wage += 1)
      expect((await ana.request("job_alerts", requestAlert({ minimumWage: wage }))).status).toBe(201);
    const eleventh = await ana.request("job_alerts", requestAlert({ minimumWage: 30 }));
    expect([eleventh.status, eleventh.json().errors[0].code]).toEqual([409, "too_many"]);
    expect((await ana.request("job_alerts", requestAlert({ minimumWage: 3 }))).status).toBe(201);
  });

  test("hears of new jobs as the search finds them, each once, and of none applied for", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }, { frequency: "instantly" }));
    await begin();
    const [one, two, three] = directors();
    await publish([one!, two!, assistant()]);
    await server.db
      .insertInto("jobApplications")
      .values({
        jobListingId: two!.id,
        employerId: two!.employer.id,
        userProfileId: (
          await server.db
            .selectFrom("userProfiles")
            .select("id")
            .where("accountId", "=", ana.accountId)
            .executeTakeFirstOrThrow()
        ).id,
        submittedAt: new Date(),
        aasmState: "submitted",
      })
      .execute();
    await emailAlerts();
    await emailAlerts();
    const [mail, ...more] = await mails(ana.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`New job: ${one!.title} at ${one!.employer.name}`);
    expect(mail!.text).toContain(`/jobs/${one!.slug}`);
    expect(mail!.text).toContain(`/job_listings/${one!.id}/like`);
    expect(mail!.text).not.toContain(two!.slug);
    expect(mail!.text).toContain("/jobs?saved=open");
    expect(JSON.stringify(mail!.headers)).toContain("/api/unsubscribe?token=");

    // A job that closed and reopened is not new.
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await publish([one!, three!]);
    await emailAlerts();
    const second = (await mails(ana.email))[1]!;
    expect(second.text).toContain(three!.slug);
    expect(second.text).not.toContain(one!.slug);
  });

  test("saves hours: the alert is named by them, and hears of jobs that state them alone", async () => {
    const ana = await server.person("educator");
    const filters = { doneBy: "15:00", noWeekends: true };
    const { attributes } = (
      await ana.request("job_alerts", requestAlert(filters, { frequency: "instantly" }))
    ).json().data;
    expect(attributes).toMatchObject({ name: "Done by 3 PM · No weekends", filters });
    await begin();
    const isMeant = ({ workingHours }: (typeof all)[number]) =>
      Boolean(workingHours?.endTime && workingHours.endTime <= "15:00") &&
      !workingHours!.days.some((day) => day === 0 || day === 6) &&
      workingHours!.days.length > 0;
    const all = jobs();
    const [meant, late] = [all.find(isMeant)!, all.find((job) => !isMeant(job))!];
    await publish([meant, late]);
    await emailAlerts();
    const [mail] = await mails(ana.email);
    expect(mail!.text).toContain(meant.slug);
    expect(mail!.text).not.toContain(late.slug);
  });

  test("switched job alerts off in the settings: nothing is sent", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }));
    await begin();
    await sql`insert into account_email_preferences (account_id, email_type_id, enabled)
      select ${ana.accountId}, id, false from email_types where key = 'job_alerts'`.execute(server.db);
    await publish(directors().slice(0, 2));
    await emailAlerts();
    expect(await mails(ana.email)).toEqual([]);
  });
});
