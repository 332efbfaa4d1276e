/** Some sample educators answered a video question in writing. */
import { bulkInsert } from "../../bulk-insert.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { writtenAnswers } from "../prose/answer-phrases.ts";

const oneInEvery = 9;

export async function writeAnswers(tx: Transaction): Promise<void> {
  const questions = await tx
    .selectFrom("videoAskQuestions")
    .select(["id", "title"])
    .where("geographyId", "is", null)
    .orderBy("position")
    .execute();
  const educators = await tx
    .selectFrom("userProfiles")
    .select(["id", "createdAt"])
    .where("approvalState", "=", "approved")
    .orderBy("id")
    .execute();
  const rows = educators.flatMap(({ id, createdAt }, index) => {
    if (index % oneInEvery !== 0) return [];
    const turn = index / oneInEvery;
    const { id: videoAskQuestionId, title } = questions[turn % questions.length]!;
    const answers = writtenAnswers[title] ?? [];
    const text = answers[Math.floor(turn / questions.length) % answers.length];
    return text ? [{ userProfileId: id, videoAskQuestionId, text, createdAt, updatedAt: createdAt }] : [];
  });
  await bulkInsert(tx, "videoAskAnswers", rows);
}
