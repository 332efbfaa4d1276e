/**
 * Updates what follows from a profile's parts: what is missing, which answers are active, and whether it goes to
 * review: by itself, once everything required is given.
 */
import { completeOnboarding } from "#features/accounts/api/complete-onboarding.action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { canTransition } from "#platform/shared/transitions.ts";
import { sql } from "kysely";
import { type ApprovalState, approvalTransitions } from "../educator-states.ts";
import { type MissingFields, findMissingFields } from "./missing-fields.ts";
import { selectApplicableQuestions, rejections } from "../question-flow.ts";
import { findAnswers, questionsOfProfile } from "./questions/applicable-questions.query.ts";
import { changeApprovalState } from "./review/set-approval.action.ts";

/** Run after every change of a profile, its histories or its answers, in the same transaction. */
export async function recheckProfile(context: WriteContext, id: string): Promise<void> {
  const { db } = context;
  const profile = await readProfile(db, id);
  const answers = await findAnswers(db, id);
  const applicable = selectApplicableQuestions(await questionsOfProfile(db, id), answers);
  await saveActiveAnswers(
    db,
    id,
    applicable.map(({ name }) => name),
  );
  const missing = findMissingFields(profile, applicable, answers);
  await saveMissingFields(db, id, missing, await eceCredits(db, id, answers.completed_ece_credits));
  const state = nextState(profile, missing, rejections(applicable, answers).isFinal);
  if (state === profile.approvalState) return;
  await changeApprovalState(context, id, profile.approvalState, state);
  if (state === "pending" || state === "approved") await completeOnboarding(db, profile.accountId);
}

const readProfile = (db: Transaction, id: string) =>
  db
    .selectFrom("userProfiles as profile")
    .leftJoin("geographies as geography", "geography.id", "profile.geographyId")
    .where("profile.id", "=", id)
    .select(({ selectFrom }) => [
      "profile.firstName",
      "profile.lastName",
      "profile.zipCode",
      "profile.accountId",
      "profile.approvalState",
      "geography.approvesCompleteProfiles",
      selectFrom("workHistories")
        .whereRef("workHistories.userProfileId", "=", "profile.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("workHistories"),
      selectFrom("educationHistories")
        .whereRef("educationHistories.userProfileId", "=", "profile.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("educationHistories"),
    ])
    .executeTakeFirstOrThrow();

/**
 * An answer whose question no longer applies stays stored, but nobody sees it until the question applies
 * again.
 */
async function saveActiveAnswers(db: Transaction, id: string, names: string[]): Promise<void> {
  await db
    .updateTable("profileQuestionAnswers")
    .set({ active: sql`not active` })
    .where("userProfileId", "=", id)
    .where(sql<boolean>`active <> (profile_question_name = any(${names}))`)
    .execute();
}

async function saveMissingFields(
  db: Transaction,
  id: string,
  missing: MissingFields,
  completedEceCredits: number,
) {
  await db
    .updateTable("userProfiles")
    .set({ ...missing, completedEceCredits })
    .where("id", "=", id)
    .execute();
}

/** What the educator counted; else the credits of studies in the field. */
async function eceCredits(db: Transaction, id: string, counted: string | undefined): Promise<number> {
  const number = Number(counted);
  if (counted !== undefined && Number.isFinite(number))
    return Math.min(1000, Math.max(0, Math.round(number)));
  const { credits } = await db
    .selectFrom("educationHistories as history")
    .leftJoin("educationFields as field", "field.id", "history.majorId")
    .innerJoin("educationLevels as level", "level.id", "history.educationLevelId")
    .where("history.userProfileId", "=", id)
    .where((eb) => eb.or([eb("field.eceRelated", "=", true), eb("level.eceRelated", "=", true)]))
    .select(sql<number>`coalesce(sum(history.completed_college_credits), 0)::int`.as("credits"))
    .executeTakeFirstOrThrow();
  return credits;
}

function nextState(
  {
    approvalState: state,
    approvesCompleteProfiles,
  }: { approvalState: ApprovalState; approvesCompleteProfiles: boolean | null },
  { missingRequiredFields, missingScreeningQuestions }: MissingFields,
  isRejected: boolean,
): ApprovalState {
  if (isRejected) return canTransition(approvalTransitions, state, "rejected", "system") ? "rejected" : state;
  const isComplete = missingRequiredFields.length === 0 && missingScreeningQuestions.length === 0;
  if (state !== "incomplete" || !isComplete) return state;
  return approvesCompleteProfiles ? "approved" : "pending";
}
