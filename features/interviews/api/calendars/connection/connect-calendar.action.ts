/** Connects a calendar: its address is checked before any request, then the worker reads it immediately. */
import { z } from "zod";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, invalidFields } from "#platform/server/errors.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import { OutgoingError } from "#platform/server/outgoing/outgoing-error.ts";
import { calendarAddress, calendarName } from "../../../blocking-calendar.ts";
import { calendarServices, type credentialServices, maxCalendars } from "../../../calendar-constants.ts";
import { requestCalendarRead } from "../sync/request-calendar-read.ts";
import { storeCredential } from "./store-credential.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";
import type { SyncCalendar } from "../sync/sync-calendar.job.ts";

export const connectInput = (calendars: Calendars) =>
  z
    .strictObject({
      calendarName,
      service: z.enum(calendarServices).default("ics"),
      url: outsideAddress(calendars).optional(),
      username: z.string().trim().min(1).max(320).optional(),
      password: z.string().min(1).max(1_000).optional(),
      thirdPartyCredentialId: z.uuid().optional(),
      calendarId: z.string().trim().max(2_000).default(""),
      enabled: z.boolean().default(true),
    })
    .superRefine((input, { addIssue }) => {
      const wrong = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
      const isDav = input.service === "caldav";
      const hasDoor = input.thirdPartyCredentialId !== undefined;
      if (input.url === undefined && (input.service === "ics" || (isDav && !hasDoor)))
        wrong("url", /*i18n*/ "Enter the address of the calendar");
      if (isDav && !hasDoor && !input.username) wrong("username", /*i18n*/ "Enter the username");
      if (isDav && !hasDoor && !input.password) wrong("password", /*i18n*/ "Enter the password");
      if (isDav && input.calendarId) {
        const problem = addressProblem(calendars, input.calendarId);
        if (problem) wrong("calendarId", problem);
      }
      if (input.service === "google" || input.service === "microsoft") {
        if (!hasDoor) wrong("thirdPartyCredentialId", /*i18n*/ "Connect the account first");
        if (!input.calendarId) wrong("calendarId", /*i18n*/ "Choose a calendar");
      }
    });
type Input = z.output<ReturnType<typeof connectInput>>;

/** Rejected at its field, also when other fields are wrong. */
export const outsideAddress = (calendars: Calendars) =>
  calendarAddress.superRefine((url, { addIssue }) => {
    const problem = addressProblem(calendars, url);
    if (problem) addIssue({ code: "custom", message: problem });
  });

/** What is wrong with an address by itself, before its name is looked up. */
function addressProblem({ outgoing }: Calendars, url: string): string | undefined {
  try {
    outgoing.check(url);
    return undefined;
  } catch (error) {
    if (error instanceof OutgoingError) return error.message;
    throw error;
  }
}

export const connectCalendar =
  (calendars: Calendars, sync: SyncCalendar) =>
  async (context: WriteContext, input: Input): Promise<string> => {
    const { db, actor: me } = context;
    if (me.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
    const { employerProfileId, accountId } = me;
    await refuseTooMany(context, employerProfileId);
    const { id } = await db
      .insertInto("blockingCalendars")
      .values({
        accountId,
        employerProfileId,
        thirdPartyCredentialId: await findOrStoreCredential(context, calendars, employerProfileId, input),
        service: input.service,
        calendarName: input.calendarName,
        calendarId: input.calendarId,
        enabled: input.enabled,
        ...(input.service === "ics"
          ? { url: calendars.secrets.seal(sealedFor.calendarUrl, input.url!), host: new URL(input.url!).host }
          : { host: hostOf(input) }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (input.enabled) await requestCalendarRead(sync, context, [id]);
    return id;
  };

/**
 * Also refuses a name that leads inside, for each of `fields` that was sent; one that nobody knows is told of
 * when it is read.
 */
export const refuseInside =
  (calendars: Calendars, fields: readonly string[]) =>
  async (_context: unknown, values: Record<string, unknown>): Promise<void> => {
    for (const field of fields) {
      const url = values[field];
      // What is no address by itself is refused with everything else that is wrong.
      if (typeof url !== "string" || addressProblem(calendars, url)) continue;
      await calendars.outgoing.checkName(url).catch((error: OutgoingError) => {
        throw invalidFields([{ field, message: error.message }], () => `/data/attributes/${field}`);
      });
    }
  };

/** The credential it is read with: a named one of the own, or one made of what was given. */
async function findOrStoreCredential(
  { db, now }: WriteContext,
  calendars: Calendars,
  employerProfileId: string,
  input: Input,
): Promise<string | null> {
  const { service, thirdPartyCredentialId: id } = input;
  if (service === "ics") return null;
  if (id === undefined) {
    const { url, username, password } = input;
    const given = { service, url, accountName: username!, secret: password! };
    return storeCredential(db, calendars, employerProfileId, given, now());
  }
  const found = await db
    .selectFrom("thirdPartyCredentials")
    .select("id")
    .where("id", "=", id)
    .where("employerProfileId", "=", employerProfileId)
    .where("service", "=", service as (typeof credentialServices)[number])
    .executeTakeFirst();
  if (found) return found.id;
  throw invalidFields(
    [{ field: "thirdPartyCredentialId", message: /*i18n*/ "Connect the account first" }],
    (field) => `/data/attributes/${field}`,
  );
}

const hostOf = ({ url, calendarId }: Input) =>
  URL.parse(calendarId)?.host ?? URL.parse(url ?? "")?.host ?? "";

async function refuseTooMany({ db }: WriteContext, employerProfileId: string): Promise<void> {
  await lockLimit(db, "blocking_calendars", employerProfileId);
  const { count } = await db
    .selectFrom("blockingCalendars")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("employerProfileId", "=", employerProfileId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxCalendars)
    throw conflict(/*i18n*/ "You have as many calendars as there can be. Remove one first.", {
      code: "too_many",
    });
}
