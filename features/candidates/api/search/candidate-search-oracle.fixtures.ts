/** Fixtures for candidate search: who is found and in which order, calculated slowly and plainly in memory. */
import { jobSearchStatuses } from "#features/educators/job-preferences.ts";
import { educatorFacts } from "#features/matching/educator-facts.ts";
import { match } from "#features/matching/match.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { type SearchCase, isOnVideo, milesTo, plain, textLevel } from "./candidate-search-cases.fixtures.ts";
import { answerTexts, type Person, workRow } from "./people.fixtures.ts";
import type { CandidateFixtures } from "./candidate-search.fixtures.ts";

/** Only approved, active and visible profiles are found. */
export const isFound = ({ group }: CandidateFixtures, person: Person) =>
  person.approvalState === "approved" &&
  person.activeState === "active" &&
  person.visibilityState === "visible" &&
  person.missingRequiredFields.length === 0 &&
  !person.excludedEmployerIds.some((id) => group.includes(id));

/** All ids, in their order. */
export function expectedResults(world: CandidateFixtures, asked: SearchCase[], sort: string): string[] {
  const filters = Object.assign({}, ...asked.map((each) => each.filters)) as Record<string, string>;
  const found = world.people.filter(
    (person) => isFound(world, person) && asked.every(({ holds }) => holds(person, filters)),
  );
  const job = world.jobs.find(({ id }) => id === filters["jobListingId"])?.facts;
  const sorted = found.sort(orderOf(filters, sort));
  const ordered = job && (sort === "" || sort === "relevance") ? bestFirst(world, sorted, job) : sorted;
  return ordered.map(({ id }) => id);
}

type Order = (a: Person, b: Person) => number;

function orderOf(filters: Record<string, string>, sort: string): Order {
  const place = filters["lat"] ? { lat: Number(filters["lat"]), lng: Number(filters["lng"]) } : null;
  const turn = sort.startsWith("-") ? -1 : 1;
  const by =
    (...keys: ((person: Person) => number | string)[]): Order =>
    (a, b) => {
      const key = keys.find((each) => each(a) !== each(b));
      return key ? (key(a) < key(b) ? -1 : 1) : 0;
    };
  const turned =
    (order: Order): Order =>
    (a, b) =>
      turn * order(a, b);
  if (sort.endsWith("lastName"))
    return turned(
      by(
        ({ lastName, firstName }) => plain(`${lastName} ${firstName}`),
        ({ id }) => id,
      ),
    );
  if (sort.endsWith("createdAt"))
    return turned(
      by(
        ({ createdAt }) => createdAt.getTime(),
        ({ id }) => id,
      ),
    );
  // What is better is more: seen from the best.
  const usual: Order = (a, b) => by(standing, isOnVideoAs, lastDay, ({ id }) => id)(b, a);
  if (sort.endsWith("distance") && place) return (a, b) => turned(by(milesTo(place)))(a, b) || usual(a, b);
  const { q } = filters;
  const near = (person: Person) => (place && milesTo(place)(person) <= 10 ? 1 : 0);
  return (a, b) => (q ? textLevel(b, q) - textLevel(a, q) : 0) || near(b) - near(a) || usual(a, b);
}

const standing = ({ answers }: Person) =>
  answers.jobSearchStatus === null ? 1 : [3, 2, 0][jobSearchStatuses.indexOf(answers.jobSearchStatus)]!;
const isOnVideoAs = (person: Person) => Number(isOnVideo(person));
const lastDay = ({ lastSeenAt }: Person) => lastSeenAt?.toISOString().slice(0, 10) ?? "";

/** The first 500 by their match: those within 50 miles of the job, then the others. */
function bestFirst(world: CandidateFixtures, sorted: Person[], job: JobFacts): Person[] {
  const isNear = (person: Person) => milesTo(job.places![0]!)(person) <= 50;
  const looked = [...sorted.filter(isNear), ...sorted.filter((person) => !isNear(person))].slice(0, 500);
  const scores = new Map(looked.map((person) => [person, match(factsOf(person, world.now), job).score]));
  const behind = sorted.filter((person) => !scores.has(person));
  return [...looked.sort((a, b) => scores.get(b)! - scores.get(a)!), ...behind];
}

/** A hidden part counts as unknown. */
export function factsOf(person: Person, now: Date) {
  const { lat, lng, studies, works, certificates, completedEceCredits } = person;
  const facts = educatorFacts(
    {
      educationHistories: studies.map(({ level, current }) => ({ ...level, current })),
      workHistories: works.map(workRow),
      certifications: certificates.map(({ title, option }) => ({
        title,
        qualifications: option?.qualifications ?? [],
        state: option?.state ?? null,
      })),
      completedEceCredits,
      answers: answerTexts(person),
      place: lat === null || lng === null ? null : { lat, lng },
    },
    now,
  );
  return {
    ...facts,
    ...(person.showEducation ? {} : { educationLevel: null }),
    ...(person.showCertifications ? {} : { certifications: null }),
  };
}
