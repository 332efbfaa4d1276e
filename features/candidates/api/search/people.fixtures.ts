/** Fixtures for candidate search: thousands of random educators from a fixed seed, in the database and in memory. */
import { bulkInsert } from "#db/bulk-insert.ts";
import { childAgeGroups, workExperienceOptions } from "#features/educators/experience-options.ts";
import { desiredSchedules, jobSearchStatuses, roleTitles } from "#features/educators/job-preferences.ts";
import { type Seeded, towns } from "#features/jobs/api/search/job-market.fixtures.ts";
import { philosophies } from "#features/places/philosophies.ts";
import type { Database } from "#platform/server/database/database.ts";
import { v7 as uuid } from "uuid";
import { dayMs } from "#platform/shared/duration.ts";

/** Words whose beginnings are all different, so that a begun word means one of them. */
export const firstNames = ["Maria", "José", "Keiko", "Dwayne", "Zofia", "Priya"] as const;
export const lastNames = ["Núñez", "O'Brien", "Quist", "Tanaka", "Baker", "Ybarra", "van Loon"] as const;
export const jobTitles = ["Nanny", "Camp Counselor", "Director", "Floating Helper"] as const;
const passions = ["violin", "robots", "judo", "quilt"] as const;
export const languagesHere = ["Spanish", "French", "American Sign Language"] as const;
export const areas = ["In the city", "In the suburbs", "Downtown Brooklyn"] as const;
export const certificationTitles = [
  "CDA: Preschool",
  "State director credential",
  "Red Cross babysitter",
] as const;
const schools = ["Elmwood College", "Xavier University"] as const;

export interface Lists {
  geographies: string[];
  levels: { id: string; filterableEducationLevel: number; eceRelated: boolean }[];
  fields: { id: string; title: string; eceRelated: boolean }[];
  options: { id: string; title: string; qualifications: string[]; state: string | null }[];
  videoQuestion: string;
}
export type Person = ReturnType<typeof makePerson>;

export function makePerson(r: Seeded, lists: Lists, index: number, now: Date, shutOut: string[]) {
  const town = r.pick(towns);
  const hasPlace = r.chance(0.95);
  return {
    id: uuid(),
    accountId: uuid(),
    firstName: r.pick(firstNames),
    lastName: r.pick(lastNames),
    city: town.city,
    lat: hasPlace ? town.lat + (r.next() - 0.5) / 2 : null,
    lng: hasPlace ? town.lng + (r.next() - 0.5) / 2 : null,
    geographyId: r.pick(lists.geographies),
    // Most can be found; the others have one thing in the way.
    approvalState: r.chance(0.93)
      ? ("approved" as const)
      : r.pick(["pending", "suspended", "changes_requested"] as const),
    activeState: r.chance(0.94) ? ("active" as const) : r.pick(["dormant", "paused", "closed"] as const),
    visibilityState: r.chance(0.94) ? ("visible" as const) : r.pick(["applied_only", "hidden"] as const),
    missingRequiredFields: r.chance(0.02) ? ["zipCode"] : [],
    excludedEmployerIds: r.some(shutOut, 0.03),
    showEducation: r.chance(0.9),
    showCertifications: r.chance(0.9),
    completedEceCredits: Math.floor(r.next() * 30),
    createdAt: new Date(now.getTime() - Math.floor(r.next() * 900) * dayMs - index * 1000),
    lastSeenAt: r.chance(0.97) ? new Date(now.getTime() - Math.floor(r.next() ** 3 * 150 * dayMs)) : null,
    answers: makeAnswers(r),
    studies: r.some([1, 2], 0.6).map(() => makeStudy(r, lists)),
    works: r.some([1, 2, 3], 0.5).map(() => makeWork(r, now)),
    certificates: r.some(certificationTitles, 0.25).map((title) => ({
      id: uuid(),
      title: r.chance(0.2) ? title.toUpperCase() : title,
      option: r.chance(0.5) ? r.pick(lists.options) : null,
    })),
    video: r.chance(0.4) ? r.pick(["ready", "processing", "linked", "failed", "written"] as const) : null,
  };
}

function makeAnswers(r: Seeded) {
  const wish = r.next();
  return {
    jobSearchStatus: r.chance(0.9) ? r.pick(jobSearchStatuses) : null,
    roles: r.some(roleTitles, 0.3),
    schedules: r.some(desiredSchedules, 0.45),
    philosophies: r.some(philosophies.slice(0, 6), 0.25),
    languages: r.some(languagesHere, 0.2),
    said: r.chance(0.8) ? r.pick(workExperienceOptions) : null,
    passion: r.pick(passions),
    ages: r.some(childAgeGroups, 0.1),
    hopedPay: r.chance(0.6) ? 12 + Math.floor(r.next() * 20) : null,
    areas: wish < 0.4 ? r.some(areas, 0.5) : [],
    /** In free text instead of an option. */
    ownWords: wish > 0.97 ? areas[0] : null,
  };
}

