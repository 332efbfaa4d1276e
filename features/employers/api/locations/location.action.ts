/** Adds, moves and removes locations: coordinates come from the ZIP; the last one and those in use cannot be removed. */
import type { RowChange } from "#platform/server/events.ts";
import { locateProgramZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Location } from "../../location.ts";
import { completeTeamOnboarding } from "../team/complete-team-onboarding.action.ts";
import { checkLocationLimit } from "./plan-limits.query.ts";

const { createdAt: _set, ...attributes } = Location.attributes;

export const locationInput = z
  .strictObject({ ...attributes, employerId: z.uuid() })
  .partial()
  .required({ name: true, address: true, zip: true });

/** Coordinates come from the client if it has geocoded the address, otherwise from the center of the ZIP. */
export async function addLocation(
  context: WriteContext,
  given: z.output<typeof locationInput>,
): Promise<string> {
  const { db, actor } = context;
  const employerId = actor.kind === "employer" ? actor.employerId : given.employerId;
  if (!employerId || (given.employerId && given.employerId !== employerId)) {
    throw fieldError("employerId", /*i18n*/ "Say whose location this is");
  }
  const home = await locateProgramZip(db, writerOf(actor), given.zip, "zip");
  await checkLocationLimit(context, employerId);
  const { additional_address: additionalAddress, phone_number: phoneNumber, ...plain } = given;
  const location = await db
    .insertInto("locations")
    .values({
      ...plain,
      employerId,
      additionalAddress,
      phoneNumber,
      city: given.city || home.city,
      administrativeAreaLevel1: given.administrativeAreaLevel1 || home.state,
      lat: given.lat ?? home.lat,
      lng: given.lng ?? home.lng,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assignNewLocation(context, employerId, location.id);
  await completeTeamOnboarding(db, employerId);
  return location.id;
}

/** Assigns a new location to the member who adds it, and to those responsible for all others. */
async function assignNewLocation(
  { db, actor }: WriteContext,
  employerId: string,
  locationId: string,
): Promise<void> {
  const adder = actor.kind === "employer" ? actor.employerProfileId : null;
  await sql`
    insert into employer_profile_locations (employer_profile_id, location_id)
    select profile.id, ${locationId} from employer_profiles profile
    where profile.employer_id = ${employerId} and profile.removed_at is null
      and (profile.id = ${adder} or not exists (
        select from locations other where other.employer_id = profile.employer_id and other.id <> ${locationId}
          and not exists (select from employer_profile_locations link
            where link.employer_profile_id = profile.id and link.location_id = other.id)))
    on conflict do nothing`.execute(db);
}

/** A new ZIP moves the location there, as far as the change does not state where that is. */
export async function updateLocationAddress(
  { db, actor }: WriteContext,
  { id, after, changed }: RowChange<"locations">,
): Promise<void> {
  if (!changed.includes("zip")) return;
  const { city, state, lat, lng } = await locateProgramZip(db, writerOf(actor), String(after!.zip), "zip");
  const point = changed.includes("lat") && changed.includes("lng") ? {} : { lat, lng };
  const area = changed.includes("administrativeAreaLevel1") ? {} : { administrativeAreaLevel1: state };
  await db
    .updateTable("locations")
    .set({ city, ...area, ...point })
    .where("id", "=", id)
    .execute();
}

export async function removeLocation(
  { db }: WriteContext,
  { id, employerId }: Row<"locations">,
): Promise<void> {
  const locations = await db
    .selectFrom("locations")
    .select("id")
    .where("employerId", "=", employerId)
    .forUpdate()
    .execute();
  if (locations.every((location) => location.id === id)) {
    throw conflict(/*i18n*/ "Keep at least one location", { code: "last_location" });
  }
  const used = await db
    .selectFrom("jobListingLocations")
    .select("jobListingId")
    .where("locationId", "=", id)
    .union(
      db
        .selectFrom("jobApplicationLocations")
        .select("jobApplicationId as jobListingId")
        .where("locationId", "=", id),
    )
    .limit(1)
    .executeTakeFirst();
  if (used)
    throw conflict(/*i18n*/ "Jobs use this location. Give them another one first.", {
      code: "location_in_use",
    });
  await db.deleteFrom("locations").where("id", "=", id).execute();
}

/** Whose brand limits the places; an operator's limits none. */
const writerOf = (actor: Actor) => (actor.kind === "employer" ? actor.accountId : null);

const fieldError = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
