/** The timeline of an application: reasons, names and a pending decision are visible to the employer only. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { ApplicationState } from "../application-constants.ts";
import { isMoveBack } from "../application-transitions.ts";
import type { TimelineEntry } from "../application.ts";
import { isDecisionPending } from "../pending-decision.ts";

type ApplicationRow = Row<"jobApplications">;
type EventRow = Row<"jobApplicationEvents">;

/** `meta.timeline` of a single read, not of lists. The educator also receives the facts that their transitions depend on. */
export async function loadTimelines(
  rows: ApplicationRow[],
  { db, actor, now }: Context | WriteContext,
  single: boolean,
): Promise<Map<string, Record<string, unknown>>> {
  const [row] = rows;
  const isOwn = actor.kind === "educator";
  if (!single || !row)
    return new Map(isOwn ? rows.map((one) => [one.id, educatorTransitionFacts(one, now())]) : []);
  const events = await db
    .selectFrom("jobApplicationEvents")
    .selectAll()
    .where("jobApplicationId", "=", row.id)
    .orderBy("id")
    .limit(200)
    .execute();
  if (isOwn) {
    const timeline = visibleTimeline(events, now());
    return new Map([[row.id, { timeline, ...educatorTransitionFacts(row, now()) }]]);
  }
  const names = await loadTeammateNames(db, row.employerId, events);
  const timeline = events.map((event) => ({
    ...toTimelineEntry(event),
    reason: event.reason,
    name: event.by === "employer" ? (names.get(event.accountId ?? "") ?? null) : null,
  }));
  return new Map([[row.id, { timeline }]]);
}

/** The educator's timeline: without reasons, without a pending decision, and without moves that were taken back. */
export const visibleTimeline = (events: EventRow[], now: Date): TimelineEntry[] =>
  visibleEvents(events, now).map(toTimelineEntry);

/** The facts that the educator's transitions depend on; a pending decision does not count as an action. */
const educatorTransitionFacts = (row: ApplicationRow, now: Date) => ({
  timesSubmitted: row.timesSubmitted,
  employerActedAt: isDecisionPending(row, now) ? null : (row.employerActedAt?.toISOString() ?? null),
});

const toTimelineEntry = (event: EventRow): TimelineEntry => ({
  from: event.fromState,
  to: event.toState,
  at: event.createdAt.toISOString(),
  by: event.by as TimelineEntry["by"],
});

/** A decision happened for the educator when it was sent; one that something else replaced before never happened. */
function visibleEvents(events: EventRow[], now: Date): EventRow[] {
  const visible: EventRow[] = [];
  let from: string | null | undefined;
  for (const [index, event] of events.entries()) {
    const { visibleAt } = event;
    const isKnown = !visibleAt || visibleAt <= (events[index + 1]?.createdAt ?? now);
    if (!isKnown) {
      from ??= event.fromState;
      continue;
    }
    const last = visible.at(-1);
    if (last && isTakenBack(last, event)) visible.pop();
    else
      visible.push({ ...event, createdAt: visibleAt ?? event.createdAt, fromState: from ?? event.fromState });
    from = undefined;
  }
  // An entry that leads back to the same state is no transition.
  return visible.filter(({ fromState, toState }) => fromState !== toState);
}

/** A shortlisting or an invitation that the employer took back; an offer that was sent stays. */
const isTakenBack = (last: EventRow, event: EventRow) =>
  event.by === "employer" &&
  last.fromState === event.toState &&
  last.toState !== "offered" &&
  isMoveBack(last.toState as ApplicationState, event.toState as ApplicationState);

async function loadTeammateNames(db: Queryable, employerId: string, events: EventRow[]) {
  const accountIds = [...new Set(events.flatMap(({ accountId }) => accountId ?? []))];
  if (accountIds.length === 0) return new Map<string, string>();
  const found = await db
    .selectFrom("employerProfiles")
    .select(["accountId", "firstName", "lastName"])
    .where("employerId", "=", employerId)
    .where("accountId", "in", accountIds)
    .execute();
  return new Map(
    found.map(({ accountId, firstName, lastName }) => [accountId, fullName({ firstName, lastName })]),
  );
}

/** The name of the teammate who made the last transition of each application. */
export async function loadMovedBy(
  rows: ApplicationRow[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const found = await sql<{ id: string; name: string | null }>`
    select distinct on (event.job_application_id) event.job_application_id as id,
      case when event.by = 'employer' then profile.first_name || ' ' || profile.last_name end as name
    from job_application_events event
    join job_applications application on application.id = event.job_application_id
    left join employer_profiles profile
      on profile.account_id = event.account_id and profile.employer_id = application.employer_id
    where event.job_application_id in (${sql.join(rows.map(({ id }) => id))})
    order by event.job_application_id, event.id desc`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}
