/** Reads a requested resume, and stores what was found for its owner to confirm. */
import { changeRow } from "#platform/server/change-row.ts";
import { buffer } from "node:stream/consumers";
import { type JobContext, job } from "#platform/server/job.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { z } from "zod";
import type { FoundInResume, ResumeProblem } from "../../resume-import.ts";
import { extractEntries } from "./extract-entries.ts";
import { parseResume } from "./parse-resume.ts";

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
      const request = await findRequest(context, resumeImportId);
      if (!request) return;
      await saveOutcome(context, resumeImportId, await outcomeOf(context, request, model));
    },
    { attempts: 3 },
  );

type ReadingRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Undefined once it is read, or not wanted any more. */
const findRequest = ({ db }: JobContext, id: string) =>
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

async function outcomeOf(
  context: JobContext,
  request: ReadingRequest,
  model: LanguageModel | null,
): Promise<Outcome> {
  const { files, log, attempt } = context;
  try {
    const bytes = await buffer(await files.open(request.fileId));
    const answer = await parseResume({ bytes, contentType: request.contentType });
    if ("problem" in answer) return answer;
    const extracted =
      model && (await extractEntries(context.db, model, { text: answer.text, person: request }));
    const found = extracted ?? answer.found;
    const isEmpty = found.workHistories.length + found.educationHistories.length === 0;
    return isEmpty ? { problem: "nothing_found" } : { found, aiGenerated: Boolean(extracted) };
  } catch (error) {
    // Nobody waits for the third try in vain.
    if (!attempt.isLast) throw error;
    log.error({ err: error }, "a resume could not be read");
    return { problem: "unreadable" };
  }
}

async function saveOutcome(
  context: JobContext,
  id: string,
  { problem, found, aiGenerated }: Outcome,
): Promise<void> {
  const outcome = {
    state: problem ? ("failed" as const) : ("ready" as const),
    problem: problem ?? null,
    found: JSON.stringify(found ?? { workHistories: [], educationHistories: [] }),
    aiGenerated: aiGenerated ?? false,
  };
  await changeRow(context, "resumeImports", { id }, outcome);
}
