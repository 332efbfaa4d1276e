/** Links between employer profiles and locations over JSON:API: who is notified about which location. */
import type { WriteContext } from "#platform/server/context.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import { filter, resource } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { EmployerProfileLocation } from "../../employer-profile-location.ts";

const input = z.strictObject({
  employerProfileId: z.uuid(/*i18n*/ "Say whose notifications these are"),
  locationId: z.uuid(/*i18n*/ "Choose a location"),
  emailNotifications: z.boolean().default(true),
  smsNotifications: z.boolean().default(true),
});

/** Members edit their own links; owners and operators those of the whole team. Other teams' links are not visible. */
const mayEditLink = (actor: Actor, link: { employerProfileId: string }) =>
  actor.kind === "operator" ||
  (actor.kind === "employer" &&
    (actor.role === "owner" || actor.employerProfileId === link.employerProfileId));

export const employerProfileLocations = resource({
  entity: EmployerProfileLocation,
  table: "employerProfileLocations",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/employer_profile_locations": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    employer: (rows, me) =>
      rows.where(sql<boolean>`exists (select 1 from employer_profiles profile
        where profile.id = employer_profile_locations.employer_profile_id and profile.employer_id = ${me.employerId})`),
  },
  filters: {
    employerProfileId: filter(listParam(z.uuid()), (rows, ids) =>
      rows.where("employerProfileLocations.employerProfileId", "in", ids),
    ),
    locationId: filter(listParam(z.uuid()), (rows, ids) =>
      rows.where("employerProfileLocations.locationId", "in", ids),
    ),
  },
  includes: ["employerProfile", "location"],
  create: { input, run: addLink },
  updatableBy: { emailNotifications: mayEditLink, smsNotifications: mayEditLink },
  delete: mayEditLink,
});

async function addLink(context: WriteContext, given: z.output<typeof input>): Promise<string> {
  const { db, actor } = context;
  const profile = await db
    .selectFrom("employerProfiles")
    .select(["id", "employerId"])
    .where("id", "=", given.employerProfileId)
    .where("removedAt", "is", null)
    .$if(actor.kind === "employer", (rows) =>
      rows.where("employerId", "=", actor.kind === "employer" ? actor.employerId : null),
    )
    .executeTakeFirst();
  if (!profile) throw fieldError("employerProfileId", /*i18n*/ "Choose somebody of your team");
  if (!mayEditLink(actor, given)) throw forbidden(/*i18n*/ "You can't do that here.");
  const location = await db
    .selectFrom("locations")
    .select("id")
    .where("id", "=", given.locationId)
    .where("employerId", "=", profile.employerId)
    // Waits for a concurrent deletion, after which the location is gone.
    .forKeyShare()
    .executeTakeFirst();
  if (!location) throw fieldError("locationId", /*i18n*/ "Choose from your own locations");
  const { emailNotifications, smsNotifications } = given;
  const link = await db
    .insertInto("employerProfileLocations")
    .values(given)
    .onConflict((known) =>
      known
        .columns(["employerProfileId", "locationId"])
        .doUpdateSet({ emailNotifications, smsNotifications }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return link.id;
}

const fieldError = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
