/** `POST employer/job_applications/bulk`: one event for many applications; each succeeds or fails separately. */
import { action } from "#platform/server/action.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { ApiError } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { lockVisibleRow } from "#platform/server/engine/read.ts";
import { translator } from "#platform/server/translations.ts";
import { sql } from "kysely";
import { z } from "zod";
import { runEvent, transitionInput } from "../transitions/run-event.action.ts";
import { undoRejection } from "../transitions/undo-decision.action.ts";
import { undoTransition } from "../transitions/undo-transition.action.ts";
import { applicationVisibility } from "../application-visibility.ts";

const maxPerRequest = 100;
const bulkEvents = [
  "shortlist",
  "unshortlist",
  "interview",
  "offer",
  "hire",
  "reject",
  "reconsider",
  "undo_reject",
  "undo",
] as const;

const bulkResults = z.object({
  meta: z.object({
    done: z.int(),
    results: z.array(z.object({ id: z.uuid(), status: z.int(), detail: z.string().optional() })),
  }),
});

export const bulkEventsAction = action({
  path: "employer/job_applications/bulk",
  summary: "Fires one event for many applications; answers what became of each.",
  for: ["employer"],
  input: transitionInput.extend({
    ids: z
      .array(z.uuid())
      .min(1, /*i18n*/ "Choose at least one applicant")
      .max(maxPerRequest, /*i18n*/ "Choose at most 100"),
    event: z.enum(bulkEvents),
  }),
  answers: { 200: json(bulkResults) },
  run: async (context, { ids, event, ...input }) => {
    const results: { id: string; status: number; detail?: string }[] = [];
    // Sorted, so that two teammates who select the same applicants cannot deadlock.
    for (const id of [...new Set(ids)].toSorted()) {
      await sql`savepoint one`.execute(context.db);
      try {
        const application = await lockVisibleRow(applicationVisibility, context, id);
        if (event === "undo") await undoTransition(context, application);
        else if (event === "undo_reject") await undoRejection(context, application);
        else await runEvent(context, application, event, input);
        results.push({ id, status: 200 });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await sql`rollback to savepoint one`.execute(context.db);
        results.push({ id, status: error.status, detail: sentenceOf(error, context.language) });
      }
    }
    results.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return { json: { meta: { done: results.filter(({ status }) => status === 200).length, results } } };
  },
});

function sentenceOf({ errors }: ApiError, language: WriteContext["language"]): string {
  const t = translator(language);
  return errors.map(({ detail, meta }) => t(detail, meta)).join(" ");
}
