/** Updates a candidate's search row when something they are found by changes, in the same transaction. */
import type { Pair } from "#features/employers/api/merge/merge-employers.ts";
import { sql } from "kysely";
import type { ProfilePartChange } from "#features/educators/api/profile-events.ts";
import { type EventListener, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { scheduleComparison } from "../saved/compare-changes.job.ts";
import { refreshCandidates } from "./refresh-candidates.ts";

const parts = [
  "work_histories",
  "education_histories",
  "certifications",
  "profile_question_answers",
  "video_ask_answers",
] as const;

/** Educators' own listeners run before these: the consequences of a change exist by then. */
export const refreshOnChange: EventListener[] = [
  on("user_profiles.updated", (context, { id }) => refresh(context, id)),
  ...parts.flatMap((type) => [
    on(`${type}.created`, refreshOwner),
    on(`${type}.updated`, refreshOwner),
    on(`${type}.deleted`, refreshOwner),
  ]),
  // Handing a profile in may approve it, an upheld appeal lets it in again.
  on("onboarding_events.created", refreshSelf),
  on("appeals.updated", refreshOwner),
  on("employers.merged", refreshHidden),
  on("bulk_changes.undone", async (context, { ids }) => {
    for (const id of ids["user_profiles"] ?? []) await refresh(context, id);
  }),
  on("accounts.signed_in", (context, { id }) => refreshAccount(context, id)),
];

async function refresh({ db, now }: WriteContext, id: string): Promise<void> {
  await refreshCandidates(db, [id], now());
  await scheduleComparison(db, id);
}

async function refreshOwner(context: WriteContext, { before, after }: ProfilePartChange): Promise<void> {
  const owner = (after ?? before)?.userProfileId;
  if (owner) await refresh(context, String(owner));
}

async function refreshSelf(context: WriteContext): Promise<void> {
  if (context.actor.kind === "educator") await refresh(context, context.actor.userProfileId);
}

/** Whom these profiles are hidden from changed. */
async function refreshHidden(context: WriteContext, { from, into }: Pair): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from user_profiles where excluded_employer_ids && ${[from, into]}::uuid[]`.execute(context.db);
  for (const { id } of rows) await refresh(context, id);
}

async function refreshAccount(context: WriteContext, accountId: string): Promise<void> {
  const profile = await context.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (profile) await refresh(context, profile.id);
}
