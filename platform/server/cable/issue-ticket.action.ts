/** `POST cable_tickets`: a ticket to open one socket with, so that no lasting token gets into a URL and its logs. */
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { action } from "../action.ts";
import { json } from "../engine/describe-route.ts";
import { unauthorized } from "../errors.ts";
import { issueTicket } from "./tickets.ts";

export const issueCableTicket = action({
  path: "cable_tickets",
  skipIdempotency: true,
  for: ["educator", "employer", "unchosen", "operator"],
  operators: operatorRoles,
  access: "everyone",
  input: z.object({}),
  summary: "A one-use ticket, good for 60 seconds, to give as `token` when opening /cable.",
  answers: { 200: json(z.object({ ticket: z.string() })) },
  async run({ db, actor }) {
    if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in first.");
    return { json: { ticket: await issueTicket(db, actor.sessionId) } };
  },
});
