/** Employer profiles over JSON:API: the account's own to choose from, the team's, and who educators deal with. */
import { several } from "#platform/server/engine/query.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";
import { EmployerProfile } from "../employer-profile.ts";
import { isOnTeam, isOwnerOf, mayEditEmployerProfile } from "../employer.policy.ts";
import { locationsOf, waitingWork } from "./employer-profile-parts.query.ts";
import { invite, inviteInput } from "./invite.action.ts";
import { moveProfile } from "./move-profile.action.ts";
import { removeFromTeam } from "./remove-from-team.action.ts";
import { emailsOf, invitationsOf } from "./teammates.query.ts";
import { hasPublicEmployer } from "./visible-employers.ts";

/** Left neither the team nor the product. */
const stays = sql<boolean>`(employer_profiles.removed_at is null and not exists (
  select 1 from accounts where accounts.id = employer_profiles.account_id and accounts.closed_at is not null))`;
const publicOnes = sql<boolean>`${stays} and ${hasPublicEmployer("employer_profiles")}`;

/** A colleague's contact and settings are for the team. */
const teamOnly = [
  "accountId",
  "phoneNumber",
  "address",
  "city",
  "state",
  "zipCode",
  "role",
  "emailNotifications",
  "smsNotifications",
  "email",
  "invitedAt",
];

const editable = [
  "firstName",
  "lastName",
  "phoneNumber",
  "position",
  "address",
  "zipCode",
  "timeZone",
  "calendarDaysInFuture",
  "emailNotifications",
  "smsNotifications",
];

export const employerProfiles = resource({
  entity: EmployerProfile,
  table: "employerProfiles",
  collections: {
    "employers/employer_profiles": {
      for: ["employer", "unchosen"],
      narrow: (rows, me) =>
        isSignedIn(me) && me.kind !== "operator"
          ? rows.where("employerProfiles.accountId", "=", me.accountId)
          : rows,
      change: ["employer", "unchosen"],
      delete: ["employer"],
    },
    employer_profiles: {
      for: ["educator", "employer"],
      narrow: (rows, me) =>
        me.kind === "employer" ? rows.where("employerProfiles.employerId", "=", me.employerId) : rows,
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    educator: (rows) => rows.where(publicOnes),
    unchosen: (rows, me) => rows.where(stays).where("employerProfiles.accountId", "=", me.accountId),
    employer: (rows, me) =>
      rows
        .where(stays)
        .where((eb) =>
          eb.or([
            eb("employerProfiles.employerId", "=", me.employerId),
            eb("employerProfiles.accountId", "=", me.accountId),
          ]),
        ),
  },
  fields: {
    zipCode: { read: (row: Row<"employerProfiles">) => row.zipCode, save: moveProfile },
    email: { load: emailsOf },
    invitedAt: { load: invitationsOf },
  },
  many: {
    locations: { type: "locations", load: locationsOf },
    employerProfileLocations: { type: "employer_profile_locations", by: "employerProfileId" },
  },
  filters: {
    slug: filter(z.string().max(200), (rows, slug) => rows.where("employerProfiles.slug", "=", slug)),
    employerId: filter(several(z.uuid()), (rows, ids) =>
      rows.where("employerProfiles.employerId", "in", ids),
    ),
  },
  sorts: { createdAt: "createdAt", lastName: "lastName" },
  defaultSort: "createdAt",
  includes: ["employer", "employer.locations", "employer.brand", "locations", "employerProfileLocations"],
  reads: Object.fromEntries(teamOnly.map((name) => [name, isOnTeam])),
  create: { input: inviteInput, run: invite },
  changes: {
    ...Object.fromEntries(editable.map((name) => [name, mayEditEmployerProfile])),
    role: isOwnerOf,
  },
  delete: mayEditEmployerProfile,
  remove: removeFromTeam,
  meta: waitingWork,
});
