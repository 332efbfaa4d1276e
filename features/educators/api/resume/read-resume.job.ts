/** Reads the resume somebody asked to have read, and keeps what was found for them to confirm. */
import { buffer } from "node:stream/consumers";
import { type JobContext, job } from "#platform/server/job.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { FoundInResume } from "../../resume-import.ts";
import { askForEntries } from "./ask-for-entries.ts";
import type { ResumeProblem } from "../../resume-import.ts";
import { readResume } from "./read-resume.ts";

interface Outcome {
  problem?: ResumeProblem;
  found?: FoundInResume;
  aiGenerated?: boolean;
}

export const readResumeJob = (model: LanguageModel | null) =>
  job(
    "resumes.read",
    z.object({ resumeImportId: z.uuid() }),
    async ({ resumeImportId }, context) => {
      const asked = await askedFor(context, resumeImportId);
      if (!asked) return;
      await keep(context, resumeImportId, await outcomeOf(context, asked, model));
    },
    { attempts: 3 },
  );

type Asked = NonNullable<Awaited<ReturnType<typeof askedFor>>>;

/** Undefined once it is read, or not wanted any more. */
const askedFor = ({ db }: JobContext, id: string) =>
  db
    .selectFrom("resumeImports as import")
    .innerJoin("files", "files.id", "import.fileId")
    .innerJoin("userProfiles as profile", "profile.id", "import.userProfileId")
    .select([
      "files.id as fileId",
      "files.contentType",
      "profile.accountId",
      "profile.firstName",
      "profile.lastName",
    ])
    .where("import.id", "=", id)
    .where("import.state", "=", "reading")
    .executeTakeFirst();

async function outcomeOf(context: JobContext, asked: Asked, model: LanguageModel | null): Promise<Outcome> {
  const { files, log, attempt } = context;
  try {
    const bytes = await buffer(await files.open(asked.fileId));
    const answer = await readResume({ bytes, contentType: asked.contentType });
    if ("problem" in answer) return answer;
    const drafted = model && (await askForEntries(context.db, model, { text: answer.text, person: asked }));
    const found = drafted ?? answer.found;
    const isEmpty = found.workHistories.length + found.educationHistories.length === 0;
    return isEmpty ? { problem: "nothing_found" } : { found, aiGenerated: Boolean(drafted) };
  } catch (error) {
    // Nobody waits for the third try in vain.
    if (!attempt.isLast) throw error;
    log.error({ err: error }, "a resume could not be read");
    return { problem: "unreadable" };
  }
}

async function keep({ db }: JobContext, id: string, { problem, found, aiGenerated }: Outcome): Promise<void> {
  await db
    .updateTable("resumeImports")
    .set({
      state: problem ? "failed" : "ready",
      problem: problem ?? null,
      found: JSON.stringify(found ?? { workHistories: [], educationHistories: [] }),
      aiGenerated: aiGenerated ?? false,
      updatedAt: sql`now()`,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}
