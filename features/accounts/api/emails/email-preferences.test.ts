/**
 * Choosing which emails to receive: the settings' switches, the unsubscribe link, and the one function that
 * checks them.
 */
import { testServer } from "#app/testing/test-server.ts";
import { mailTemplate } from "#platform/server/mail/template.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailSubscriber } from "./email-subscriber.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
type Person = Awaited<ReturnType<Server["person"]>>;
interface Row {
  id: string;
  attributes: Record<string, unknown>;
  relationships: { email_type: { data: { id: string } } };
}

const server = await testServer();
const work = testJobs({ ...server, url: server.databaseUrl } as never, []);
let educator: Person;
let employer: Person;
let operator: Person;
beforeAll(async () => {
  educator = await server.person("educator", { zipCode: "78701" });
  employer = await server.person("employer", { zipCode: "78701", employerName: "Acorn House" });
  operator = await server.person("educator", { zipCode: "78701" });
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
});
beforeEach(async () => {
  await server.db.deleteFrom("accountEmailPreferences").execute();
  await server.db.updateTable("emailTypes").set({ active: true, visible: true }).execute();
});
afterAll(() => server.close());

async function choicesOf(person: Person): Promise<(Row & { key: string })[]> {
  const { data, included = [] } = (
    await person.request("account_email_preferences?include=email_type")
  ).json();
  return data.map((row: Row) => ({
    ...row,
    key: included.find(({ id }: Row) => id === row.relationships.email_type.data.id).attributes.key,
  }));
}
const patch = (as: Person, path: string, attributes: object) => {
  const [type, id] = path.split("/");
  return as.request(path, { method: "PATCH", body: { data: { type, id, attributes } } });
};

describe("the switches", () => {
  test("there is one for each kind that concerns somebody, all but news on from the start", async () => {
    expect((await choicesOf(educator)).map(({ key, attributes }) => [key, attributes["enabled"]])).toEqual([
      ["application_updates", true],
      ["profile_updates", true],
      ["job_alerts", true],
      ["new_messages", true],
      ["interviews", true],
      ["interview_reminders", true],
      ["product_news", false],
    ]);
    expect((await choicesOf(employer)).map(({ key }) => key)).toEqual([
      "new_application",
      "job_listings",
      "saved_filters",
      "hiring_hero",
      "new_messages",
      "interviews",
      "interview_reminders",
      "product_news",
    ]);
    const kinds = (await educator.request("email_types")).json().data as Row[];
    expect(kinds.map(({ attributes }) => attributes["name"])).toContain("Interview reminders");
  });

  test("one that is switched off stays off, and is nobody else's", async () => {
    const [first] = await choicesOf(educator);
    expect((await patch(employer, `account_email_preferences/${first!.id}`, { enabled: false })).status).toBe(
      404,
    );
    expect((await patch(educator, `account_email_preferences/${first!.id}`, { enabled: false })).status).toBe(
      200,
    );
    expect((await choicesOf(educator))[0]?.attributes["enabled"]).toBe(false);
  });

  test("choosing by POST is the same choice", async () => {
    const [first] = await choicesOf(educator);
    const attributes = { enabled: false, emailTypeId: first!.relationships.email_type.data.id };
    const body = { data: { type: "account_email_preferences", attributes } };
    const made = await educator.request("account_email_preferences", { method: "POST", body });
    expect([made.status, made.json().data.id]).toEqual([201, first!.id]);
    const foreign = (await choicesOf(employer))[0]!.relationships.email_type.data.id;
    const rejected = await educator.request("account_email_preferences", {
      method: "POST",
      body: {
        data: { type: "account_email_preferences", attributes: { enabled: false, emailTypeId: foreign } },
      },
    });
    expect(rejected.status).toBe(422);
  });

  test("whoever is not logged in reads which kinds there are, and chooses none", async () => {
    const answer = await server.request("email_types");
    expect(answer.status).toBe(200);
    const kinds = answer.json().data.map(({ attributes }: Row) => attributes["mailerType"]);
    expect(new Set(kinds)).toEqual(new Set(["educator", "employer", "account", "marketing"]));
    expect((await server.request("account_email_preferences")).status).toBe(401);
  });

  test("operators take a kind out of the settings, and nobody else does", async () => {
    const { id } = await server.db
      .selectFrom("emailTypes")
      .select("id")
      .where("key", "=", "job_alerts")
      .executeTakeFirstOrThrow();
    expect((await patch(educator, `email_types/${id}`, { visible: false })).status).toBe(403);
    expect((await patch(operator, `email_types/${id}`, { visible: false })).status).toBe(200);
    expect((await choicesOf(educator)).map(({ key }) => key)).not.toContain("job_alerts");
  });
});

