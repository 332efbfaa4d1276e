/**
 * Sample applications: educators near a job who fit it more or less, each on its own path through the
 * states.
 */
import type { DB } from "../../tables.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { rejectionLetter, rejectionTexts } from "#features/applications/rejection.ts";
import type { ApplicationState } from "#features/applications/application-constants.ts";
import { qualified } from "#features/jobs/screening-rules.ts";
import { jobFacts } from "#features/jobs/job-facts.ts";
import { educatorFacts } from "#features/matching/educator-facts.ts";
import { visibleFacts, type VisibleParts } from "#features/matching/visible-facts.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import { match } from "#features/matching/match.ts";
import { milesBetween } from "#features/places/distance.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { Insertable } from "kysely";
import { type ApplicationTransition, applicationPath } from "./application-path.ts";
import type { SampleEducator } from "../educators/educators.ts";
import type { SampleJob } from "../jobs/jobs.ts";
import { answerTo } from "../jobs/screening-questions.ts";
import { fillPlaceholders } from "../prose/phrase-deck.ts";
import type { SampleContext } from "../sample-context.ts";

export interface SampleApplication {
  row: Insertable<DB["jobApplications"]> & { id: string; jobListingId: string; userProfileId: string };
  transitions: ApplicationTransition[];
  locationIds: string[];
}

/** About as many as requested, spread unevenly: some jobs have twenty, some none. */
export function makeApplications(
  context: SampleContext,
  jobs: SampleJob[],
  educators: SampleEducator[],
  count: number,
  make: ApplicationMaker,
): SampleApplication[] {
  const { r } = context;
  const open = jobs.filter(({ dates }) => dates.publishedAt);
  const pool = Map.groupBy(educators.filter(mayApply), ({ city }) => city);
  const demand = open.map(() => r.next() ** 3.5);
  const all = demand.reduce((sum, each) => sum + each, 0);
  let remaining = 0;
  return open.flatMap((job, index) => {
    remaining += (demand[index]! / all) * count;
    const wanted = Math.floor(remaining);
    const near = candidates(context, job, pool.get(job.employer.city) ?? []);
    const applying = r.shuffled(near.slice(0, wanted * 2)).slice(0, wanted);
    remaining -= applying.length;
    return applying.map((educator) => make(job, educator));
  });
}

/** Only approved people apply; the demo educator's applications are fixed. */
const mayApply = ({ profile, account }: SampleEducator) =>
  profile.approvalState === "approved" &&
  profile.activeState === "active" &&
  account.email !== "educator@cubby.example";

/** Those who look for this kind of work come first, then those who live near. */
function candidates(
  { r }: SampleContext,
  { row, employer }: SampleJob,
  near: SampleEducator[],
): SampleEducator[] {
  const at = employer.locations[0]!;
  const rank = (educator: SampleEducator) =>
    milesBetween(educator.profile, at) +
    (educator.answers.desired_role!.includes(row.roleType!) ? 0 : 14) +
    r.next() * 10;
  return near
    .filter(({ profile }) => profile.createdAt < (row.publishedAt as Date) || r.chance(0.3))
    .map((educator) => ({ educator, rank: rank(educator) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ educator }) => educator);
}

export type ApplicationMaker = (
  job: SampleJob,
  educator: SampleEducator,
  end?: ApplicationState,
) => SampleApplication;

/** Makes one application at a time; an educator's facts are read once. */
export function applicationMaker(context: SampleContext): ApplicationMaker {
  const { r, now } = context;
  const known = new Map<SampleEducator, EducatorFacts>();
  const factsOf = (educator: SampleEducator) => {
    if (!known.has(educator)) known.set(educator, factsFrom(educator, now));
    return known.get(educator)!;
  };

  return (job, educator, end) => {
    const path = applicationPath(context, job, educator.profile.createdAt, end);
    const id = r.id(path.createdAt);
    const places = job.employer.locations.filter((location) => job.locationIds.includes(location.id));
    const states = places.flatMap(({ administrativeAreaLevel1: state }) => state ?? []);
    const { row } = job;
    const compensation = {
      min: row.compensationMin as number,
      max: row.compensationMax as number,
      interval: row.compensationInterval as "hour",
    };
    const { score, rows } = match(
      factsOf(educator),
      jobFacts({ ...row, compensation } as never, { places, states }, now),
    );
    const facts = factsOf(educator);
    const answersGiven = {
      years: Math.round((facts.experienceMonths ?? 0) / 12),
      credits: facts.eceCredits ?? 0,
    };
    const questions = row.screeningQuestions;
    const answers = Object.fromEntries(
      questions
        .filter(({ required }) => required || r.chance(0.7))
        .map((question) => [question.id, answerTo(r, question, answersGiven)]),
    );
    const isDraft = path.state === "draft";
    return {
      transitions: path.transitions,
      locationIds: job.locationIds,
      row: {
        id,
        jobListingId: row.id,
        employerId: job.employer.row.id,
        userProfileId: educator.profile.id,
        aasmState: path.state,
        screeningQuestions: questions.map((question) => ({
          ...question,
          answer: answers[question.id] ?? null,
        })),
        qualified: isDraft || qualified(answers, questions),
        qualificationMatches: isDraft ? [] : rows,
        matchScore: isDraft ? 0 : score,
        submittedAt: path.submittedAt,
        stateChangedAt: path.changedAt,
        viewedAt: path.viewedAt,
        interviewScheduledAt: path.interviewScheduledAt,
        ...(path.state === "rejected" && rejection(job, educator)),
        createdAt: path.createdAt,
        updatedAt: path.changedAt,
      },
    };
  };
}

/** Signed by the director, who is an employer's first member. */
function rejection({ row, employer }: SampleJob, { profile }: SampleEducator) {
  const letter = rejectionLetter(fillPlaceholders as Translate, {
    firstName: profile.firstName as string,
    title: row.title as string,
    employerName: employer.row.name,
    senderName: fullName(employer.profiles[0]!),
    text: rejectionTexts.others,
  });
  return { rejectionMessage: "others", rejectionText: letter } as const;
}

const factsFrom = (
  { profile, career, schooling, certifications, answers }: SampleEducator,
  now: Date,
): EducatorFacts =>
  visibleFacts(
    educatorFacts(
      {
        educationHistories: schooling.entries as never,
        workHistories: career.works as never,
        certifications,
        completedEceCredits: profile.completedEceCredits as number,
        answers,
        place: profile,
      },
      now,
    ),
    profile as VisibleParts,
  );
