/** The personal data of employers' teams, and of educators in their likes and views. */
import { formerMember } from "#features/accounts/api/personal-data.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

const business = { leftOut: "the program's own, not a person's" };

export const employersPersonalData: PersonalTable[] = [
  {
    table: "employerProfiles",
    ownRows: { accountId: "account" },
    rowsAboutThem: { invitedById: "who invited them: the row is about the invited person" },
    exported: { as: "employer_profiles", named: { employerId: ["employers", "name"] } },
    erased: {
      set: {
        ...formerMember,
        slug: sql`'former-' || gen_random_uuid()`,
        phoneNumber: null,
        position: null,
        address: null,
        city: null,
        state: null,
        zipCode: null,
        invitationState: null,
        invitationToken: null,
        removedAt: sql`coalesce(removed_at, now())`,
      },
    },
  },
  {
    table: "employerProfileLocations",
    ownRows: { employerProfileId: "employerProfile" },
    exported: { as: "employer_profile_locations", named: { locationId: ["locations", "name"] } },
    erased: "rows",
  },
  {
    table: "joinRequests",
    ownRows: { accountId: "account" },
    exported: { as: "join_requests", named: { employerId: ["employers", "name"] } },
    erased: "rows",
  },
  {
    table: "connectors",
    ownRows: { accountId: "account" },
    exported: { as: "connectors", named: { employerId: ["employers", "name"] } },
    erased: "rows",
  },
  {
    table: "profileLikes",
    ownRows: { userProfileId: "userProfile" },
    exported: { leftOut: "what an employer thinks of an educator is the employer's" },
    erased: "rows",
  },
  {
    table: "profileViews",
    ownRows: { userProfileId: "userProfile" },
    exported: { as: "profile_views", key: "employerId", named: { employerId: ["employers", "name"] } },
    erased: "rows",
  },
  {
    table: "employers",
    ownRows: {},
    rowsAboutThem: { email: "the program's address" },
    exported: business,
    erased: { retained: "a program outlives the people in it" },
  },
  {
    table: "locations",
    ownRows: {},
    rowsAboutThem: { email: "the location's address" },
    exported: business,
    erased: { retained: "a program outlives the people in it" },
  },
];
