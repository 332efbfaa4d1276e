/** Some educators of the sample answered a video question in writing, as one may who would rather not be filmed. */
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
    const words = writtenAnswers[title] ?? [];
    const text = words[Math.floor(turn / questions.length) % words.length];
    return text ? [{ userProfileId: id, videoAskQuestionId, text, createdAt, updatedAt: createdAt }] : [];
  });
  await bulkInsert(tx, "videoAskAnswers", rows);
}
