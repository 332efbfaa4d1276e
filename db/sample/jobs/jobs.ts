/** Job listings of the sample: about four for each employer, most of them published in the last weeks. */
import type { DB } from "../../tables.ts";
import { type JobAgeGroup, jobAgeGroups } from "#features/educators/job-preferences.ts";
import type { CertificationQualification } from "#features/educators/certification-constants.ts";
import { educationalQualifications } from "#features/educators/educational-qualifications.ts";
import { benefits } from "#features/places/benefits.ts";
import type { EmploymentType, JobSchedule, ListingStatus } from "#features/jobs/job-constants.ts";
import type { CenterType } from "#features/employers/employer-constants.ts";
import { makeJobSlug } from "#features/jobs/api/listing/job-slug.ts";
import { type ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import { classroomTypes } from "#features/places/geography-options.ts";
import type { Insertable } from "kysely";
import type { SampleEmployer } from "../employers/employers.ts";
import { type JobDates, jobDates } from "./job-dates.ts";
import { type RoleKind, roles, specialAssistant, titleFor } from "./job-roles.ts";
import { jobWriter } from "./job-text.ts";
import { payRange } from "./pay.ts";
import { workingHours } from "./working-hours.ts";
import { pickQuestions } from "./screening-questions.ts";
import type { SampleContext } from "../sample-context.ts";

export type JobRow = Insertable<DB["jobListings"]> & {
  id: string;
  title: string;
  listingStatus: ListingStatus;
  publishedAt: Date | null;
  screeningQuestions: ScreeningQuestion[];
};

export interface SampleJob {
  row: JobRow;
  employer: SampleEmployer;
  dates: JobDates;
  locationIds: string[];
}

/** What is fixed about a job; the rest is chance. */
export interface JobPlan {
  kind?: RoleKind;
  age?: JobAgeGroup;
  more?: Partial<JobRow>;
  status?: ListingStatus;
}

/** As many jobs as requested, in every employer at least one; big employers have more. */
export function makeJobs(
  context: SampleContext,
  employers: SampleEmployer[],
  count: number,
  make: JobMaker,
): SampleJob[] {
  const shares = employers.map(({ locations }) => 1 + locations.length * (0.6 + context.r.next() * 1.6));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let remaining = 0;
  return employers.flatMap((employer, index) => {
    remaining += (shares[index]! / all) * (count - employers.length);
    // Shares add up to the count but for rounding, which must not lose the last job.
    const here = 1 + Math.floor(remaining + 1e-6);
    remaining -= here - 1;
    return make(
      employer,
      Array.from({ length: here }, () => ({})),
    );
  });
}

export type JobMaker = (employer: SampleEmployer, plans: JobPlan[]) => SampleJob[];

export const createJobMaker =
  (context: SampleContext): JobMaker =>
  (employer, plans) => {
    const write = jobWriter(context.r, employer.row.name, employer.city.name);
    return plans.map((plan) => makeJob(context, employer, write, plan));
  };

function makeJob(
  context: SampleContext,
  employer: SampleEmployer,
  write: ReturnType<typeof jobWriter>,
  plan: JobPlan,
): SampleJob {
  const { r } = context;
  const kind = plan.kind ?? r.weighted(kinds);
  const isSpecialAssistant = kind === "special" && r.chance(0.4);
  const role = isSpecialAssistant ? { ...roles.assistant, ...specialAssistant } : roles[kind];
  const age = plan.age ?? r.pick(agesAt(employer.row.centerType));
  const dates = jobDates(context, employer.row.createdAt, plan.status);
  const employmentType = employmentTypes(context, kind);
  const salaried =
    kind === "director" ? 0.65 : employer.row.centerType.includes("School") && kind === "lead" ? 0.5 : 0;
  const interval = r.chance(salaried)
    ? "year"
    : employmentType[0] === "Substitute" && r.chance(0.4)
      ? "day"
      : "hour";
  const spread = 0.94 + r.next() * 0.14;
  const title = plan.more?.title ?? titleFor(r, role.titles, age);
  const id = r.id(dates.createdAt);
  const text = write(kind, age);
  const locationIds =
    kind === "floater" || r.chance(0.15) ? some(context, employer, 3) : some(context, employer, 1);
  const row: JobRow = {
    id,
    employerId: employer.row.id,
    createdById: r.pick(employer.profiles).id,
    slug: makeJobSlug(id, title, employer.locations.find((location) => location.id === locationIds[0])!.city),
    title,
    ...text,
    ...payRange(r, role.pay * employer.city.pay * spread, interval),
    additionalBenefits: r.some(benefits, r.int(1, 8)),
    ageGroup: ageGroups(context, kind, age),
    certificationQualifications: certifications(context, employer, kind),
    classroomType: kind === "director" ? null : r.pick(classroomTypes),
    supplementalPay: r.chance(0.22) ? { signingBonus: r.int(1, 6) * 250, bonus: null, other: null } : {},
    desiredEducation: r.weighted(role.desiredEducation) || null,
    educationPhilosophy: employer.row.educationPhilosophy,
    educationalQualifications: r.chance(0.35) ? [r.pick(educationalQualifications).title] : [],
    employmentSubtype: r.weighted({ permanent: 8, temporary: 1, contract: 0.3, internship: 0.3 }),
    employmentType,
    englishProficiency: r.weighted({ conversational: 5, fluent: 4, basic: 1 }),
    hireTimeline: r.weighted({ asap: 3, within_1_week: 1, within_2_weeks: 3, within_1_month: 4, ongoing: 2 }),
    startTimeline: r.weighted({
      asap: 3,
      within_2_weeks: 3,
      within_1_month: 4,
      within_3_months: 2,
      flexible: 2,
    }),
    jobSchedule: schedule(context, employmentType),
    languages: r.chance(0.2) ? [...employer.row.languages] : [],
    minAge: kind === "director" ? 21 : kind === "floater" ? 16 : 18,
    roleCount: r.chance(0.75) ? 1 : r.int(2, 3),
    roleType: role.roleType,
    screeningQuestions: r.chance(0.6) ? pickQuestions(r, r.int(1, 4)) : [],
    workExperience: r.weighted(role.workExperience) || null,
    listingStatus: dates.status,
    closedReason: dates.closedReason,
    publishedAt: dates.publishedAt,
    expiresAt: dates.expiresAt,
    closedAt: dates.closedAt,
    createdAt: dates.createdAt,
    updatedAt: dates.updatedAt,
    ...plan.more,
  };
  return { row: { ...workingHours(row), ...row }, employer, dates, locationIds };
}

const kinds: Record<RoleKind, number> = { lead: 40, assistant: 30, floater: 13, director: 7, special: 10 };

/** Which ages a kind of program takes. */
function agesAt(centerType: CenterType): readonly JobAgeGroup[] {
  if (centerType.includes("Home")) return jobAgeGroups.slice(0, 3);
  return centerType.includes("School") ? jobAgeGroups.slice(3) : jobAgeGroups.slice(0, 5);
}

function ageGroups({ r }: SampleContext, kind: RoleKind, age: JobAgeGroup): JobAgeGroup[] {
  if (kind === "director") return [];
  const index = jobAgeGroups.findIndex((each) => each === age);
  const wide = kind === "floater" ? 3 : r.chance(0.3) ? 2 : 1;
  return jobAgeGroups.slice(Math.max(0, index + 1 - wide), Math.max(wide, index + 1));
}

function employmentTypes({ r }: SampleContext, kind: RoleKind): EmploymentType[] {
  if (kind === "director" || r.chance(0.62)) return ["Full-time"];
  if (kind === "floater" && r.chance(0.4))
    return r.chance(0.5) ? ["Substitute"] : ["Part-time", "Substitute"];
  const choices: EmploymentType[][] = [
    ["Part-time"],
    ["Part-time"],
    ["Full-time", "Part-time"],
    ["Seasonal"],
  ];
  return choices[r.int(0, 3)]!;
}

function schedule({ r }: SampleContext, types: EmploymentType[]): JobSchedule {
  if (types[0] === "Full-time") return r.chance(0.85) ? "full_days" : "flexible";
  return r.weighted({
    mornings: 4,
    afternoons: 4,
    after_school: 3,
    flexible: 3,
    before_school: 1,
    evenings: 0.5,
  });
}

/** Some require what a certificate of their state or a CDA counts as; never more than one. */
function certifications(
  { r, certificationsOf }: SampleContext,
  { row }: SampleEmployer,
  kind: RoleKind,
): CertificationQualification[] {
  const share = { lead: 0.35, assistant: 0.08, floater: 0, director: 0.5, special: 0.5 }[kind];
  if (!r.chance(share)) return [];
  const offered = certificationsOf(row.geographyId ?? null)
    .filter(({ title }) => fitting[kind].test(title))
    .flatMap(({ qualifications: [first] }) => first ?? []);
  return offered.length ? [r.pick(offered)] : [];
}

const fitting: Record<RoleKind, RegExp> = {
  lead: /Preschool|Infant|early childhood|Teacher/,
  assistant: /CDA/,
  floater: /CDA/,
  director: /director|Director|Site Supervisor/i,
  special: /special/i,
};

const some = ({ r }: SampleContext, { locations }: SampleEmployer, max: number) =>
  r.some(locations, Math.min(max, locations.length)).map(({ id }) => id);
