/** What the bench asks, as the product's screens ask it: each case with many different requests. */
import { candidateQuery, readCandidateSearch } from "#features/candidates/screens/search/candidate-search.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { jobQuery, readJobSearch } from "#features/jobs/screens/search/job-search.ts";
import { Conversation } from "#features/messages/conversation.ts";
import { JobApplication } from "#features/applications/application.ts";
import { applicantFields, applicantIncludes } from "#features/applications/screens/review/use-applicants.ts";
import { findCity } from "#features/places/api/gazetteer.ts";
import { type CollectionOptions, collectionPath } from "#platform/web/api-client/collection-path.ts";
import { samplePassword } from "#db/sample/demo/demo-accounts.ts";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import { signIn, signInEducator } from "../../e2e/fixtures/api.ts";
import type { Person, Resource } from "../../e2e/fixtures/person.ts";

export interface BenchRequest {
  method: "GET" | "PATCH";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface BenchCase {
  name: string;
  /** p95 through HTTP at full size, in milliseconds. */
  goalMs?: number;
  requests: BenchRequest[];
}

const biggestCity = "New York, NY";
const cities = [
  ...[biggestCity, "Los Angeles, CA", "Chicago, IL", "Houston, TX", "Phoenix, AZ", "Philadelphia, PA"],
  ...["San Antonio, TX", "Dallas, TX", "Austin, TX", "Seattle, WA", "Denver, CO", "Atlanta, GA"],
];
const searchWords = ["montessori", "toddler", "lead", "infant", "preschool", "assistant"];
const candidateFilters = {
  desiredSchedule: "Full-time",
  desiredRole: "Teacher (Lead/Head)",
  minimumEducation: "2",
};
const jobFilters = { schedule: "Full-time", role: "Teacher (Lead/Head)", minimumWage: "15" };
const deepPage = 40;
const educators = 16;

/** Every case; `find` is part of a name, or nothing. */
export async function nationCases(find: string): Promise<BenchCase[]> {
  const employer = await signIn("employer");
  const cases: [name: string, goalMs: number | undefined, make: () => Promise<BenchRequest[]>][] = [
    [
      "candidates: 25 miles, 3 filters, words",
      25,
      async () =>
        wordsInCities((place, q) => get(employer, candidates({ ...candidateFilters, ...place, q }))),
    ],
    [
      "candidates: 25 miles around the biggest city",
      30,
      async () => [get(employer, candidates(placeOf(biggestCity)))],
    ],
    [
      "candidates: 25 miles, nearest first",
      undefined,
      async () => cities.map((city) => get(employer, candidates({ ...placeOf(city), sort: "distance" }))),
    ],
    [
      "candidates: best match within 25 miles",
      40,
      async () => {
        const jobs = await jobsOf(employer);
        return cities.map((city, index) =>
          get(employer, candidates({ ...placeOf(city), jobListingId: jobs[index % jobs.length]! })),
        );
      },
    ],
    [
      "candidates: best match nationwide",
      40,
      async () =>
        (await jobsOf(employer)).map((jobListingId) =>
          get(employer, candidates({ radiusInMiles: "anywhere", jobListingId })),
        ),
    ],
    [
      "candidates: nationwide, 3 filters",
      40,
      async () =>
        ["Teacher (Lead/Head)", "Assistant Teacher", "Director"].map((desiredRole) =>
          get(employer, candidates({ ...candidateFilters, desiredRole, radiusInMiles: "anywhere" })),
        ),
    ],
    [
      "candidates: a misspelt name",
      60,
      async () =>
        ["marria gonsalez", "abigale alvarrado", "adriana asosta", "beatris baldwyn"].map((q) =>
          get(employer, candidates({ q, radiusInMiles: "anywhere" })),
        ),
    ],
    [
      "candidates: the first page nationwide",
      undefined,
      async () => [get(employer, candidates({ radiusInMiles: "anywhere" }))],
    ],
    [
      `candidates: page ${deepPage} nationwide`,
      undefined,
      () => onPage(deepPage, employer, candidates({ radiusInMiles: "anywhere" })),
    ],
    [
      "jobs: 25 miles, 3 filters, words",
      12,
      async () => wordsInCities((place, q) => get(null, jobs({ ...jobFilters, ...place, q }))),
    ],
    ["jobs: 25 miles around the biggest city", 12, async () => [get(null, jobs(placeOf(biggestCity)))]],
    ["jobs: newest", 12, async () => [get(null, jobs({}))]],
    [`jobs: page ${deepPage} of the newest`, 12, () => onPage(deepPage, null, jobs({}))],
    ["applicants, newest first", 25, async () => [get(employer, applicants("-submittedAt"))]],
    ["applicants, by name", 25, async () => [get(employer, applicants("name"))]],
    [
      `applicants by name, page ${deepPage / 2}`,
      25,
      () => onPage(deepPage / 2, employer, applicants("name")),
    ],
    ["inbox", 20, async () => [get(employer, inbox())]],
    ["saving a profile", 15, saveProfiles],
  ];
  const chosen = cases.filter(([name]) => name.includes(find));
  const made: BenchCase[] = [];
  for (const [name, goalMs, make] of chosen)
    made.push({ name, ...(goalMs && { goalMs }), requests: await make() });
  return made;
}

const wordsInCities = (request: (place: Record<string, string>, q: string) => BenchRequest) =>
  cities.flatMap((city) => searchWords.map((q) => request(placeOf(city), q)));

function placeOf(city: string): Record<string, string> {
  const { lat, lng } = findCity(city)!;
  return { lat: String(lat), lng: String(lng) };
}

function candidates(search: Record<string, string>): string {
  const criteria = readCandidateSearch(search);
  return collectionPath(UserProfile, candidateQuery(criteria, criteria.at));
}

function jobs(search: Record<string, string>): string {
  const criteria = readJobSearch(search, false);
  return collectionPath(JobListing, jobQuery(criteria, criteria.at));
}

const applicants = (sort: string) =>
  collectionPath(JobApplication, {
    at: "employer/job_applications",
    include: applicantIncludes,
    fields: applicantFields,
    sort,
  });

const inbox = () => collectionPath(Conversation, { at: "employer/conversations", sort: "-latestMessageAt" });

async function jobsOf(employer: Person): Promise<string[]> {
  const options: CollectionOptions = { at: "employer/job_listings", filter: { listingStatus: "published" } };
  const { data } = await employer.request<{ data: { id: string }[] }>(collectionPath(JobListing, options));
  return data.map(({ id }) => id);
}

/** As a reader gets there: by the links of the pages before, whatever they hold. */
async function onPage(number: number, person: Person | null, first: string): Promise<BenchRequest[]> {
  let path = `/api/${first}`;
  for (let page = 1; page < number; page += 1) {
    const answer = await fetch(process.env["CUBBY_URL"] + path, { headers: headersOf(person) });
    const { links } = (await answer.json()) as { links: { next: string | null } };
    if (!links.next) break;
    path = links.next;
  }
  return [{ method: "GET", path, headers: headersOf(person) }];
}

/** Sixteen educators, who change by turns what they are found by. */
async function saveProfiles(): Promise<BenchRequest[]> {
  const requests = Array.from({ length: educators }, async (_, index): Promise<BenchRequest[]> => {
    const number = 1000 + index * 17;
    const person = await signInEducator(`educator-${number}@nation.example`, samplePassword);
    const { data: own } = await person.request<{ data: Resource[] }>("user_profiles?page[size]=1");
    const { id } = own[0]!;
    return ["Rosa", "María José"].map((firstName) => ({
      method: "PATCH",
      path: `/api/user_profiles/${id}`,
      headers: { ...headersOf(person), "content-type": "application/vnd.api+json" },
      body: JSON.stringify({ data: { type: "user_profiles", id, attributes: { firstName } } }),
    }));
  });
  return (await Promise.all(requests)).flat();
}

const get = (person: Person | null, path: string): BenchRequest => ({
  method: "GET",
  path: `/api/${path}`,
  headers: headersOf(person),
});

function headersOf(person: Person | null): Record<string, string> {
  const accept = { accept: "application/vnd.api+json" };
  if (!person) return accept;
  const profile = person.storage[sessionKeys.employerProfileId];
  return {
    ...accept,
    authorization: `Bearer ${person.storage[sessionKeys.accessToken]}`,
    ...(profile && { "current-employer-profile-id": profile }),
  };
}
