/** `POST interviews/{id}/{cancel, confirm, no_show, complete}`, and the same at `employers/interviews`. */
import { type Action, action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import type { InterviewParty } from "../../interview-constants.ts";
import { transitionInterview } from "./transition-interview.action.ts";
import { lockVisibleInterview } from "./lock-interview.query.ts";
import type { InterviewRow } from "./post-card.action.ts";

const reason = z.string().trim().max(500).nullish();

/** One verb at both collections, each for its own side. */
export function interviewAction<S extends z.ZodType>(
  verb: string,
  summary: string,
  input: S,
  run: (context: WriteContext, interview: InterviewRow, input: z.output<S>) => Promise<string | void>,
): Action[] {
  const at = (collection: string, kind: "educator" | "employer") =>
    action({
      path: `${collection}/:id/${verb}`,
      for: [kind, "operator"],
      operators: ["support"],
      summary,
      input,
      // Not `on`: the applications of the two and the host are locked before the interview, everywhere in this order.
      find: (context, { id }) => lockVisibleInterview(context, id!),
      answers: { 200: resourceDocument("interviews") },
      run: async (context, given, interview: InterviewRow) => {
        const id = (await run(context, interview, given)) ?? interview.id;
        return { resource: { type: "interviews", id } };
      },
    });
  return [at("interviews", "educator"), at("employers/interviews", "employer")];
}

export const interviewTransitionActions: Action[] = [
  ...interviewAction(
    "cancel",
    "Cancels an interview; inside 24 hours of its start a reason is required.",
    z.object({ reason }),
    (context, interview, given) =>
      transitionInterview(context, interview, "canceled", { reason: given.reason }),
  ),
  ...interviewAction(
    "confirm",
    "Confirms a booking that waits for it: the side that did not book.",
    z.object({}),
    (context, interview) => transitionInterview(context, interview, "scheduled"),
  ),
  ...interviewAction(
    "no_show",
    "Says that the other side did not come; only after the start.",
    z.object({ by: z.enum(["UserProfile", "EmployerProfile"]).optional() }),
    (context, interview, { by }) =>
      transitionInterview(context, interview, "no_show", { noShowBy: by as InterviewParty | undefined }),
  ),
  ...interviewAction(
    "complete",
    "Says that the interview took place, or corrects a no-show within 7 days.",
    z.object({}),
    (context, interview) => transitionInterview(context, interview, "completed"),
  ),
];
