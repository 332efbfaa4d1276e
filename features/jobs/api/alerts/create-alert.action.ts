/** Saves a search: immediately for an educator, after confirming the address for others. */
import { changeRow } from "#platform/server/change-row.ts";
import { brandAt, mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import { findCity, place } from "#features/places/api/gazetteer.ts";
import { unknownZipCode } from "#features/places/zip-code.ts";
import timeZoneAt from "@photostructure/tz-lookup";
import type { Language, WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { translator } from "#platform/server/translations.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { alertFilters } from "../../alert-filters.ts";
import { type AlertFilters, alertKey } from "../../alert-search.ts";
import { nextDue, defaultTimeZone } from "../../alert-times.ts";
import { alertFrequencies } from "../../job-alert.ts";
import { alertUrl } from "./alert-link.ts";
import { renewedUntil } from "./alert-state.ts";
import { formatAlertName } from "./alert-description.ts";
import { confirmAlertMail } from "./alerts.mail.ts";

export const newAlertInput = z.strictObject({
  name: z.string().trim().max(200).default(""),
  email: z
    .email({ error: /*i18n*/ "Enter an email address, like name@example.com" })
    .max(254)
    .transform((email) => email.toLowerCase())
    .optional(),
  filters: alertFilters.default({}),
  frequency: z.enum(alertFrequencies).default("daily"),
  paused: z.boolean().default(false),
});
export type AlertInput = z.output<typeof newAlertInput>;

interface Tools {
  tokens: TokenSigner;
  limit: (address: string) => Promise<void>;
}

export const maxAlerts = 10;
/** Unconfirmed requests for one address per day, so that nobody can flood another person's inbox. */
const maxUnconfirmedPerDay = 3;

export async function createAlert(context: WriteContext, tools: Tools, input: AlertInput): Promise<string> {
  const { actor } = context;
  const filters = withPlace(input.filters);
  if (actor.kind === "educator") return saveForAccount(context, actor.accountId, { ...input, filters });
  if (!input.email)
    throw unprocessable(/*i18n*/ "Enter an email address, like name@example.com", {
      source: { pointer: "/data/attributes" },
      meta: { field: "email" },
    });
  await tools.limit(context.address);
  return requestByEmail(context, tools.tokens, input.email, { ...input, filters });
}

/** Saving the same search twice keeps one alert and renews it. */
async function saveForAccount(context: WriteContext, accountId: string, input: AlertInput): Promise<string> {
  const { db, now } = context;
  const row = await rowOf(context, input, accountId);
  // Two concurrent requests must not exceed the limit together.
  await sql`select 1 from accounts where id = ${accountId} for update`.execute(db);
  const own = await db
    .selectFrom("jobAlerts")
    .select(["id", "filtersHash"])
    .where("accountId", "=", accountId)
    .execute();
  const same = own.find(({ filtersHash }) => filtersHash.equals(row.filtersHash));
  if (!same && own.length >= maxAlerts)
    throw conflict(/*i18n*/ "You have 10 saved searches already. Delete one you no longer need.", {
      code: "too_many",
    });
  if (!same) {
    const values = { ...row, accountId, email: null, confirmedAt: now() };
    return (await db.insertInto("jobAlerts").values(values).returning("id").executeTakeFirstOrThrow()).id;
  }
  const { frequency, paused, dueAt, wantedUntil } = row;
  await changeRow(context, "jobAlerts", same, { frequency, paused, dueAt, wantedUntil, remindedAt: null });
  return same.id;
}

/** The response is always the same, so that only the owner of the inbox learns whether the address is known. */
async function requestByEmail(
  context: WriteContext,
  tokens: TokenSigner,
  email: string,
  input: AlertInput,
): Promise<string> {
  const { db, now, language, origin } = context;
  const row = await rowOf(context, input, null);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job-alert ${email}`}, 0))`.execute(db);
  const own = await db
    .selectFrom("jobAlerts")
    .select(["id", "filtersHash", "confirmedAt", "updatedAt", "wantedUntil"])
    .where("email", "=", email)
    .execute();
  const same = own.find(({ filtersHash }) => filtersHash.equals(row.filtersHash));
  const isOn = same?.confirmedAt && same.wantedUntil > now();
  const dayAgo = now().getTime() - dayMs;
  const waiting = own.filter(({ confirmedAt, updatedAt }) => !confirmedAt && updatedAt.getTime() > dayAgo);
  const isKnown = same !== undefined && waiting.includes(same);
  const isTooMany = !same && own.length >= maxAlerts;
  if (isOn || isTooMany || (!isKnown && waiting.length >= maxUnconfirmedPerDay)) return same?.id ?? uuid();
  const brand = await brandAt(db, origin);
  const id = same
    ? await updateUnconfirmed(context, same.id, row)
    : await insertAlert(context, email, row, brand?.id ?? null);
  const template = confirmAlertMail({ name: row.name, manageUrl: await alertUrl(tokens, origin, id) });
  const key = `confirm-job-alert:${id}:${now().toISOString().slice(0, 10)}`;
  await sendMail(db, { key, to: email, template, language, brand: mailBrandOf(brand, origin) });
  return id;
}

type NewRow = Awaited<ReturnType<typeof rowOf>>;

const insertAlert = async ({ db }: WriteContext, email: string, row: NewRow, brandId: string | null) =>
  (
    await db
      .insertInto("jobAlerts")
      .values({ ...row, email, brandId, paused: false })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** An unconfirmed or ended alert takes the new values; it starts with the next confirmation. */
async function updateUnconfirmed(context: WriteContext, id: string, row: NewRow): Promise<string> {
  const { frequency, name, language } = row;
  await changeRow(context, "jobAlerts", { id }, { frequency, name, language, confirmedAt: null });
  return id;
}

async function rowOf({ db, now, language }: WriteContext, input: AlertInput, accountId: string | null) {
  const { filters, frequency, paused, name } = input;
  const timeZone = zoneOf(filters) ?? (accountId && (await homeZone({ db }, accountId))) ?? defaultTimeZone;
  return {
    ...searchColumns(filters, language),
    ...(name ? { name } : {}),
    language,
    timeZone,
    frequency,
    paused,
    emailedUntil: now(),
    dueAt: nextDue(frequency, now(), timeZone),
    ...renewedUntil(now()),
  };
}

/** A search as its alert stores it, named by its description. */
const searchColumns = (filters: AlertFilters, language: Language) => ({
  name: formatAlertName(filters, translator(language), language),
  filters: JSON.stringify(filters),
  filtersHash: createHash("sha256").update(alertKey(filters)).digest(),
});

/** The same for a search as it is written in an address. */
export const canonicalAlert = (filters: object) => searchColumns(alertFilters.parse(filters), "en");

const zoneOf = ({ lat, lng, zipCode }: AlertFilters) =>
  lat !== undefined && lng !== undefined ? timeZoneAt(lat, lng) : place(zipCode)?.timeZone;

async function homeZone({ db }: Pick<WriteContext, "db">, accountId: string): Promise<string | undefined> {
  const home = await db
    .selectFrom("userProfiles")
    .select("zipCode")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return place(home?.zipCode)?.timeZone;
}

/** An alert looks around a place that is known; one that is only named is looked up once, here. */
function withPlace(filters: AlertFilters): AlertFilters {
  const { address, lat, zipCode } = filters;
  if (zipCode && !place(zipCode)) throw unknown(unknownZipCode);
  if (!address || lat !== undefined || zipCode) return filters;
  const found = findCity(address);
  if (!found)
    throw unknown(/*i18n*/ "We don't know this place. Choose one of the places offered while you type.");
  return alertFilters.parse({ ...filters, address: found.label, lat: found.lat, lng: found.lng });
}

const unknown = (message: string) =>
  unprocessable(message, {
    code: "unknown_place",
    source: { pointer: "/data/attributes/filters" },
    meta: { field: "filters" },
  });
