/** Employer profiles over JSON:API: the account's own to choose from, the team's, and who educators deal with. */
import { listParam } from "#platform/server/engine/query.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";
import { EmployerProfile } from "../../employer-profile.ts";
import { isOnTeam, isOwnerOf, mayEditEmployerProfile, mayReadAccountId } from "../../employer.policy.ts";
import { loadLocationIds, loadWaitingCounts } from "./employer-profile-fields.query.ts";
import { inviteMember, inviteInput } from "../invitations/invite.action.ts";
import { updateProfileAddress } from "./update-profile-address.action.ts";
import { removeFromTeam } from "./remove-from-team.action.ts";
import { loadEmails } from "./teammates.query.ts";
import { hasPublicEmployer } from "../employer/visible-employers.ts";

/** Left neither the team nor the product. */
const isActive = sql<boolean>`(employer_profiles.removed_at is null and not exists (
  select 1 from accounts where accounts.id = employer_profiles.account_id and accounts.closed_at is not null))`;
/** A row that waits for an answer, for the team; the person who is invited sees it while they may still accept. */
const isInvited = sql<boolean>`employer_profiles.invitation_state = 'pending'`;
const mayAccept = sql<boolean>`(${isInvited} and employer_profiles.invitation_expires_at > now())`;
const isPublicMember = sql<boolean>`${isActive} and ${hasPublicEmployer("employer_profiles")}`;

/** Programs that an educator applied to, talks with or meets. */
const isInContactWith = (userProfileId: string) => sql<boolean>`employer_profiles.employer_id in (
  select employer_id from job_applications where user_profile_id = ${userProfileId}
  union select employer_id from conversations where user_profile_id = ${userProfileId}
  union select employer_id from interviews where user_profile_id = ${userProfileId})`;

/** A colleague's contact and settings are for the team. */
const teamAttributes = [
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
  "invitationState",
  "invitationExpiresAt",
];

const editableAttributes = [
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
  access: "own",
  collections: {
    "employers/employer_profiles": {
      for: ["employer", "unchosen"],
      scope: (rows, me) =>
        isSignedIn(me) && me.kind !== "operator"
          ? rows.where("employerProfiles.accountId", "=", me.accountId).where(isActive)
          : rows,
      create: ["employer"],
      change: ["employer", "unchosen"],
      delete: ["employer"],
    },
    "employers/invitations": {
      for: ["employer", "unchosen"],
      scope: (rows, me) =>
        isSignedIn(me) && me.kind !== "operator"
          ? rows.where("employerProfiles.accountId", "=", me.accountId).where(mayAccept)
          : rows.where(isInvited),
    },
    employer_profiles: {
      for: ["educator", "employer"],
      scope: (rows, me) =>
        me.kind === "employer" ? rows.where("employerProfiles.employerId", "=", me.employerId) : rows,
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    educator: (rows) => rows.where(isPublicMember),
    unchosen: (rows, me) =>
      rows
        .where(sql<boolean>`(${isActive} or ${mayAccept})`)
        .where("employerProfiles.accountId", "=", me.accountId),
    employer: (rows, me) =>
      rows.where((eb) =>
        eb.or([
          eb.and([isActive, eb("employerProfiles.employerId", "=", me.employerId)]),
          eb.and([isInvited, eb("employerProfiles.employerId", "=", me.employerId)]),
          eb.and([eb.or([isActive, mayAccept]), eb("employerProfiles.accountId", "=", me.accountId)]),
        ]),
      ),
  },
  fields: {
    zipCode: { read: (row: Row<"employerProfiles">) => row.zipCode, save: updateProfileAddress },
    email: { load: loadEmails },
    invitedAt: {
      read: ({ invitationState, invitedAt }: Row<"employerProfiles">) =>
        invitationState === "pending" ? (invitedAt?.toISOString() ?? null) : null,
    },
  },
  hasManyLoaders: {
    locations: { type: "locations", load: loadLocationIds },
    employerProfileLocations: { type: "employer_profile_locations", by: "employerProfileId" },
  },
  filters: {
    slug: filter(z.string().max(200), (rows, slug) => rows.where("employerProfiles.slug", "=", slug)),
    employerId: filter(listParam(z.uuid()), (rows, ids) =>
      rows.where("employerProfiles.employerId", "in", ids),
    ),
    // Not asked for by name, an educator's list holds those they deal with: nobody pages through who hires where.
    ofReader: filter(
      z.literal("own"),
      (rows, _own, me) => (me.kind === "educator" ? rows.where(isInContactWith(me.userProfileId)) : rows),
      (asked) => ("slug" in asked || "employerId" in asked ? undefined : "own"),
    ),
  },
  sorts: { createdAt: "createdAt", lastName: "lastName" },
  defaultSort: "createdAt",
  includes: ["employer", "employer.locations", "employer.brand", "locations", "employerProfileLocations"],
  readableBy: {
    ...Object.fromEntries(teamAttributes.map((name) => [name, isOnTeam])),
    accountId: mayReadAccountId,
  },
  create: { input: inviteInput, run: inviteMember },
  updatableBy: {
    ...Object.fromEntries(editableAttributes.map((name) => [name, mayEditEmployerProfile])),
    role: isOwnerOf,
  },
  delete: mayEditEmployerProfile,
  remove: removeFromTeam,
  meta: loadWaitingCounts,
});
