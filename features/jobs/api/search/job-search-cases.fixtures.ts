/** Fixtures for job search: each filter as a query string, and the same filter as a predicate over jobs in memory. */
import { educationMinimums } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { milesToNearest } from "#features/places/distance.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { benefits } from "#features/places/benefits.ts";
import { jobSearchSchedules, startTimelines } from "../../job-constants.ts";
import { doneByTimes, startsFromTimes } from "../../working-hours.ts";
import { languagesHere, type MadeJob, type Seeded, towns } from "./job-market.fixtures.ts";

type Holds = (job: MadeJob) => boolean;
/** A filter as a query string, and as a predicate. */
export interface SearchCase {
  filters: Record<string, string>;
  holds: Holds;
}

const words = (text: string) => text.toLowerCase().split(/[^a-z]+/);
export const milesTo = (lat: number, lng: number) => (job: MadeJob) =>
  milesToNearest({ lat, lng }, job.places)!;
const anyOf = (
  name: string,
  chosen: readonly string[],
  has: (job: MadeJob) => readonly (string | null)[],
): SearchCase => ({
  filters: { [name]: chosen.join(",") },
  holds: (job) => chosen.some((word) => has(job).includes(word)),
});

/** `open` are the jobs that anybody may find. */
export const searchCases: Record<string, (r: Seeded, open: MadeJob[]) => SearchCase> = {
  schedule: (r) => {
    const schedule = r.pick(jobSearchSchedules);
    const holds: Holds = (job) =>
      job.employmentType.some((type) => type.toLowerCase() === schedule.toLowerCase());
    return { filters: { schedule }, holds };
  },
  role: (r) => anyOf("role", two(r, roleTitles), (job) => [job.roleType]),
  ageGroup: (r) => anyOf("ageGroup", two(r, jobAgeGroups), (job) => job.ageGroup),
  educationMinimum: (r) => {
    const most = r.pick(educationMinimums);
    const level = (asked: string | null) => educationMinimums.findIndex((minimum) => minimum === asked);
    return {
      filters: { educationMinimum: most },
      holds: (job) => level(job.desiredEducation) <= level(most),
    };
  },
  minimumWage: (r) => {
    const wage = Math.floor(r.next() * 36);
    return { filters: { minimumWage: String(wage) }, holds: (job) => wage === 0 || job.hourly >= wage };
  },
  centerType: (r) => anyOf("centerType", two(r, centerTypes), (job) => [job.employer.centerType]),
  educationPhilosophy: (r) =>
    anyOf("educationPhilosophy", two(r, philosophies.slice(0, 6)), (job) =>
      job.educationPhilosophy.length ? job.educationPhilosophy : job.employer.educationPhilosophy,
    ),
  benefits: (r) => anyOf("benefits", two(r, benefits), (job) => job.additionalBenefits),
  languages: (r) => anyOf("languages", two(r, languagesHere), (job) => job.languages),
  startTimeline: (r) => anyOf("startTimeline", two(r, startTimelines), (job) => [job.startTimeline]),
  doneBy: (r) => {
    const time = r.pick(doneByTimes);
    return {
      filters: { doneBy: time },
      holds: ({ workingHours }) => Boolean(workingHours?.endTime && workingHours.endTime <= time),
    };
  },
  startsFrom: (r) => {
    const time = r.pick(startsFromTimes);
    return {
      filters: { startsFrom: time },
      holds: ({ workingHours }) => Boolean(workingHours?.startTime && workingHours.startTime >= time),
    };
  },
  noWeekends: () => ({
    filters: { noWeekends: "true" },
    holds: ({ workingHours }) =>
      workingHours !== null &&
      workingHours.days.length > 0 &&
      !workingHours.days.includes(0) &&
      !workingHours.days.includes(6),
  }),
  employerId: (r, open) => anyOf("employerId", [r.pick(open).employerId], (job) => [job.employerId]),
  employerSlug: (r, open) =>
    anyOf("employerSlug", [r.pick(open).employer.slug], (job) => [job.employer.slug]),
  geographyId: (r, open) =>
    anyOf("geographyId", [r.pick(open).employer.geographyId], (job) => [job.employer.geographyId]),
  new: () => ({
    filters: { new: "true" },
    holds: (job) => Date.now() - job.publishedAt.getTime() < 86_000_000,
  }),
  hiringHero: () => ({ filters: { hiringHero: "true" }, holds: (job) => job.employer.hiringHero }),
  place: (r) => {
    const { lat, lng } = r.pick(towns);
    const radius = r.pick([5, 10, 25, 60, 300]);
    const filters = { lat: String(lat), lng: String(lng), radiusInMiles: String(radius) };
    return { filters, holds: (job) => milesTo(lat, lng)(job) <= radius };
  },
  q: (r, open) => {
    const job = r.pick(open);
    const [first, ...rest] = words(
      r.pick([job.title, job.places[0]!.city, `${job.title} ${job.places[0]!.city}`]),
    );
    const asked = [first!, ...rest];
    const last = asked.at(-1)!;
    const begun = last.slice(0, r.pick([4, 5, last.length]));
    const q = [...asked.slice(0, -1), begun].join(" ");
    return { filters: { q }, holds: (each) => says(each, asked.slice(0, -1), begun) };
  },
};

const two = <T>(r: Seeded, list: readonly T[]) => [
  ...new Set([r.pick(list), ...(r.chance(0.4) ? [r.pick(list)] : [])]),
];

function says({ title, employer, roleType, places }: MadeJob, whole: string[], begun: string): boolean {
  const said = words([title, employer.name, roleType, ...places.map(({ city }) => city)].join(" "));
  return whole.every((word) => said.includes(word)) && said.some((word) => word.startsWith(begun));
}
