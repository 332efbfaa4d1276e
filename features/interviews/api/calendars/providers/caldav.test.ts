/** CalDAV against Radicale, Debian's own server, on loopback; and against servers that mean no good. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import {
  startCalendars,
  connectionsPath,
  hourOf,
  icsOf,
  listen,
  calendarsPath,
} from "../calendars.fixtures.ts";

const login = { username: "ana", password: "blue paper boats" };
const port = await freePort();
await startRadicale(port);
const server = `http://127.0.0.1:${port}/`;
await makeCalendar("work", "Work & play");
await makeCalendar("home", "Home");
await makeCalendar("tasks", "Tasks", "VTODO");
const tomorrow = { inDays: 1 };
const nextWeek = { inDays: 8, hour: 18 };
await put("work/dentist.ics", icsOf({ ...tomorrow, uid: "dentist" }));
await put("work/long-ago.ics", icsOf({ inDays: -400, uid: "long-ago" }));
await put("home/party.ics", icsOf({ ...nextWeek, uid: "party" }));

const reachedInside = vi.fn();
const inside = await listen((_, answer) => (reachedInside(), answer.end()));
const leading = await listen((_, answer) => answer.writeHead(301, { location: inside.url }).end());
const page = await listen((_, answer) => answer.setHeader("content-type", "text/html").end("<p>Hello</p>"));
const under = await startCalendars({ allowed: [port, leading.port, page.port] });
const { worker } = under;
const owner = await under.employer("Little Oaks");

const door = async (given: object = {}) => {
  const answer = await owner.post(
    connectionsPath,
    { service: "caldav", url: server, ...login, ...given },
    "third_party_credentials",
  );
  expect(answer.status).toBe(201);
  expect(answer.text).not.toContain(login.password);
  return answer.json().data as { id: string };
};
const list = ({ id }: { id: string }) =>
  owner.request(`${connectionsPath}/${id}/list_calendars`, { method: "POST" });

test("its calendars are listed, one is chosen and read; only times are kept", async () => {
  const own = await door();
  const found = (await list(own)).json().calendars;
  expect(found.map(({ name }: { name: string }) => name).toSorted()).toEqual(["Home", "Work & play"]);
  const { id: calendarId, name } = found.find((one: { name: string }) => one.name !== "Home");
  const attributes = { calendarName: name, service: "caldav", thirdPartyCredentialId: own.id, calendarId };
  const calendar = await owner.connect(attributes);
  expect(calendar.attributes).toMatchObject({ failure: null, reading: false, host: `127.0.0.1:${port}` });
  expect(await owner.busy(calendar)).toEqual([hourOf(tomorrow)]);

  await put("work/meeting.ics", icsOf({ inDays: 2, uid: "meeting" }));
  await again(calendar.id);
  expect(await owner.busy(calendar)).toEqual([hourOf(tomorrow), hourOf({ inDays: 2 })]);
});

test("without a choice, all calendars of a server keep times busy; an address may be a calendar's own", async () => {
  const all = await owner.connect({ service: "caldav", url: server, ...login });
  expect(await owner.busy(all)).toContain(hourOf(nextWeek));
  const one = await owner.connect({ service: "caldav", url: `${server}ana/home/`, ...login });
  expect(await owner.busy(one)).toEqual([hourOf(nextWeek)]);
});

test("a wrong password is told, and a new one puts it right", async () => {
  const calendar = await owner.connect({ service: "caldav", url: server, ...login, password: "wrong" });
  expect(calendar.attributes.failureCode).toBe("unauthorized");
  expect(await owner.busy(calendar)).toEqual([]);
  const { data } = (
    await owner.request(`${calendarsPath}/${calendar.id}?include=third_party_credential`)
  ).json();
  const { id } = data.relationships.third_party_credential.data;
  expect((await list({ id })).json().errors).toMatchObject([{ code: "unauthorized" }]);
  const body = { data: { type: "third_party_credentials", id, attributes: { password: login.password } } };
  expect((await owner.request(`${connectionsPath}/${id}`, { method: "PATCH", body })).status).toBe(200);
  await worker.run();
  expect((await owner.read(calendar.id)).attributes.failureCode).toBeNull();
  expect((await owner.busy(calendar)).length).toBeGreaterThan(0);
});

test("a server that leads inside, or is none, is told of; nothing inside is reached", async () => {
  for (const [url, code] of [
    [leading.url, "inside_address"],
    [page.url, "no_calendar"],
  ] as const) {
    expect((await list(await door({ url }))).json().errors).toMatchObject([{ code }]);
    const calendar = await owner.connect({ service: "caldav", url, ...login });
    expect(calendar.attributes.failureCode).toBe(code);
  }
  const own = await door();
  const chosen = { service: "caldav", thirdPartyCredentialId: own.id, calendarId: inside.url };
  const answer = await owner.post(calendarsPath, { calendarName: "a", ...chosen });
  expect(answer.json().errors[0].source.pointer).toBe("/data/attributes/calendarId");
  expect(reachedInside).not.toHaveBeenCalled();
});

async function again(calendarId: string): Promise<void> {
  const sync = worker.jobs.find(({ name }) => name === "calendars.sync")!;
  await sync.enqueue(under.server.db, { calendarId } as never);
  await worker.run();
}

async function startRadicale(at: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "cubby-radicale-"));
  await writeFile(join(folder, "users"), `${login.username}:${login.password}\n`);
  const config = [
    ...[
      "[server]",
      `hosts = 127.0.0.1:${at}`,
      "[auth]",
      "type = htpasswd",
      `htpasswd_filename = ${folder}/users`,
    ],
    ...["htpasswd_encryption = plain", "delay = 0", "[storage]", `filesystem_folder = ${folder}/calendars`],
  ];
  await writeFile(join(folder, "config"), config.join("\n"));
  const program = process.env["RADICALE_PATH"] ?? "radicale";
  const child = spawn(program, ["--config", join(folder, "config")], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const missing = new Promise<never>((_, reject) => {
    child.once("error", () =>
      reject(new Error("This test needs Radicale (Debian: apt-get install radicale), or RADICALE_PATH.")),
    );
    child.once("exit", (code) => reject(new Error(`Radicale ended with ${code}:\n${said}`)));
  });
  missing.catch(() => undefined);
  afterAll(async () => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.race([missing, untilItAnswers(at)]);
}

async function untilItAnswers(at: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${at}/.web`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function makeCalendar(name: string, title: string, component = "VEVENT"): Promise<void> {
  const body = `<?xml version="1.0"?>
    <c:mkcalendar xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop>
      <displayname>${title.replace("&", "&amp;")}</displayname>
      <c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set>
    </prop></set></c:mkcalendar>`;
  expect((await ask("MKCALENDAR", `ana/${name}/`, body)).status).toBe(201);
}

async function put(at: string, body: string): Promise<void> {
  expect((await ask("PUT", `ana/${at}`, body)).ok).toBe(true);
}

function ask(method: string, at: string, body: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString("base64")}`;
  return fetch(server + at, { method, body, headers: { authorization } });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return found;
}
