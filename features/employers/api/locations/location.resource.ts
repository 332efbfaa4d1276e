/** Locations over JSON:API: edited by their employer's team, public with the employer's page. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Location } from "../../location.ts";
import { worksFor } from "../../employer.policy.ts";
import { addLocation, locationInput, removeLocation } from "./location.action.ts";
import { hasPublicEmployer } from "../employer/visible-employers.ts";

const isPublicLocation = hasPublicEmployer("locations");

const editableAttributes = [
  "name",
  "address",
  "additional_address",
  "neighborhood",
  "administrativeAreaLevel2",
  "zip",
  "administrativeAreaLevel1",
  "lat",
  "lng",
  "capacity",
  "email",
  "phone_number",
];

export const locations = resource({
  entity: Location,
  table: "locations",
  operators: operatorAccess.contacts,
  access: "own",
  collections: {
    locations: {
      for: ["educator", "employer", "unchosen"],
      // Employers list their own locations; those of others are included with their jobs and pages.
      scope: (rows, me) =>
        me.kind === "employer" ? rows.where("locations.employerId", "=", me.employerId) : rows,
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    guest: (rows) => rows.where(isPublicLocation),
    educator: (rows) => rows.where(isPublicLocation),
    unchosen: (rows) => rows.where(isPublicLocation),
    employer: (rows, me) =>
      rows.where(sql<boolean>`(locations.employer_id = ${me.employerId} or ${isPublicLocation})`),
  },
  filters: {
    employerId: filter(listParam(z.uuid()), (rows, ids) => rows.where("locations.employerId", "in", ids)),
    q: filter(z.string().trim().min(1).max(100), (rows, q) =>
      rows.where(
        sql<boolean>`position(lower(${q}) in lower(locations.name || ' ' || coalesce(locations.city, ''))) > 0`,
      ),
    ),
  },
  sorts: { name: "name", createdAt: "createdAt" },
  defaultSort: "createdAt",
  includes: ["employer"],
  readableBy: { email: worksFor, phone_number: worksFor },
  create: { input: locationInput, run: addLocation },
  updatableBy: Object.fromEntries(editableAttributes.map((name) => [name, worksFor])),
  delete: worksFor,
  remove: removeLocation,
});
