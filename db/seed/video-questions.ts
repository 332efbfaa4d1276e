/** The default video questions; areas may add their own. */
import type { Transaction } from "#platform/server/database/database.ts";

const questions = [
  {
    title: /*i18n*/ "Introduce yourself",
    description:
      /*i18n*/ "Your name, the ages you love to work with, and what you are looking for. A minute is plenty.",
    maxSeconds: 120,
  },
  {
    title: /*i18n*/ "A time you calmed an upset child",
    description: /*i18n*/ "What happened, what you did, and how it went. Leave out the child's name.",
    maxSeconds: 120,
  },
  {
    title: /*i18n*/ "Why do you love this work?",
    description: /*i18n*/ "A moment with children that you still think of says more than a list.",
    maxSeconds: 120,
  },
];

export async function seedVideoQuestions(tx: Transaction): Promise<void> {
  const rows = questions.map((question, index) => ({ ...question, position: (index + 1) * 10 }));
  await tx.insertInto("videoAskQuestions").values(rows).execute();
}
