/** Fixtures for saved filters: teams, candidates, and random events between them from a fixed seed. */
import { roleTitles } from "#features/educators/job-preferences.ts";
import type { Seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import type { Database } from "#platform/server/database/database.ts";
import { v7 as uuid } from "uuid";
import { refreshCandidates } from "../search/refresh-candidates.ts";
import { filterColumns, filtersInput, type FilterTexts } from "./canonical-filters.ts";
import { resetBaseline } from "./reset-baseline.ts";

export const towns = [
  { city: "Austin", state: "TX", lat: 30.27, lng: -97.74 },
  { city: "Round Rock", state: "TX", lat: 30.51, lng: -97.68 },
  { city: "Houston", state: "TX", lat: 29.76, lng: -95.37 },
] as const;
const names = ["Ana", "Ben", "Cleo", "Dan", "Eve"] as const;
const schedules = ["Full-time", "Part-time", "Substitute"] as const;
const statuses = ["i am actively looking for a new role", "i am open to hearing about new roles"] as const;
const roles = roleTitles.slice(0, 4);

export interface Team {
  employerId: string;
  employerProfileId: string;
  jobListingId: string;
}

export async function makeTeam(db: Database, accountId?: string): Promise<Team & { accountId: string }> {
  const employerId = uuid();
  const employerProfileId = uuid();
  const jobListingId = uuid();
  const account = accountId ?? (await makeAccount(db, "employer"));
  const slug = `team-${employerId}`;
  await db.insertInto("employers").values({ id: employerId, name: "Team", slug }).execute();
  const profile = { id: employerProfileId, accountId: account, employerId, role: "owner" as const, slug };
  await db
    .insertInto("employerProfiles")
    .values({ ...profile, firstName: "Robin", lastName: "Vale" })
    .execute();
  const published = { listingStatus: "published" as const, publishedAt: new Date("2026-01-01T00:00:00Z") };
  await db
    .insertInto("jobListings")
    .values({ id: jobListingId, employerId, slug, ...published })
    .execute();
  return { employerId, employerProfileId, jobListingId, accountId: account };
}

async function makeAccount(db: Database, userType: "educator" | "employer"): Promise<string> {
  const email = `${uuid()}@people.example`;
  const row = { email, passwordHash: "-", userType };
  return (await db.insertInto("accounts").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** An educator whom employers find, with everything else optional. */
export async function makePerson(db: Database): Promise<string> {
  const accountId = await makeAccount(db, "educator");
  const { id } = await db
    .insertInto("userProfiles")
    .values({
      accountId,
      slug: `person-${accountId}`,
      firstName: "Ana",
      lastName: "Reyes",
      approvalState: "approved",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What an educator may change about themselves, each in the transaction in which their search row follows. */
export async function edit(db: Database, r: Seeded, id: string, teams: readonly Team[], now: Date) {
  await db.transaction().execute(async (tx) => {
    const { city, state, lat, lng } = r.pick(towns);
    const place = r.chance(0.1)
      ? { city: null, state: null, lat: null, lng: null }
      : { city, state, lat, lng };
    const excludedEmployerIds = r.chance(0.15) ? [r.pick(teams).employerId] : [];
    const visibilityState = r.chance(0.15) ? "hidden" : "visible";
    await tx
      .updateTable("userProfiles")
      .set({ ...place, firstName: r.pick(names), excludedEmployerIds, visibilityState })
      .where("id", "=", id)
      .execute();
    const said = {
      availability: JSON.stringify(r.some(schedules, 0.5)),
      desired_role: JSON.stringify(r.some(roles, 0.5)),
      job_search_status: r.pick(statuses),
      desired_location: JSON.stringify({ areas: r.some(["North", "South"], 0.5) }),
    };
    const answers = Object.entries(said).map(([profileQuestionName, value]) => ({
      userProfileId: id,
      profileQuestionName,
      value,
    }));
    await tx
      .insertInto("profileQuestionAnswers")
      .values(answers)
      .onConflict((known) =>
        known
          .columns(["userProfileId", "profileQuestionName"])
          .doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })),
      )
      .execute();
    await refreshCandidates(tx, [id], now);
  });
}

/** A random search that an employer might save. */
export function randomFilters(r: Seeded): FilterTexts {
  const { lat, lng } = r.pick(towns);
  const radiusInMiles = r.pick([1, 25, 200]);
  return filtersInput.parse({
    ...(r.chance(0.5) ? { lat, lng, radiusInMiles } : {}),
    ...(r.chance(0.2) ? { q: r.pick([...names, "austin", "ana houston", "teach"]) } : {}),
    ...(r.chance(0.4) ? { desiredSchedule: r.some(schedules, 0.6) } : {}),
    ...(r.chance(0.4) ? { desiredRole: r.some(roles, 0.4) } : {}),
    ...(r.chance(0.3) ? { jobSearchStatus: r.pick(statuses) } : {}),
    ...(r.chance(0.2) ? { locationPreference: r.some(["North", "South"], 0.6) } : {}),
    ...(r.chance(0.5) ? { status: r.pick(relative) } : {}),
  });
}

const relative = ["recommended", "liked", "previously_applied", "messaged", "unviewed", "viewed"] as const;

export async function saveFilter(db: Database, team: Team, filters: FilterTexts, now: Date): Promise<string> {
  const { employerId, employerProfileId } = team;
  const row = { name: "A search", employerId, employerProfileId, viewedAt: now, extendedAt: now };
  const id = uuid();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("savedFilterSelections")
      // Several of the same are kept here: they must say the same.
      .values({ ...row, ...filterColumns(filters), id, filtersHash: Buffer.from(id) })
      .execute();
    await resetBaseline(tx, id, now);
  });
  return id;
}

/** Random events between a team and an educator. */
export const randomEvents = {
  like: (db, { employerId }, userProfileId, at) =>
    db
      .insertInto("profileLikes")
      .values({ employerId, userProfileId, createdAt: at })
      .onConflict((known) => known.doNothing())
      .execute(),
  view: (db, { employerId }, userProfileId, at) =>
    db
      .insertInto("profileViews")
      .values({ employerId, userProfileId, firstViewedAt: at, lastViewedAt: at })
      .onConflict((known) => known.doNothing())
      .execute(),
  apply: (db, { employerId, jobListingId }, userProfileId, at) =>
    db
      .insertInto("jobApplications")
      .values({
        ...{ employerId, userProfileId, jobListingId, aasmState: "submitted" },
        ...{ submittedAt: at, createdAt: at, updatedAt: at },
      })
      .onConflict((known) => known.doNothing())
      .execute(),
  /** A transition of an old application makes nobody an applicant. */
  moveOn: (db, { employerId }, userProfileId, at) =>
    db
      .updateTable("jobApplications")
      .set({ updatedAt: at })
      .where("employerId", "=", employerId)
      .where("userProfileId", "=", userProfileId)
      .execute(),
  recommend: (db, { jobListingId }, userProfileId, at) =>
    db
      .insertInto("jobRecommendations")
      .values({ jobListingId, userProfileId, score: 0.8, employerScore: 0.8, createdAt: at, updatedAt: at })
      .onConflict((known) => known.doNothing())
      .execute(),
  write: (db, { employerId }, userProfileId, at) =>
    db
      .insertInto("conversations")
      .values({ employerId, userProfileId, lastEmployerMessageAt: at })
      .onConflict((known) => known.doNothing())
      .execute(),
} satisfies Record<string, (db: Database, team: Team, userProfileId: string, at: Date) => Promise<unknown>>;