const makeStudy = (r: Seeded, { levels, fields }: Lists) => ({
  id: uuid(),
  level: r.pick(levels),
  field: r.chance(0.7) ? r.pick(fields) : null,
  current: r.chance(0.25),
  school: r.pick(schools),
});

/** Whole months, some of them at the same time as others. */
function makeWork(r: Seeded, now: Date) {
  const first = (now.getUTCFullYear() - 14) * 12 + Math.floor(r.next() * 14 * 12);
  const last = first + 1 + Math.floor(r.next() * 60);
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const current = last > present;
  return {
    id: uuid(),
    first,
    last: current ? present : last,
    current,
    workedWithChildren: r.chance(0.85),
    languages: r.some(languagesHere, 0.1),
    jobTitle: r.pick(jobTitles),
  };
}

const monthText = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;

/** As the profile's own pages would have written it. */
export function answerTexts({ answers }: Person): Record<string, string> {
  const list = (name: string, words: readonly string[]) =>
    words.length ? { [name]: JSON.stringify(words) } : {};
  return {
    about_me: `I bring my ${answers.passion} to class.`,
    ...(answers.jobSearchStatus && { job_search_status: answers.jobSearchStatus }),
    ...list("desired_role", answers.roles),
    ...list("availability", answers.schedules),
    ...list("educational_philosophy", answers.philosophies),
    ...list("languages_spoken", answers.languages),
    ...(answers.said && { work_experience: answers.said }),
    ...(answers.hopedPay && { expected_compensation: String(answers.hopedPay) }),
    ...(answers.areas.length > 0 && {
      desired_location: JSON.stringify({ address: "Austin", lat: 30.27, lng: -97.74, areas: answers.areas }),
    }),
    ...(answers.ownWords && { desired_location: answers.ownWords }),
  };
}

export const workRow = ({ id, first, last, current, ...work }: Person["works"][number]) => ({
  id,
  company: "Little Steps",
  city: "Austin",
  startDate: monthText(first),
  endDate: current ? null : monthText(last),
  current,
  workedWithChildren: work.workedWithChildren,
  languages: work.languages,
  jobTitle: work.jobTitle,
});

export async function insertPeople(db: Database, people: Person[], { videoQuestion }: Lists): Promise<void> {
  const ofEach = <T>(rows: (person: Person) => T[]) =>
    people.flatMap((person) => rows(person).map((row) => ({ ...row, userProfileId: person.id })));
  await bulkInsert(db, "accounts", people.map(accountRow));
  await bulkInsert(db, "userProfiles", people.map(profileRow));
  await bulkInsert(
    db,
    "workHistories",
    ofEach(({ works }) => works.map(workRow)),
  );
  await bulkInsert(
    db,
    "educationHistories",
    ofEach(({ studies }) => studies.map(studyRow)),
  );
  await bulkInsert(
    db,
    "certifications",
    ofEach(({ certificates }) =>
      certificates.map(({ option, ...row }) => ({ ...row, certificationOptionId: option?.id ?? null })),
    ),
  );
  const answered = ofEach((person) =>
    Object.entries(answerTexts(person)).map(([profileQuestionName, value]) => ({
      profileQuestionName,
      value,
    })),
  );
  await bulkInsert(db, "profileQuestionAnswers", answered);
  const videos = ofEach(({ video }) => (video ? [videoRow(video, videoQuestion)] : []));
  await bulkInsert(db, "videoAskAnswers", videos);
}

const accountRow = ({ accountId, firstName, lastName, createdAt, lastSeenAt }: Person) => ({
  id: accountId,
  email: `${accountId}@people.example`,
  passwordHash: "none",
  userType: "educator" as const,
  firstName,
  lastName,
  createdAt,
  lastSeenAt,
});

const profileRow = ({ id, accountId, firstName, lastName, city, lat, lng, ...person }: Person) => ({
  ...{ id, accountId, firstName, lastName, city, lat, lng },
  geographyId: person.geographyId,
  approvalState: person.approvalState,
  activeState: person.activeState,
  visibilityState: person.visibilityState,
  missingRequiredFields: person.missingRequiredFields,
  excludedEmployerIds: person.excludedEmployerIds,
  showEducation: person.showEducation,
  showCertifications: person.showCertifications,
  completedEceCredits: person.completedEceCredits,
  createdAt: person.createdAt,
  slug: `person-${id}`,
  state: "TX",
  zipCode: "78701",
});

const studyRow = ({ id, level, field, current, school }: Person["studies"][number]) => ({
  id,
  school,
  city: "Austin",
  startDate: "2010-09-01",
  endDate: current ? null : "2014-06-01",
  current,
  educationLevelId: level.id,
  major: field?.title ?? null,
  majorId: field?.id ?? null,
});

const videoRow = (video: NonNullable<Person["video"]>, videoAskQuestionId: string) => ({
  videoAskQuestionId,
  videoId: video === "linked" || video === "written" ? null : uuid(),
  contactShareUrl: video === "linked" ? "https://www.videoask.example/x" : null,
  text: video === "written" ? "I love my work" : "",
  state: video === "failed" || video === "processing" ? video : ("ready" as const),
});
