/** The two goals about answers: within days, and typically how soon. Pure. */
import { tz } from "@date-fns/tz";
import { addBusinessDays } from "date-fns";
import { minuteMs } from "#platform/shared/duration.ts";
import { countShare, neededFor } from "./count-share.ts";
import type { AskedFact, HeroGoal } from "./hero-facts.ts";
import type { CountedRow, HeroConfig } from "./hiring-hero.ts";

const hourMs = 60 * minuteMs;
/** Said where half of all is unanswered. */
const mostHours = 999;

/** Of the answers that one person gives within a minute only so many count: nobody reads fifty people in seconds. */
export function withoutMassAnswers(asked: readonly AskedFact[], perMinute: number): AskedFact[] {
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

export function countResponses(asked: readonly AskedFact[], config: HeroConfig, now: Date): HeroGoal {
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
export function countTypicalReply(asked: readonly AskedFact[], config: HeroConfig): HeroGoal {
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
