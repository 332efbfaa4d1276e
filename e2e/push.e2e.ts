/** Notifications of a device: offered once an answer is waited for, shown with the page closed, and where they lead. */
import type { BrowserContext, Page } from "@playwright/test";
import { startPushEndpoint } from "#platform/server/push/push-endpoint.fixtures.ts";
import { signUp } from "./fixtures/api.ts";
import { applyTo } from "./fixtures/conversation.ts";
import type { Person } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });
// The product may call one port that stands in for a push service.
test.describe.configure({ mode: "serial" });

type PushEndpoint = Awaited<ReturnType<typeof startPushEndpoint>>;

/** The browser's own service is out of reach here: this one stands in for it. */
async function stubPushManager(context: BrowserContext, endpoint: PushEndpoint) {
  await context.grantPermissions(["notifications"]);
  await context.exposeFunction("newSubscription", () => endpoint.subscribe());
  await context.addInitScript(() => {
    const { prototype } = PushManager;
    let own: PushSubscription | null = null;
    prototype.getSubscription = async () => own;
    prototype.subscribe = async () => {
      const parts = await (window as unknown as { newSubscription: () => Promise<object> }).newSubscription();
      const unsubscribe = async () => {
        own = null;
        return true;
      };
      return (own = { toJSON: () => parts, unsubscribe } as unknown as PushSubscription);
    };
  });
}

/** As the browser would on hearing from its service. */
async function deliver(context: BrowserContext, origin: string, message: object) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) found(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await page.close();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, data, tag }) => ({ title, path: data, tag }));
  });

/** One where it is day now: at night nothing is shown. */
const zoneByDay = () =>
  ["America/Chicago", "Asia/Tokyo", "Europe/Berlin", "Pacific/Auckland"].find((timeZone) => {
    const hour = Number(
      new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format(),
    );
    return hour >= 9 && hour < 20;
  })!;

const readers = [
  {
    locale: "en-US",
    language: "en",
    viewport: { width: 375, height: 667 },
    device: "Notify me on this device",
    saved: "Saved",
    subject: / applied for /,
  },
  {
    locale: "es-US",
    language: "es",
    viewport: { width: 1280, height: 800 },
    device: "Avísame en este dispositivo",
    saved: "Guardado",
    subject: / envió su solicitud para /,
  },
];

for (const { locale, language, viewport, device, saved, subject } of readers)
  test(`an application is shown with the page closed (${locale})`, async ({ entrance, operator }) => {
    const endpoint = await startPushEndpoint(Number(process.env["PUSH_ENDPOINT_PORT"]));
    const person = await signUp("employer");
    const job = await publishJob(person, operator);
    await setTimeZone(person, zoneByDay());
    await person.request("account", { method: "PUT", body: { data: { attributes: { language } } } });
    const page = await entrance.open(person, { locale, viewport });
    const context = page.context();
    await stubPushManager(context, endpoint);
    await page.goto("/settings#devices");
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const { origin } = new URL(page.url());
    const ownSwitch = page.getByRole("switch", { name: device });
    await ownSwitch.click();
    await expect(page.getByRole("status").filter({ hasText: saved })).toBeVisible();
    await expect(ownSwitch).toBeChecked();
    await page.goto("about:blank");

    const { applicationId } = await applyTo(await signUp("educator"), job.id);
    await expect.poll(() => endpoint.received.length, { timeout: 60_000 }).toBe(1);
    const { message } = endpoint.received[0]!;
    expect(message.title).toMatch(subject);
    expect(message.path).toContain(applicationId);
    await deliver(context, origin, message);
    await page.goto(`${origin}/settings`);
    await expect.poll(() => shown(page)).toEqual([message]);
    await endpoint.close();
  });

async function setTimeZone(person: Person, timeZone: string) {
  const path = "employers/employer_profiles";
  const { data } = await person.request<{ data: { id: string }[] }>(path);
  const body = { data: { type: "employer_profiles", id: data[0]!.id, attributes: { timeZone } } };
  await person.request(`${path}/${data[0]!.id}`, { method: "PATCH", body });
}