const reminder = mailTemplate({
  id: "test.reminder",
  emailType: "interview_reminders",
  sample: {},
  write: () => ({ subject: "Soon", blocks: [{ paragraph: "Your interview is soon" }] }),
});
const warning = mailTemplate({
  id: "test.warning",
  sample: {},
  write: () => ({ subject: "Was that you?", blocks: [{ paragraph: "Somebody logged in" }] }),
});
let count = 0;
const sendReminder = (template = reminder) =>
  emailSubscriber(server.db, work.context.settings, {
    accountId: educator.accountId,
    key: `told:${(count += 1)}`,
    template: template({}),
  });

describe("the one door of mails", () => {
  test("asks the kind, the choice and the account; mail about the account itself always goes", async () => {
    expect(await sendReminder()).toBe(true);
    await server.db.updateTable("emailTypes").set({ active: false }).execute();
    expect(await sendReminder()).toBe(false);
    await server.db.updateTable("emailTypes").set({ active: true }).execute();
    const reminderChoice = (await choicesOf(educator)).find(({ key }) => key === "interview_reminders")!;
    await patch(educator, `account_email_preferences/${reminderChoice.id}`, { enabled: false });
    expect(await sendReminder()).toBe(false);
    await patch(educator, `account_email_preferences/${reminderChoice.id}`, { enabled: true });
    expect(await sendReminder()).toBe(true);
    const only = (emailNotifications: boolean) =>
      server.db
        .updateTable("accounts")
        .set({ emailNotifications })
        .where("id", "=", educator.accountId)
        .execute();
    await only(false);
    expect([await sendReminder(), await sendReminder(warning)]).toEqual([false, true]);
    await only(true);
  });
});

describe("the link in a mail", () => {
  /** As the mail program finds it in the headers. */
  async function link(): Promise<string> {
    await sendReminder();
    const mail = await server.db
      .selectFrom("mails")
      .selectAll()
      .where("name", "=", "test.reminder")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const headers = Object.fromEntries(mail.headers as [string, string][]);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = headers["List-Unsubscribe"]!.slice(1, -1);
    expect(mail.html).toContain(url);
    expect(mail.text).toContain(url);
    return url.replace("http://localhost:3000", "");
  }
  const post = (
    url: string,
    body = "List-Unsubscribe=One-Click",
    type = "application/x-www-form-urlencoded",
  ) => server.request(url, { method: "POST", body, headers: { "content-type": type } });
  const isWanted = async () =>
    (await choicesOf(educator)).find(({ key }) => key === "interview_reminders")?.attributes["enabled"];

  test("switches off by one POST without logging in, and a second one changes nothing (RFC 8058)", async () => {
    const url = await link();
    const { status, text } = await post(url);
    expect([status, text]).toEqual([200, ""]);
    expect(await isWanted()).toBe(false);
    const written = () => server.db.selectFrom("accountEmailPreferences").selectAll().execute();
    const before = await written();
    expect((await post(url)).status).toBe(200);
    expect(await written()).toEqual(before);
    expect(await sendReminder()).toBe(false);
    const others = (await choicesOf(educator)).filter(({ attributes }) => attributes["enabled"]);
    expect(others).toHaveLength(5);
  });

  test("also as a form of several parts, as some programs send it", async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(await link(), body, "multipart/form-data; boundary=x")).status).toBe(200);
    expect(await isWanted()).toBe(false);
  });

  test("following it changes nothing; its page asks, switches off, and takes it back", async () => {
    const url = await link();
    const confirmation = await server.request(url);
    expect([confirmation.status, confirmation.headers["content-type"]]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(confirmation.text).toContain("Stop these emails?");
    expect(confirmation.text).toContain("Interview reminders");
    expect(await isWanted()).toBe(true);
    expect((await post(url, "choice=off")).text).toContain("You&#39;re unsubscribed");
    expect(await isWanted()).toBe(false);
    expect((await server.request(url)).text).toContain("You&#39;re unsubscribed");
    expect((await post(url, "choice=on")).text).toContain("You get these emails again");
    expect(await isWanted()).toBe(true);
  });

  test.each(["", "?token=", "?token=nonsense", "?token=a.b.c"])("%j is nobody's link", async (query) => {
    const { status, text } = await server.request(`/api/unsubscribe${query}`);
    expect(status).toBe(404);
    expect(text).toContain("This link doesn&#39;t work any more");
    expect((await post(`/api/unsubscribe${query}`)).status).toBe(404);
  });

  test("a link for something else is none, though it is signed", async () => {
    const token = await work.context.settings.tokens.sign("file", educator.accountId, 60, {
      emailType: "interview_reminders",
    });
    expect((await post(`/api/unsubscribe?token=${token}`)).status).toBe(404);
  });
});
