/**
 * The demo accounts' data: two programs in Austin under one account, one educator nearby who has applied,
 * one operator.
 */
import type { DB } from "../../tables.ts";
import type { Insertable } from "kysely";
import type { ApplicationMaker, SampleApplication } from "../hiring/applications.ts";
import { hoursColumns } from "#features/jobs/api/listing/job-hours.ts";
import { demoAccounts, demoJob } from "./demo-accounts.ts";
import type { EducatorPlan, SampleEducator } from "../educators/educators.ts";
import type { EmployerPlan, SampleEmployer } from "../employers/employers.ts";
import type { JobMaker, JobPlan, SampleJob } from "../jobs/jobs.ts";
import { asDemoEducator } from "./demo-educator.ts";
import { account } from "../educators/people.ts";
import type { SampleContext } from "../sample-context.ts";

export interface DemoPasswordHashes {
  educator: string;
  employer: string;
  operator: string;
}

/** The two employers; the second one has its own owner, and the demo account joins both as owner. */
export function makeDemoEmployers(
  context: SampleContext,
  make: (plan: EmployerPlan) => SampleEmployer,
  hashes: DemoPasswordHashes,
): SampleEmployer[] {
  const city = context.cities.find(({ name }) => name === "Austin")!;
  const { employers: named, ...who } = demoAccounts.employer;
  const [first, second] = named.map(({ name, slug }, index) =>
    make({
      city,
      name,
      slug,
      centerType: index === 0 ? "Licensed Child-Care Center" : "Private School",
      educationPhilosophy: index === 0 ? ["Reggio Emilia", "Project-Based Learning"] : ["Montessori"],
      locations: index === 0 ? 2 : 1,
    }),
  ) as [SampleEmployer, SampleEmployer];
  const createdAt = first.row.createdAt < second.row.createdAt ? first.row.createdAt : second.row.createdAt;
  const id = context.r.id(createdAt);
  const lastSeenAt = context.daysAgo(0.2);
  first.accounts[0] = account(
    { ...who, id, createdAt, lastSeenAt, passwordHash: hashes.employer },
    "employer",
  );
  second.accounts.shift();
  for (const [index, { profiles }] of [first, second].entries()) {
    const { firstName, lastName } = who;
    Object.assign(profiles[0]!, {
      accountId: id,
      firstName,
      lastName,
      position: named[index]!.position,
      slug: `grace-okafor-${index + 1}`,
    });
  }
  return [first, second];
}

/** What both programs are hiring for; the first job is the one the sample educator has applied for, one runs out soon. */
export function makeDemoJobs(
  { daysAgo }: SampleContext,
  [first, second]: SampleEmployer[],
  make: JobMaker,
): SampleJob[] {
  const plans = otterJobs.map((plan) =>
    plan === expiringJob ? { ...plan, more: { ...plan.more, expiresAt: daysAgo(-4) } } : plan,
  );
  return [...make(first!, plans), ...make(second!, moonJobs)];
}

const published = (kind: JobPlan["kind"], age: JobPlan["age"], more: JobPlan["more"] = {}): JobPlan => ({
  kind,
  age,
  status: "published",
  more,
});

const expiringJob = published("assistant", "Pre-K");

const otterJobs: JobPlan[] = [
  published("lead", "Toddler", {
    ...demoJob,
    employmentType: ["Full-time"],
    jobSchedule: "full_days",
    ...hoursColumns({ days: [1, 2, 3, 4, 5], startTime: "08:30", endTime: "17:30", hoursPerWeek: 40 }),
    compensationMin: 19.5,
    compensationMax: 23,
    compensationInterval: "hour",
    desiredEducation: "associates",
    workExperience: "1_year",
    educationalQualifications: [],
    certificationQualifications: ["CDA: Infant/Toddler"],
    additionalBenefits: [
      "partially paid medical",
      "dental",
      "paid time off",
      "childcare discount",
      "CDA funding",
    ],
    screeningQuestions: [
      { id: "q1", question: "Are you 18 or older?", type: "yes_no", required: true, knockOut: ["no"] },
      {
        id: "q2",
        question: "How many years have you worked with groups of children?",
        type: "number",
        required: true,
      },
    ],
    startTimeline: "within_1_month",
    languages: [],
  }),
  published("assistant", "Infant", { screeningQuestions: [] }),
  published("floater", "3's"),
  expiringJob,
  { kind: "lead", age: "4's", status: "draft" },
  { kind: "lead", age: "3's", status: "paused" },
  { kind: "assistant", age: "Toddler", status: "closed" },
];

const moonJobs: JobPlan[] = [
  published("lead", "3's", { title: "Montessori Guide, Primary" }),
  published("assistant", "4's"),
  published("director", "3's", { title: "Assistant Director" }),
];

/** Maya: complete, approved, visible, a few streets from the first program. */
export function demoEducatorPlan(
  context: SampleContext,
  make: (plan: EducatorPlan) => SampleEducator,
  hashes: DemoPasswordHashes,
  zip: string,
): SampleEducator {
  const city = context.cities.find(({ name }) => name === "Austin")!;
  const { email, firstName, lastName, slug } = demoAccounts.educator;
  const person = { email, firstName, lastName, slug, passwordHash: hashes.educator };
  return asDemoEducator(context, make({ city, zip, person, isShown: true }));
}

/** Submitted and not yet viewed: the employer has something to do. */
export const makeDemoApplication = (
  make: ApplicationMaker,
  jobs: SampleJob[],
  educator: SampleEducator,
): SampleApplication => make(jobs[0]!, educator, "submitted");

export const makeDemoOperator = (
  context: SampleContext,
  passwordHash: string,
): Insertable<DB["accounts"]> => {
  const { email, firstName, lastName } = demoAccounts.operator;
  const createdAt = context.daysAgo(400);
  const id = context.r.id(createdAt);
  return account(
    { id, email, firstName, lastName, passwordHash, createdAt, lastSeenAt: context.daysAgo(0.5) },
    "operator",
  );
};
