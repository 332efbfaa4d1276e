/** `POST …/{id}/{event}`: one action for each event of an application, for the side that may fire it. */
import { type Action, action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { z } from "zod";
import { type ApplicationEvent, eventTarget } from "../application-events.ts";
import type { ApplicationState } from "../application-constants.ts";
import { rejectionMessages, shownState } from "../rejection.ts";
import { type ApplicationRow, lockApplication, move } from "./move.action.ts";
import { submit } from "./submit.action.ts";
import { undoRejection } from "./undo-rejection.action.ts";
import { undoWithdrawal } from "./undo-withdrawal.action.ts";
import { markViewed } from "./mark-viewed.action.ts";

/** `message` is for a rejection: the kind words the educator will read. `reason` stays with the team. */
export const moving = z.object({
  reason: z.string().trim().max(1000).nullish(),
  message: z.enum(rejectionMessages).nullish(),
});
type Moving = z.output<typeof moving>;

const educatorEvents: ApplicationEvent[] = ["submit", "withdraw", "decline", "reconsider"];
const employerEvents: ApplicationEvent[] = [
  "shortlist",
  "interview",
  "offer",
  "hire",
  "reject",
  "reconsider",
];

export const applicationActions: Action[] = [
  ...educatorEvents.map((event) => eventAction("job_applications", "educator", event)),
  ...employerEvents.map((event) => eventAction("employer/job_applications", "employer", event)),
  action({
    path: "job_applications/:id/close_as_no_reply",
    summary: "Close an application nobody answered for 21 days.",
    for: ["educator"],
    input: z.object({}),
    find: seen,
    run: async (context, _input, application) => {
      await move(context, application, "closed", { reason: "no_reply" });
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "job_applications/:id/undo_withdraw",
    summary: "Take a withdrawal back within a minute, as if it had not been.",
    for: ["educator"],
    input: z.object({}),
    find: seen,
    run: async (context, _input, application) => {
      await undoWithdrawal(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "employer/job_applications/:id/undo_reject",
    summary: "Take a rejection back before it is told.",
    for: ["employer"],
    input: z.object({}),
    find: seen,
    run: async (context, _input, application) => {
      await undoRejection(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "employer/job_applications/:id/view",
    summary: "Mark an application as viewed.",
    for: ["employer"],
    input: z.object({}),
    find: seen,
    run: async (context, _input, application) => {
      await markViewed(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
];

function seen(context: WriteContext, { id }: Record<string, string>): Promise<ApplicationRow> {
  return visible(context, id!);
}

function eventAction(path: string, kind: "educator" | "employer", event: ApplicationEvent): Action {
  return action({
    path: `${path}/:id/${event}`,
    summary: `Fires the event ${event} of an application.`,
    for: [kind, "operator"],
    input: moving,
    find: seen,
    run: async (context, said, application) => {
      await fire(context, application, event, said);
      return { resource: { type: "job_applications", id: application.id } };
    },
  });
}

/** Fires one event; sending (again) checks the answers and takes the match down anew. */
export async function fire(
  context: WriteContext,
  application: ApplicationRow,
  event: ApplicationEvent,
  said: Moving,
): Promise<void> {
  const from = shownState(application, context.actor, context.now());
  const to: ApplicationState = eventTarget(event, from);
  const sends = to === "submitted" && (from === "draft" || from === "withdrawn");
  if (sends) await submit(context, application.id);
  else await move(context, application, to, said);
}

/** The row, locked, when the caller may see it; else it is not there. */
export async function visible(context: WriteContext, id: string): Promise<ApplicationRow> {
  const { actor } = context;
  const row = z.uuid().safeParse(id).success ? await lockApplication(context, id) : undefined;
  const isTheirs =
    row &&
    (actor.kind === "operator" ||
      (actor.kind === "educator" && row.userProfileId === actor.userProfileId) ||
      (actor.kind === "employer" && row.employerId === actor.employerId && row.aasmState !== "draft"));
  if (!isTheirs) throw notFound();
  return row;
}
