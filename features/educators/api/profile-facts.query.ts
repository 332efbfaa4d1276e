/** Loads what profile documents need from other tables, in one query for all rows. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { StoredRow, Row } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { isActiveRecently, lastActiveOf, type LastActive } from "../educator-states.ts";
import { idsRelated, type Relation } from "./candidate-relations.ts";

export type ProfileRow = Row<"userProfiles">;
type AnyContext = Context | WriteContext;

export interface ProfileFacts {
  email: string;
  emailConfirmed: boolean;
  activeRecently: boolean;
  lastActive: LastActive | null;
  liked: boolean;
  previouslyApplied: boolean;
  previouslyMessaged: boolean;
  /** Wrote to the asking employer. */
  answered: boolean;
  recommended: boolean;
  viewedAt: string | null;
  appliedAt: string | null;
  jobApplicationId: string | null;
}

// Each computed attribute asks for the same page; the first one's query serves them all.
const pages = new WeakMap<readonly { id: string }[], Promise<Map<string, ProfileFacts>>>();

/** Facts by profile id, as the asking employer has them; for others the relative ones are false. */
export function loadProfileFacts(
  rows: readonly { id: string }[],
  context: AnyContext,
): Promise<Map<string, ProfileFacts>> {
  const cached = pages.get(rows);
  if (cached) return cached;
  const facts = query(rows, context);
  pages.set(rows, facts);
  return facts;
}

async function query(rows: readonly { id: string }[], { db, actor, now }: AnyContext) {
  const employerId = actor.kind === "employer" ? actor.employerId : null;
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom("userProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .leftJoin("profileViews as view", (join) =>
      join.onRef("view.userProfileId", "=", "profile.id").on("view.employerId", "=", employerId),
    )
    .leftJoin("conversations as talk", (join) =>
      join.onRef("talk.userProfileId", "=", "profile.id").on("talk.employerId", "=", employerId),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("jobApplications as sent")
          .whereRef("sent.userProfileId", "=", "profile.id")
          .where("sent.employerId", "=", employerId)
          .where("sent.aasmState", "<>", "draft")
          .select([
            sql<string>`(array_agg(sent.id order by sent.id desc))[1]`.as("applicationId"),
            sql<Date>`max(sent.submitted_at)`.as("appliedAt"),
          ])
          .as("application"),
      (join) => join.onTrue(),
    )
    .where("profile.id", "in", ids)
    .select([
      "profile.id",
      "account.email",
      "account.emailVerifiedAt",
      "account.lastSeenAt",
      "view.lastViewedAt",
      "talk.lastUserProfileMessageAt",
      "application.applicationId",
      "application.appliedAt",
    ])
    .select([
      is("liked", employerId).as("liked"),
      is("previously_applied", employerId).as("previouslyApplied"),
      is("messaged", employerId).as("previouslyMessaged"),
      is("recommended", employerId).as("recommended"),
    ])
    .execute();
  return new Map<string, ProfileFacts>(
    found.map((row) => [
      row.id,
      {
        email: row.email,
        emailConfirmed: row.emailVerifiedAt !== null,
        activeRecently: isActiveRecently(row.lastSeenAt, now()),
        lastActive: lastActiveOf(row.lastSeenAt, now()),
        liked: row.liked,
        previouslyApplied: row.previouslyApplied,
        previouslyMessaged: row.previouslyMessaged,
        answered: row.lastUserProfileMessageAt !== null,
        recommended: row.recommended,
        viewedAt: row.lastViewedAt?.toISOString() ?? null,
        appliedAt: row.appliedAt?.toISOString() ?? null,
        jobApplicationId: row.applicationId ?? null,
      },
    ]),
  );
}

/**
 * As the search defines them; only employers have relations. The offset has each profile of the page looked up by itself:
 * without it the planner reads everybody a program is related to, and one has 50,000 applicants.
 */
const is = (relation: Relation, employerId: string | null) =>
  employerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${idsRelated[relation](employerId)} related
        where related.user_profile_id = profile.id offset 0)`;

/** An attribute that is one of the facts. */
export const profileField = (name: keyof ProfileFacts) => ({
  load: async (rows: ProfileRow[], context: AnyContext) => {
    const facts = await loadProfileFacts(rows, context);
    return new Map<string, unknown>([...facts].map(([id, of]) => [id, of[name]]));
  },
});

/**
 * Which rows show their contact details to this reader: the reader's own, and those of educators who applied
 * here or answered.
 */
export async function contactsAreOpen(
  rows: readonly { id: string }[],
  context: AnyContext,
): Promise<(row: { id: string }) => boolean> {
  const me: Actor = context.actor;
  if (me.kind === "operator") return () => true;
  if (me.kind === "educator") return ({ id }) => id === me.userProfileId;
  const facts = await loadProfileFacts(rows, context);
  return ({ id }) => Boolean(facts.get(id)?.previouslyApplied || facts.get(id)?.answered);
}

/**
 * The same for parts of profiles: certificates, transcripts and documents identify a person as a résumé does.
 */
export async function documentsAreOpen(
  rows: readonly StoredRow[],
  context: AnyContext,
): Promise<(row: StoredRow) => boolean> {
  const owners = [...new Set(rows.map(({ userProfileId }) => String(userProfileId)))];
  if (owners.length === 0) return () => false;
  const isOpen = await contactsAreOpen(
    owners.map((id) => ({ id })),
    context,
  );
  return ({ userProfileId }) => isOpen({ id: String(userProfileId) });
}

/** A contact detail: there for those it is open to, null for others. */
export const contactField = (valueOf: (row: ProfileRow, facts: ProfileFacts, me: Actor) => unknown) => ({
  load: async (rows: ProfileRow[], context: AnyContext) => {
    const [facts, isOpen] = await Promise.all([
      loadProfileFacts(rows, context),
      contactsAreOpen(rows, context),
    ]);
    return new Map<string, unknown>(
      rows.filter(isOpen).map((row) => [row.id, valueOf(row, facts.get(row.id)!, context.actor)]),
    );
  },
});

export const metadataField = {
  load: async (rows: ProfileRow[], context: AnyContext) => {
    const facts = await loadProfileFacts(rows, context);
    return new Map<string, unknown>(
      rows.map((row) => {
        const { viewedAt, appliedAt, jobApplicationId } = facts.get(row.id)!;
        return [row.id, { completeness: completenessOf(row), viewedAt, appliedAt, jobApplicationId }];
      }),
    );
  },
};

/** Rows that came complete were never counted. */
const completenessOf = (row: ProfileRow) =>
  row.missingRequiredFields.length + row.missingScreeningQuestions.length === 0 ? 100 : row.completeness;
