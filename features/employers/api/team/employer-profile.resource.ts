/** Employer profiles over JSON:API: the account's own, the team's, and those an educator is in contact with. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, type RelatedLink, resource, type Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
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

/** On the team, with an open account. */
const isActive = sql<boolean>`(employer_profiles.removed_at is null and not exists (
  select 1 from accounts where accounts.id = employer_profiles.account_id and accounts.closed_at is not null))`;
/** The team sees open invitations; the invited person sees theirs until it expires. */
const isInvited = sql<boolean>`employer_profiles.invitation_state = 'pending'`;
const mayAccept = sql<boolean>`(${isInvited} and employer_profiles.invitation_expires_at > now())`;
const isPublicMember = sql<boolean>`${isActive} and ${hasPublicEmployer("employer_profiles")}`;

/** Programs with an application, a conversation or an interview of the educator. */
const isInContactWith = (userProfileId: string) => sql<boolean>`employer_profiles.employer_id in (
  select employer_id from job_applications where user_profile_id = ${userProfileId}
  union select employer_id from conversations where user_profile_id = ${userProfileId}
  union select employer_id from interviews where user_profile_id = ${userProfileId})`;

/** Contact details and settings, readable by the team alone. */
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
  operators: operatorAccess.contacts,
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
  relatedLinks: {
    interviewSlots: own("employers/interview_slots"),
    interviews: ({ id, employerId }, me) =>
      me.kind === "operator" || (me.kind === "employer" && me.employerId === employerId)
        ? `employers/interviews?filter[employerProfileId]=${id}`
        : null,
    systemNotifications: own("system_notifications"),
    savedFilterSelections: own("employers/saved_filter_selections"),
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
    // Without a slug or employer, an educator's list holds their contacts only: nobody pages through all teams.
    ofReader: filter(
      z.literal("own"),
      (rows, _own, me) => (me.kind === "educator" ? rows.where(isInContactWith(me.userProfileId)) : rows),
      (asked) => ("slug" in asked || "employerId" in asked ? undefined : "own"),
    ),
  },
  sorts: { createdAt: "createdAt", lastName: "lastName" },
  defaultSort: "createdAt",
  includes: [
    "employer",
    "employer.locations",
    "employer.brand",
    "employer.geography",
    "locations",
    "employerProfileLocations",
  ],
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

/** Lists that hold what is the acting profile's, and nobody else's. */
function own(path: string): RelatedLink<"employerProfiles"> {
  return ({ id }, me) => (me.kind === "employer" && me.employerProfileId === id ? path : null);
}
