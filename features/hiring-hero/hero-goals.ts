/** The six goals of Hiring Hero, counted from what happened. Pure; each figure comes with the rows that it counts. */
import { tz } from "@date-fns/tz";
import { addBusinessDays } from "date-fns";
import { dayMs, minuteMs } from "#platform/shared/duration.ts";
import type { CountedRow, HeroConfig, MetricType } from "./hiring-hero.ts";

/** An application or an educator's message, and the first answer that a person gave. */
export interface AskedFact {
  kind: "application" | "conversation";
  id: string;
  name: string;
  askedAt: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
}

export interface ApplicationFact {
  id: string;
  name: string;
  submittedAt: Date;
  /** Moved on or closed, by a person, or with its job that has not been opened again since. */
  isMoved: boolean;
}

export interface InterviewFact {
  id: string;
  name: string;
  time: Date;
  isMissedByEmployer: boolean;
  /** By the employer, less than 24 hours before. */
  isCanceledLate: boolean;
}

export interface JobFact {
  id: string;
  title: string;
  slug: string;
  at: Date;
  isPublished: boolean;
  hasPay: boolean;
  /** Closed with an answer to what became of it. */
  isReported: boolean;
}

export interface HeroFacts {
  asked: AskedFact[];
  applications: ApplicationFact[];
  interviews: InterviewFact[];
  jobs: JobFact[];
}

export interface HeroGoal {
  metricType: MetricType;
  criteria: number;
  current: number;
  total: number;
  percentage: number;
  met: boolean;
  needed: number | null;
  neededBy: Date | null;
  rows: CountedRow[];
}

export interface HeroCount {
  /** Too little happened yet: neither earned nor lost. */
  isNew: boolean;
  windowDays: number;
  goals: HeroGoal[];
}

const hourMs = 60 * minuteMs;
/** Said where half of all is unanswered. */
const mostHours = 999;

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

/** Of the answers that one person gives within a minute only so many count: nobody reads fifty people in seconds. */
function withoutMassAnswers(asked: readonly AskedFact[], perMinute: number): AskedFact[] {
  const recent = new Map<string, number[]>();
  const inOrder = asked.toSorted((one, other) => Number(one.answeredAt ?? 0) - Number(other.answeredAt ?? 0));
  return inOrder.map((fact) => {
    const { answeredAt, answeredBy } = fact;
    if (!answeredAt || !answeredBy) return fact;
    const at = Number(answeredAt);
    const lately = (recent.get(answeredBy) ?? []).filter((time) => at - time < minuteMs);
    if (lately.length >= perMinute) return { ...fact, answeredAt: null };
    recent.set(answeredBy, [...lately, at]);
    return fact;
  });
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

function countResponses(asked: readonly AskedFact[], config: HeroConfig, now: Date): HeroGoal {
  const dueAt = ({ askedAt }: AskedFact) =>
    addBusinessDays(askedAt, config.response_business_days, { in: tz("UTC") });
  // What may still be answered in time is neither met nor missed.
  const due = asked.filter((fact) => fact.answeredAt !== null || dueAt(fact) <= now);
  const open = asked.filter((fact) => fact.answeredAt === null && dueAt(fact) > now);
  const goal = countShare(
    "response_rate",
    config.response_rate,
    due.map((fact) => rowOfAsked(fact, fact.answeredAt !== null && fact.answeredAt <= dueAt(fact))),
  );
  const needed = neededFor(goal.current, goal.total, goal.criteria);
  if (goal.met || needed > open.length) return goal;
  const times = open.map((fact) => Number(dueAt(fact))).toSorted((one, other) => one - other);
  // Those that have the longest time are enough, if as many others are left.
  return { ...goal, needed, neededBy: new Date(times[open.length - needed]!) };
}

/** The middle of the waits, in hours begun; what is unanswered waits for ever. */
function countTypicalReply(asked: readonly AskedFact[], config: HeroConfig): HeroGoal {
  const limit = config.median_response_hours;
  const rows = asked.map((fact) => {
    const hours = hoursOf(fact);
    return rowOfAsked(fact, hours !== null && hours <= limit);
  });
  const waits = asked.map((fact) => hoursOf(fact) ?? Infinity).toSorted((one, other) => one - other);
  const median = waits[Math.floor((waits.length - 1) / 2)] ?? 0;
  const current = Math.min(median, mostHours);
  return {
    ...{ metricType: "median_response_hours", criteria: limit, current, total: limit, rows },
    percentage: Math.round((current * 100) / Math.max(limit, 1)),
    met: median <= limit,
    ...{ needed: null, neededBy: null },
  };
}

const hoursOf = ({ askedAt, answeredAt }: AskedFact) =>
  answeredAt && Math.ceil((Number(answeredAt) - Number(askedAt)) / hourMs);

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

function countShare(metricType: MetricType, criteria: number, rows: CountedRow[]): HeroGoal {
  const current = rows.filter(({ met }) => met).length;
  const total = rows.length;
  const met = current * 100 >= criteria * total;
  const canBeDone = metricType === "pay_transparency" || metricType === "hiring_reports";
  return {
    ...{ metricType, criteria, current, total, met, rows },
    percentage: total === 0 ? 100 : Math.round((current * 100) / total),
    needed: canBeDone && !met ? neededOf(rows, criteria) : null,
    neededBy: null,
  };
}

/** How many of the counted rows must turn. */
const neededOf = (rows: readonly CountedRow[], criteria: number) =>
  Math.ceil((criteria * rows.length) / 100) - rows.filter(({ met }) => met).length;

/** How many more answers, each of which counts as one more, reach the share. */
export function neededFor(current: number, total: number, criteria: number): number {
  if (current * 100 >= criteria * total) return 0;
  if (criteria >= 100) return Infinity;
  return Math.ceil((criteria * total - 100 * current) / (100 - criteria));
}

const rowOfAsked = ({ kind, id, name, askedAt, answeredAt }: AskedFact, met: boolean): CountedRow => ({
  ...{
    kind,
    id,
    name,
    slug: null,
    at: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    met,
  },
});

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
