/** Interviews over JSON:API, for the educator and for the employer's team; changed by actions, never by PATCH. */
import type { Config } from "#platform/server/config/config.ts";
import { idListParam, listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Resource, type Row, type Rows } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Instructions } from "../event-type.ts";
import { Interview } from "../interview.ts";
import { interviewStatuses } from "../interview-constants.ts";
import { minuteInMs } from "../wall-clock.ts";
import { bookingInput, bookInterview } from "./booking/book-interview.action.ts";
import { interviewVisibility } from "./interview-visibility.ts";
import { loadFact } from "./interview-facts.query.ts";

type InterviewRow = Row<"interviews">;

/** A date means its UTC day; for a local day, callers send times with an offset. */
const from = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));
const to = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text.includes("T") ? text : `${text}T24:00:00Z`));

const isUpcoming = sql<boolean>`(interviews.status in ('pending', 'scheduled') and interviews.ends_at > now())`;

export const interviews = (eventTypes: Resource, config: Config) =>
  resource({
    entity: Interview,
    ...interviewVisibility,
    access: "inbox",
    collections: {
      interviews: { for: ["educator"], create: ["educator"] },
      "employers/interviews": { for: ["employer"], create: ["employer"] },
    },
    fields: {
      duration: {
        read: ({ time, endsAt }: InterviewRow) =>
          Math.round((endsAt.getTime() - time.getTime()) / minuteInMs),
      },
      instructions: { read: (row: InterviewRow) => row.instructions as Instructions },
      timeZone: { load: loadFact("timeZone") },
      names: { load: loadFact("names") },
      rescheduledFrom: { read: (row: InterviewRow) => row.rescheduledFromId },
      rescheduledTo: { load: loadFact("rescheduledTo") },
      previousTime: { load: loadFact("previousTime") },
    },
    includes: [
      "interviewEventType",
      "employerProfile",
      "employer",
      "userProfile",
      "jobApplication",
      "jobApplication.jobListing",
    ],
    filters: {
      status: filter(listParam(z.enum(interviewStatuses)), (rows, statuses) =>
        rows.where("interviews.status", "in", statuses),
      ),
      from: filter(from, (rows, time) => rows.where("interviews.time", ">=", time)),
      to: filter(to, (rows, time) => rows.where("interviews.time", "<", time)),
      upcoming: filter(booleanParam, (rows, is) =>
        rows.where(is ? isUpcoming : sql<boolean>`not ${isUpcoming}`),
      ),
      employerProfileId: by("employerProfileId"),
      userProfileId: by("userProfileId"),
      jobApplicationId: by("jobApplicationId"),
      interviewEventTypeId: by("interviewEventTypeId"),
    },
    sorts: { time: "time", createdAt: "createdAt" },
    defaultSort: "time",
    create: { input: bookingInput, run: bookInterview(eventTypes, config) },
  });

type Reference = "employerProfileId" | "userProfileId" | "jobApplicationId" | "interviewEventTypeId";

const by = (column: Reference) =>
  filter(idListParam, (rows: Rows<"interviews">, wanted) => rows.where(`interviews.${column}`, "in", wanted));
