/** The six goals of Hiring Hero, counted from what happened. Pure; each figure comes with the rows that it counts. */
import { dayMs } from "#platform/shared/duration.ts";
import { countResponses, countTypicalReply, withoutMassAnswers } from "./answer-goals.ts";
import { countShare, neededOf } from "./count-share.ts";
import type {
  ApplicationFact,
  HeroCount,
  HeroFacts,
  HeroGoal,
  InterviewFact,
  JobFact,
} from "./hero-facts.ts";
import type { CountedRow, HeroConfig } from "./hiring-hero.ts";

export function countHero(facts: HeroFacts, config: HeroConfig, now: Date): HeroCount {
  const since = (days: number) => new Date(Number(now) - days * dayMs);
  const isIn = (days: number) => (at: Date) => at >= since(days);
  const eventsIn = (days: number) =>
    facts.asked.filter(({ askedAt }) => isIn(days)(askedAt)).length +
    facts.interviews.filter(({ time }) => isIn(days)(time)).length;
  const windowDays =
    eventsIn(config.window_days) < config.few_events ? config.long_window_days : config.window_days;
  const isCounted = isIn(windowDays);
  const asked = withoutMassAnswers(facts.asked, config.answers_per_minute).filter(({ askedAt }) =>
    isCounted(askedAt),
  );
  const jobs = withoutCopies(facts.jobs);
  return {
    windowDays,
    isNew: eventsIn(config.long_window_days) < config.too_few_events,
    goals: [
      countResponses(asked, config, now),
      countTypicalReply(asked, config),
      countDispositions(
        facts.applications.filter(({ submittedAt }) => isCounted(submittedAt)),
        config,
        now,
      ),
      countInterviews(
        facts.interviews.filter(({ time }) => isCounted(time)),
        config,
      ),
      countShare("pay_transparency", config.pay_transparency, jobs.published.map(rowOfJob("hasPay"))),
      countShare(
        "hiring_reports",
        config.hiring_reports,
        jobs.closed.filter(({ at }) => isCounted(at)).map(rowOfJob("isReported")),
      ),
    ],
  };
}

/** Copies of a job are one job: as good as the worst of them. */
function withoutCopies(jobs: readonly JobFact[]): { published: JobFact[]; closed: JobFact[] } {
  const merged = (some: JobFact[]) =>
    [...Map.groupBy(some, ({ title }) => title.trim().toLowerCase()).values()].map((copies) => ({
      ...(copies.find(({ hasPay, isReported }) => !hasPay || !isReported) ?? copies[0]!),
      hasPay: copies.every(({ hasPay }) => hasPay),
      isReported: copies.every(({ isReported }) => isReported),
    }));
  return {
    published: merged(jobs.filter(({ isPublished }) => isPublished)),
    closed: merged(jobs.filter(({ isPublished }) => !isPublished)),
  };
}

function countDispositions(
  applications: readonly ApplicationFact[],
  config: HeroConfig,
  now: Date,
): HeroGoal {
  const before = Number(now) - config.disposition_days * dayMs;
  const old = applications.filter(({ submittedAt }) => Number(submittedAt) <= before);
  const goal = countShare(
    "disposition_rate",
    config.disposition_rate,
    old.map(({ id, name, submittedAt, isMoved }) => ({
      ...{
        kind: "application",
        id,
        name,
        slug: null,
        at: submittedAt.toISOString(),
        answeredAt: null,
        met: isMoved,
      },
    })),
  );
  return goal.met ? goal : { ...goal, needed: neededOf(goal.rows, goal.criteria) };
}

function countInterviews(interviews: readonly InterviewFact[], config: HeroConfig): HeroGoal {
  const goal = countShare(
    "interview_reliability",
    config.interview_reliability,
    interviews.map(({ id, name, time, isMissedByEmployer, isCanceledLate }) => ({
      ...{ kind: "interview", id, name, slug: null, at: time.toISOString(), answeredAt: null },
      met: !isMissedByEmployer && !isCanceledLate,
    })),
  );
  const isMissed = interviews.some(({ isMissedByEmployer }) => isMissedByEmployer);
  return isMissed ? { ...goal, met: false } : goal;
}

const rowOfJob =
  (fact: "hasPay" | "isReported") =>
  (job: JobFact): CountedRow => ({
    ...{
      kind: "job",
      id: job.id,
      name: job.title,
      slug: job.slug,
      at: job.at.toISOString(),
      answeredAt: null,
    },
    met: job[fact],
  });
