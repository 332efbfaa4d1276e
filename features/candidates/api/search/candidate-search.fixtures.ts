/** Fixtures for candidate search: an employer with jobs, its history with educators, and thousands of educators. */
import { bulkInsert } from "#db/bulk-insert.ts";
import type { testServer } from "#app/testing/test-server.ts";
import { jobFacts } from "#features/jobs/job-facts.ts";
import { createEmployer, completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import { type Seeded, seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import type { Database } from "#platform/server/database/database.ts";
import type { CandidateMeta } from "../../candidate-match.ts";
import { insertPeople, type Lists, makePerson, type Person } from "./people.fixtures.ts";
import { refreshCandidates } from "./refresh-candidates.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export type CandidateFixtures = Awaited<ReturnType<typeof createCandidates>>;

export async function createCandidates(server: Server, count: number, now: Date, seed = 11) {
  const { db } = server;
  const r = seeded(seed);
  const oaks = await createEmployer(server);
  const other = await createEmployer(server, { name: "Maples" });
  const open = await oaks.publish({
    languages: ["Spanish"],
    desiredEducation: "associates",
    workExperience: "2_years",
  });
  const draft = await oaks.write({ ...completeJob, roleType: "Director", locationIds: [oaks.locationId] });
  const foreign = await other.publish();
  const { id: acting } = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", oaks.accountId)
    .executeTakeFirstOrThrow();
  const sibling = await ownedTogether(db, oaks.accountId);
  const lists = await listsOf(db);
  const shutOut = [oaks.employerId, sibling, other.employerId];
  const people = Array.from({ length: count }, (_, index) => makePerson(r, lists, index, now, shutOut));
  await insertPeople(db, people, lists);
  const related = await relate(db, r, people, {
    employerId: oaks.employerId,
    otherId: other.employerId,
    jobs: { open: open.id, draft: draft.id, foreign: foreign.id },
  });
  const ids = people.map(({ id }) => id);
  await db.transaction().execute((tx) => refreshCandidates(tx, ids, now));
  const jobs = [
    { id: open.id, facts: await factsOf(db, open.id, now) },
    { id: draft.id, facts: await factsOf(db, draft.id, now) },
  ];
  return {
    ...oaks,
    request: (path: string) => oaks.request(path, { headers: { "current-employer-profile-id": acting } }),
    people,
    lists,
    related,
    jobs,
    foreignJob: foreign.id,
    group: [oaks.employerId, sibling],
    now,
  };
}

/** Another employer of the same owner. */
async function ownedTogether(db: Database, accountId: string): Promise<string> {
  const sibling = await db
    .insertInto("employers")
    .values({ name: "Acorns", slug: `acorns-${accountId}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  const owner = {
    accountId,
    employerId: sibling.id,
    role: "owner" as const,
    firstName: "Robin",
    lastName: "Vale",
  };
  await db
    .insertInto("employerProfiles")
    .values({ ...owner, slug: `robin-${accountId}` })
    .execute();
  return sibling.id;
}

async function listsOf(db: Database): Promise<Lists> {
  const [geographies, levels, fields, options, questions] = await Promise.all([
    db.selectFrom("geographies").select("id").orderBy("id").limit(3).execute(),
    db.selectFrom("educationLevels").select(["id", "filterableEducationLevel", "eceRelated"]).execute(),
    db.selectFrom("educationFields").select(["id", "title", "eceRelated"]).orderBy("title").execute(),
    db
      .selectFrom("certificationOptions as option")
      .innerJoin("certificationCategories as category", "category.id", "option.certificationCategoryId")
      .leftJoin("geographies as area", "area.id", "category.geographyId")
      .select(["option.id", "option.title", "option.qualifications", "area.state"])
      .orderBy("option.title")
      .orderBy("option.id")
      .limit(4)
      .execute(),
    db.selectFrom("videoAskQuestions").select("id").execute(),
  ]);
  const some = [...fields.filter((field) => field.eceRelated).slice(0, 3), ...fields.slice(0, 8)];
  return {
    geographies: geographies.map(({ id }) => id),
    levels,
    fields: some,
    options,
    videoQuestion: questions[0]!.id,
  };
}

/** The job as the match reads it, from the row itself. */
async function factsOf(db: Database, id: string, now: Date) {
  const job = await db.selectFrom("jobListings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const compensation = {
    min: job.compensationMin,
    max: job.compensationMax,
    interval: job.compensationInterval,
  };
  return jobFacts(
    { ...job, compensation: compensation as never },
    { places: [{ lat: 30.2713, lng: -97.7426 }], states: ["TX"] },
    now,
  );
}

interface Sides {
  employerId: string;
  otherId: string;
  jobs: { open: string; draft: string; foreign: string };
}

/** Writes the relations, and returns ids of people by relation with the employer. */
async function relate(db: Database, r: Seeded, people: Person[], { employerId, otherId, jobs }: Sides) {
  const some = (share: number) => r.some(people, share).map(({ id }) => id);
  const [liked, viewed, written, unanswered] = [some(0.08), some(0.3), some(0.05), some(0.05)];
  const likes = [...liked.map((id) => [employerId, id]), ...some(0.1).map((id) => [otherId, id])];
  await bulkInsert(db, "profileLikes", likes.map(pairRow));
  const views = [...viewed.map((id) => [employerId, id]), ...some(0.1).map((id) => [otherId, id])];
  await bulkInsert(db, "profileViews", views.map(pairRow));
  const talks = [...new Set([...written, ...unanswered])].map((userProfileId) => ({
    employerId,
    userProfileId,
    lastEmployerMessageAt: written.includes(userProfileId) ? new Date() : null,
  }));
  await bulkInsert(db, "conversations", talks);
  const applications = some(0.1).map((userProfileId) => ({
    employerId,
    userProfileId,
    jobListingId: r.pick([jobs.open, jobs.draft]),
    aasmState: r.pick(["draft", "submitted", "submitted", "rejected"] as const),
    matchScore: r.next(),
    messagedAt: r.chance(0.2) ? new Date() : null,
  }));
  await bulkInsert(db, "jobApplications", applications);
  const offers = some(0.1).map((userProfileId) => {
    const jobListingId = r.pick([jobs.open, jobs.open, jobs.foreign]);
    const score = 0.75 + r.next() / 4;
    const dismissedAt = r.chance(0.2) ? new Date() : null;
    return { userProfileId, jobListingId, score, employerScore: score, dismissedAt };
  });
  await bulkInsert(db, "jobRecommendations", offers);
  const sent = applications.filter(({ aasmState }) => aasmState !== "draft");
  const fits = (jobListingId: string) => [
    ...offers.filter((offer) => offer.jobListingId === jobListingId && !offer.dismissedAt),
    ...sent.filter((each) => each.jobListingId === jobListingId && each.matchScore >= 0.75),
  ];
  const idsOf = (rows: { userProfileId: string }[]) => new Set(rows.map((row) => row.userProfileId));
  return {
    liked: new Set(liked),
    viewed: new Set(viewed),
    messaged: new Set([...written, ...idsOf(sent.filter(({ messagedAt }) => messagedAt))]),
    previously_applied: idsOf(sent),
    /** The draft's applicants match a hidden job: recommended only if that job is requested. */
    recommended: {
      any: idsOf(fits(jobs.open)),
      [jobs.open]: idsOf(fits(jobs.open)),
      [jobs.draft]: idsOf(fits(jobs.draft)),
    },
  };
}

const pairRow = ([employerId, userProfileId]: string[]) => ({
  employerId: employerId!,
  userProfileId: userProfileId!,
});

interface FoundRow {
  id: string;
  attributes: Record<string, unknown>;
  meta: CandidateMeta & { match: NonNullable<CandidateMeta["match"]> };
}

/** A page of what the employer finds: 100 rows, and of each nothing but its id and `meta` unless fields are requested. */
export async function search(
  world: Pick<CandidateFixtures, "request">,
  filters: Record<string, string>,
  rest = "",
) {
  const params = Object.entries(filters).map(
    ([name, value]) => `filter[${name}]=${encodeURIComponent(value)}`,
  );
  const few = rest.includes("fields") ? [] : ["fields[user_profiles]=slug"];
  const query = ["page[size]=100", ...few, ...params].join("&");
  const answer = await world.request(`user_profiles?${query}${rest}`);
  if (answer.status !== 200) throw new Error(`${params.join("&")} answered ${answer.status}: ${answer.text}`);
  const { data, meta } = answer.json();
  return {
    ids: data.map((row: { id: string }) => row.id) as string[],
    total: meta.page.total as number,
    data: data as FoundRow[],
    meta,
  };
}
