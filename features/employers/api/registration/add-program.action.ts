/** Adds a program with its owner's profile and first location: a new one, or one claimed from the licence roster. */
import { type Located, locateProgramZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { shortId, slugOf } from "#platform/shared/slug.ts";
import type { ProgramInput } from "../../program-input.ts";
import { claimEmployer } from "./claim-employer.action.ts";
import { employerSlugs } from "./employer-slugs.ts";
import { completeTeamOnboarding } from "../team/complete-team-onboarding.action.ts";
import type { NewMember } from "../join-requests/create-join-request.action.ts";

/** Returns the employer's id; null where the program has an owner, who then receives a join request. */
export async function addProgram(
  context: WriteContext,
  owner: NewMember,
  name: string,
  given: ProgramInput,
): Promise<string | null> {
  const home = given.zipCode
    ? await locateProgramZip(context.db, owner.accountId, given.zipCode, "zipCode")
    : null;
  const employerId = given.claimEmployerId
    ? await claimEmployer(context, owner, given.claimEmployerId, given)
    : await createEmployer(context, name, given, home);
  if (!employerId) return null;
  const profileId = await addProfile(context, owner, employerId, "owner", given, home);
  await addLocations(context, owner, employerId, name, given, home);
  await assignLocations(context.db, profileId, employerId);
  await completeTeamOnboarding(context.db, employerId);
  return employerId;
}

async function createEmployer(
  { db, now }: WriteContext,
  name: string,
  given: ProgramInput,
  home: Located | null,
): Promise<string> {
  const values = {
    name,
    geographyId: home?.areas[0]?.id ?? null,
    address: given.address || null,
    zip: given.zipCode ?? null,
    centerType: given.centerType ?? null,
    website: given.website ?? null,
    phoneNumber: given.phoneNumber ?? null,
    referrer: given.referrer || null,
    claimedAt: now(),
  };
  for (const slug of employerSlugs(name)) {
    const employer = await db
      .insertInto("employers")
      .values({ ...values, slug })
      .onConflict((taken) => taken.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (employer) return employer.id;
  }
  throw new Error(`No address was free for the employer ${name}.`);
}

export const profileSlug = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${slugOf(`${firstName} ${lastName}`, "team")}-${shortId()}`;

/** Emits "joined", also for a returning member. */
export async function addProfile(
  context: WriteContext,
  { accountId, firstName, lastName }: NewMember,
  employerId: string,
  role: "owner" | "member",
  given: Pick<ProgramInput, "phoneNumber" | "position" | "zipCode"> = {},
  home: Located | null = null,
): Promise<string> {
  const values = {
    role,
    firstName,
    lastName,
    phoneNumber: given.phoneNumber ?? null,
    position: given.position || null,
    zipCode: given.zipCode ?? null,
    city: home?.city ?? null,
    state: home?.state ?? null,
    ...(home ? { timeZone: home.timeZone } : {}),
  };
  const slug = profileSlug({ firstName, lastName });
  const { id } = await context.db
    .insertInto("employerProfiles")
    .values({ accountId, employerId, slug, ...values })
    // A returning member gets their former profile back.
    .onConflict((known) =>
      known
        .columns(["accountId", "employerId"])
        .doUpdateSet({ role, removedAt: null, invitationState: null, invitationToken: null }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await context.emit(context, "employer_profiles.joined", { id, changed: [] });
  return id;
}

/** With as many as it says: a plan's limit holds for what is added later. A claimed program has its own from the roster. */
async function addLocations(
  context: WriteContext,
  { accountId }: NewMember,
  employerId: string,
  name: string,
  given: ProgramInput,
  home: Located | null,
): Promise<void> {
  const { capacity, phoneNumber, address } = given;
  const add = async (place: Located & { name: string; address: string; zip: string }, more = {}) => {
    const { city, state, lat, lng, zip } = place;
    const where = { city, administrativeAreaLevel1: state, zip, lat, lng };
    await context.db
      .insertInto("locations")
      .values({ employerId, name: place.name, address: place.address, ...where, ...more })
      .execute();
  };
  if (!given.claimEmployerId && address && home) {
    const zip = given.zipCode!;
    await add(
      { ...home, name, address, zip },
      { capacity: capacity ?? null, phoneNumber: phoneNumber ?? null },
    );
  }
  for (const [index, other] of (given.moreLocations ?? []).entries()) {
    const field = `moreLocations.${index}.zipCode`;
    const place = await locateProgramZip(context.db, accountId, other.zipCode, field);
    // Without a name, its city distinguishes it from the others.
    const ownName = other.name || `${name} ${place.city}`.trim();
    await add({ ...place, name: ownName, address: other.address, zip: other.zipCode });
  }
}

/** A new member is notified about every location, or those of their invitation, until they choose otherwise. */
export async function assignLocations(
  db: Transaction,
  employerProfileId: string,
  employerId: string,
  only?: readonly string[],
): Promise<void> {
  const locations = await db
    .selectFrom("locations")
    .select("id")
    .where("employerId", "=", employerId)
    .$if(only !== undefined, (rows) => rows.where("id", "in", only!))
    .execute();
  if (locations.length === 0) return;
  await db
    .insertInto("employerProfileLocations")
    .values(locations.map(({ id }) => ({ employerProfileId, locationId: id })))
    .onConflict((known) => known.doNothing())
    .execute();
}
