/**
 * Every event that a screen of ours captures: what it means and which properties it has. `capture()` is typed by it, the
 * server drops what does not fit it, and the guide lists it. No property is personal data: no words that somebody wrote
 * or searched for, no addresses, no ids of people.
 */
import { z } from "zod";

/**
 * search: debounced while filters change · view: debounced, once for each thing shown · act: done by somebody, reported
 * at once after the server has confirmed it.
 */
type EventKind = "search" | "view" | "act";

const event = <Kind extends EventKind, Shape extends z.ZodRawShape>(
  kind: Kind,
  meaning: string,
  properties: Shape,
) => ({ kind, meaning, properties: z.strictObject(properties) });

/** Which filters were used, never what they were set to. */
const filterName = z.string().regex(/^[a-z][A-Za-z]{1,29}$/);
const search = {
  hasWords: z.boolean(),
  hasPlace: z.boolean(),
  filters: z.array(filterName).max(40),
};
const jobId = z.uuid();

export const eventTypes = {
  jobs_searched: event("search", "Jobs were searched, and results came.", search),
  candidates_searched: event("search", "Educators were searched, and results came.", search),
  job_viewed: event("view", "A job was opened.", { jobId }),
  employer_viewed: event("view", "An employer's page was opened.", { employerId: z.uuid() }),
  educator_viewed: event("view", "An employer opened an educator's profile.", {}),
  job_liked: event("act", "An educator liked a job.", { jobId }),
  educator_liked: event("act", "An employer liked an educator.", {}),
  application_started: event("act", "Applying was begun: the form was opened.", { jobId }),
  application_step_shown: event("act", "A step of the form was reached.", {
    jobId,
    step: z.enum(["profile", "locations", "question", "check"]),
  }),
  application_submitted: event("act", "An application was sent.", { jobId }),
  message_sent: event("act", "A message was sent.", { hasText: z.boolean(), hasFiles: z.boolean() }),
  interview_booked: event("act", "An interview was booked, not moved.", {
    by: z.enum(["educator", "employer"]),
  }),
  job_posted: event("act", "A job was begun: its draft was saved.", { jobId }),
  job_published: event("act", "A job was published, or has its time.", {
    jobId,
    isScheduled: z.boolean(),
  }),
  signed_up: event("act", "Somebody signed up.", { userType: z.enum(["educator", "employer"]) }),
  profile_submitted: event("act", "An educator handed in their profile.", {}),
} as const;

type OwnEvents = {
  [Name in keyof typeof eventTypes]: z.infer<(typeof eventTypes)[Name]["properties"]>;
};

declare module "#platform/web/page/analytics.ts" {
  interface EventTypes extends OwnEvents {}
}

/** False for an event of ours whose properties are not those of the table. Events of other clients pass. */
export function isEventValid(name: string, properties: Record<string, unknown>): boolean {
  if (!Object.hasOwn(eventTypes, name)) return true;
  return eventTypes[name as keyof typeof eventTypes].properties.safeParse(properties).success;
}
