/** Loads the facts for the write permission of an employer and an educator, and turns a refusal into an error. */
import { hasDealingsWith, type EmployerReader } from "#features/educators/api/visible-profiles.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { hasActivePlan } from "#features/employers/api/locations/plan-limits.query.ts";
import { ApiError, conflict, forbidden, notFound, planRequired } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";
import {
  evaluateWritePermission,
  type WritePermission,
  type WriteFacts,
  type WriteRefusal,
  writeRefusalTexts,
} from "../../write-permission.ts";
import type { ProfileType } from "../../message-constants.ts";
import type { Pair } from "./find-or-create-conversation.ts";

type AnyContext = Context | WriteContext;

/** The permission, shown before anything is typed. `404` if a side does not exist. */
export async function loadWritePermission(
  context: AnyContext,
  pair: Pair,
  side: ProfileType,
): Promise<WritePermission> {
  return evaluateWritePermission(await loadWriteFacts(context, pair, side));
}

/** Throws if this side may not write. Locks the employer's row, so that concurrent first messages cannot exceed the daily limit. */
export async function requireMayWrite(context: WriteContext, pair: Pair, side: ProfileType): Promise<void> {
  if (side === "EmployerProfile")
    await context.db
      .selectFrom("employers")
      .select("id")
      .where("id", "=", pair.employerId)
      .forNoKeyUpdate()
      .execute();
  const answer = await loadWritePermission(context, pair, side);
  if (!answer.allowed) throw refusalError(answer, context.now());
}

export function refusalError(answer: WritePermission & { allowed: false }, now: Date): ApiError {
  const { reason, resetsAt } = answer;
  const detail = writeRefusalTexts[reason];
  const more = { code: reason, meta: { reason, ...(resetsAt ? { resetsAt } : {}) } };
  if (reason === "plan_required") return planRequired(detail, { meta: { limit: 0 } });
  if (forbiddenReasons.includes(reason)) return forbidden(detail, more);
  if (reason !== "daily_limit") return conflict(detail, more);
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt!) - now.getTime()) / 1000));
  const error = { status: "429", title: "Too many requests", detail, ...more };
  return new ApiError(429, [error], { "Retry-After": String(seconds) });
}

const forbiddenReasons: readonly WriteRefusal[] = [
  "not_invited",
  "employer_pending",
  "email_unconfirmed",
  "suspended",
  "rejected",
];

async function loadWriteFacts(context: AnyContext, pair: Pair, side: ProfileType): Promise<WriteFacts> {
  const { employerId, userProfileId } = pair;
  const { actor } = context;
  const standing = actor.kind === "guest" ? "good" : actor.standing;
  const reader: EmployerReader = { employerId, standing: actor.kind === "employer" ? standing : "good" };
  const { rows } = await sql<Omit<WriteFacts, "side" | "standing" | "hasActivePlan" | "openedAt">>`
    select
      ${side === "EmployerProfile" ? educatorLeft : employerLeft(employerId)} as "isFormer",
      talk.blocked_at is not null as "isBlocked",
      exists (select from job_applications sent where sent.user_profile_id = user_profiles.id
        and sent.employer_id = ${employerId} and sent.aasm_state <> 'draft') as "hasApplied",
      exists (select from profile_likes liked where liked.user_profile_id = user_profiles.id
        and liked.employer_id = ${employerId}) as "isLiked",
      ${hasDealingsWith(reader)} as "isVisible",
      talk.last_employer_message_at is not null as "employerWrote",
      talk.last_user_profile_message_at is not null as "educatorWrote"
    from user_profiles
    join accounts on accounts.id = user_profiles.account_id
    join employers on employers.id = ${employerId}
    left join conversations talk on talk.user_profile_id = user_profiles.id and talk.employer_id = ${employerId}
    where user_profiles.id = ${userProfileId}`.execute(context.db);
  const facts = rows[0];
  if (!facts) throw notFound();
  const plan =
    side === "EmployerProfile"
      ? {
          hasActivePlan: await hasActivePlan(context, employerId),
          openedAt: await openedWithinADay(context, employerId),
        }
      : { hasActivePlan: true, openedAt: [] };
  return { side, standing, ...facts, ...plan };
}

const educatorLeft = sql`(accounts.closed_at is not null or user_profiles.active_state = 'closed')`;

const employerLeft = (employerId: string) => sql`not exists (
  select from employer_profiles there join accounts theirs on theirs.id = there.account_id
  where there.employer_id = ${employerId} and there.removed_at is null and theirs.closed_at is null)`;

/** Applicants do not count towards the daily limit, even if they applied after being written to. */
export async function openedWithinADay({ db, now }: AnyContext, employerId: string): Promise<Date[]> {
  const found = await db
    .selectFrom("conversations")
    .select("openedAt")
    .where("employerId", "=", employerId)
    .where("openedByType", "=", "EmployerProfile")
    .where("openedAt", ">", new Date(now().getTime() - dayMs))
    .where(sql<boolean>`not exists (select from job_applications sent
      where sent.user_profile_id = conversations.user_profile_id
      and sent.employer_id = conversations.employer_id and sent.aasm_state <> 'draft')`)
    .orderBy("openedAt")
    .limit(1000)
    .execute();
  return found.map(({ openedAt }) => openedAt!);
}
