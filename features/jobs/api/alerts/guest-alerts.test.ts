/** Alerts of people without an account, end to end: requested, confirmed, mailed, changed and ended by email. */
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { alertFixtures, requestAlert, findLink, morningAfter } from "./alerts.fixtures.ts";
import { alertUrl } from "./alert-link.ts";

const server = await testServer();
const { begin, clock, context, directors, mails, submitForm, publish, emailAlerts, ago } =
  alertFixtures(server);
afterAll(() => server.close());

describe("who has no account", () => {
  const email = () => `guest-${randomUUID()}@people.example`;

  test("confirms the address, hears of new jobs, changes how often, and ends it by one press", async () => {
    const to = email();
    const answer = await server.request(
      "job_alerts",
      requestAlert({ role: ["Director"] }, { email: to.toUpperCase(), frequency: "instantly" }),
    );
    expect([answer.status, answer.text]).toEqual([204, ""]);
    await begin();
    await publish(directors().slice(0, 1), ago(3 * 3_600_000));
    await emailAlerts();
    const [confirmation, ...none] = await mails(to);
    expect(none).toEqual([]);
    expect(confirmation).toMatchObject({ subject: "Confirm your job alert", emailType: null });
    const link = findLink(confirmation!.text);

    // Opening the link, and a mail program's one-click request, confirm nothing.
    expect((await server.request(link)).text).toContain("Send you new jobs?");
    expect((await submitForm(link)).status).toBe(200);
    expect((await submitForm(link, "resume")).text).toContain("Send you new jobs?");
    await emailAlerts();
    expect(await mails(to)).toHaveLength(1);

    expect((await submitForm(link, "confirm", "instantly")).text).toContain("Confirmed.");
    await begin();
    await publish(directors().slice(1, 3));
    await emailAlerts();
    await emailAlerts();
    const [, news, ...others] = await mails(to);
    expect(others).toEqual([]);
    expect(news!.subject).toBe("2 new jobs for your search");
    const headers = JSON.stringify(news!.headers);
    expect(headers).toContain("List-Unsubscribe=One-Click");
    expect(headers).toContain(findLink(news!.text));

    expect((await submitForm(link, "keep", "weekly")).text).toContain("Saved.");
    expect((await submitForm(link)).status).toBe(200);
    expect((await server.request(link)).text).toContain("You get no more emails for this search");
    clock.now = morningAfter(10);
    await publish(directors().slice(3, 5));
    await emailAlerts();
    expect(await mails(to)).toHaveLength(2);
    expect((await submitForm(link, "resume")).text).toContain("The emails come again.");
    await emailAlerts();
    expect(await mails(to)).toHaveLength(3);
  });

  test("learns nothing by asking: the answer is always the same, and an inbox is not filled", async () => {
    const to = email();
    const one = () => server.request("job_alerts", requestAlert({ role: ["Director"] }, { email: to }));
    const answers = [await one(), await one()];
    await submitForm(findLink((await mails(to))[0]!.text), "confirm");
    answers.push(await one());
    for (let wage = 1; wage <= 12; wage += 1)
      answers.push(await server.request("job_alerts", requestAlert({ minimumWage: wage }, { email: to })));
    const account = await server.person("educator");
    answers.push(
      await server.request("job_alerts", requestAlert({ role: ["Director"] }, { email: account.email })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(["204 "]));
    expect(await mails(to)).toHaveLength(4);
    expect((await server.request("job_alerts")).json().data).toEqual([]);
    expect((await server.request("job_alerts", requestAlert({}))).status).toBe(422);
    expect((await server.request("job_alerts", requestAlert({}, { email: "nobody" }))).status).toBe(422);
  });

  test("finds the alert in an account of the same confirmed address, in place of the same one", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }, { frequency: "weekly" }));
    await server.request(
      "job_alerts",
      requestAlert({ role: ["Director"] }, { email: ana.email, frequency: "daily" }),
    );
    expect((await ana.request("job_alerts")).json().data).toHaveLength(1);
    const confirmation = (await mails(ana.email)).find(({ name }) => name === "jobs.confirm-alert")!;
    expect((await submitForm(findLink(confirmation.text), "confirm")).status).toBe(200);
    const { data } = (await ana.request("job_alerts")).json();
    expect(data).toHaveLength(1);
    expect(data[0].attributes).toMatchObject({ frequency: "daily", email: ana.email });
  });

  test("a forged link is good for nothing", async () => {
    expect((await server.request("/api/saved_search?token=abc")).status).toBe(404);
    expect((await submitForm("/api/saved_search?token=abc")).status).toBe(404);
    const foreign = await alertUrl(context().settings.tokens, "", randomUUID());
    expect((await submitForm(foreign, "stop")).text).toContain("The job alert is over");
  });
});
