/** Events in each of the shapes ahoy's clients post them, read into what is kept of them. */
import { isRecord } from "#platform/shared/is-record.ts";
import { isEventValid } from "./event-types.ts";
import { jsonOf, textOf } from "./stored-text.ts";

export interface ReportedEvent {
  /** The client's own id: an event sent again has the same one. */
  eventId: string | null;
  name: string;
  properties: Record<string, unknown>;
  time: Date;
}

/** More than these of one request are dropped. */
const eventsAtMost = 10;

/** `body` is the parsed JSON or form: a list under `events`, a single event, a beacon's `events_json`, or a bare list. */
export function readEvents(body: unknown, now: Date): ReportedEvent[] | "invalid" {
  const listed = eventsIn(body);
  if (!Array.isArray(listed) || !listed.every(isRecord)) return "invalid";
  return listed.slice(0, eventsAtMost).flatMap((given) => {
    const name = textOf(given.name, 255);
    const properties = propertiesOf(given);
    if (!name || !isEventValid(name, properties)) return [];
    return [{ eventId: idOf(given.id), name, properties, time: timeOf(given.time, now) }];
  });
}

function eventsIn(body: unknown): unknown {
  if (!isRecord(body)) return body;
  if (Object.hasOwn(body, "name")) return [body];
  if (Object.hasOwn(body, "events")) return body.events;
  if (typeof body.events_json !== "string") return [];
  try {
    return JSON.parse(body.events_json);
  } catch {
    return "invalid";
  }
}

const idOf = (given: unknown) => textOf(typeof given === "number" ? String(given) : given, 64);

/** What is longer is nothing that a screen of ours tells: the event counts, and its properties are left out. */
const mostPropertyBytes = 4_096;

function propertiesOf({ properties }: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(properties)) return {};
  const storable = jsonOf(properties);
  if (!isRecord(storable)) return {};
  return Buffer.byteLength(JSON.stringify(storable)) <= mostPropertyBytes ? storable : {};
}

/** A client's clock is believed within the last minute: queues are sent late, but nobody writes history. */
function timeOf(given: unknown, now: Date): Date {
  const seconds =
    typeof given === "string" && Number.isNaN(Number(given)) ? Date.parse(given) / 1000 : Number(given);
  const time = new Date(seconds * 1000);
  const age = now.getTime() - time.getTime();
  return age >= 0 && age <= 60_000 ? time : now;
}
