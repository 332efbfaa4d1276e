/** Adding, moving and removing a location: coordinates come from the ZIP, one stays, and none that jobs use goes. */
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import type { Change } from "#platform/server/feature.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { Location } from "../location.ts";
import { checkLocationLimit } from "./plan-limits.query.ts";

const { createdAt: _set, ...attributes } = Location.attributes;

export const locationInput = z
  .strictObject({ ...attributes, employerId: z.uuid() })
  .partial()
  .required({ name: true, address: true, zip: true });

/** A client that looked the address up sends its coordinates; else the middle of the ZIP has to do. */
export async function addLocation(
  context: WriteContext,
  given: z.output<typeof locationInput>,
): Promise<string> {
  const { db, actor } = context;
  const employerId = actor.kind === "employer" ? actor.employerId : given.employerId;
  if (!employerId || (given.employerId && given.employerId !== employerId)) {
    throw at("employerId", /*i18n*/ "Say whose location this is");
  }
  const home = await locateZip(db, given.zip, "zip");
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
  if (actor.kind === "employer") await lookAfter(context, actor.employerProfileId, location.id);
  return location.id;
}

/** Who adds a location hears of its applicants. */
const lookAfter = ({ db }: WriteContext, employerProfileId: string, locationId: string) =>
  db
    .insertInto("employerProfileLocations")
    .values({ employerProfileId, locationId })
    .onConflict((known) => known.doNothing())
    .execute();

/** A new ZIP moves the house there, unless its coordinates came along. */
export async function moveLocation({ db }: WriteContext, { id, after, changed }: Change): Promise<void> {
  if (!changed.includes("zip")) return;
  const { city, state, lat, lng } = await locateZip(db, String(after!.zip), "zip");
  const point = changed.includes("lat") && changed.includes("lng") ? {} : { lat, lng };
  await db
    .updateTable("locations")
    .set({ city, administrativeAreaLevel1: state, ...point })
    .where("id", "=", id)
    .execute();
}

export async function removeLocation(
  { db }: WriteContext,
  { id, employerId }: Row<"locations">,
): Promise<void> {
  const kept = await db
    .selectFrom("locations")
    .select("id")
    .where("employerId", "=", employerId)
    .forUpdate()
    .execute();
  if (kept.every((location) => location.id === id)) {
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

const at = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
