/** Interview types over JSON:API: public by their links, managed by the employer's team. */
import { nextVersion } from "#platform/server/change-row.ts";
import { hasPublicEmployer } from "#features/employers/api/employer/visible-employers.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Config } from "#platform/server/config/config.ts";
import { conflict } from "#platform/server/errors.ts";
import { idListParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { InterviewEventType, type Instructions } from "../../event-type.ts";
import { mayEditEventType } from "../../event-type.policy.ts";
import { instructionProblem, instructionsOf, publicInstructions } from "../../event-type-rules.ts";
import type { InterviewType } from "../../interview-constants.ts";
import { createEventType, eventTypeInput, changeSlug } from "./create-event-type.action.ts";
import { inviteUrls } from "./invite-url.query.ts";

export type EventTypeRow = Row<"interviewEventTypes">;

const stays = sql<boolean>`interview_event_types.removed_at is null`;
const bookable = sql<boolean>`(${stays} and interview_event_types.active
  and ${hasPublicEmployer("interview_event_types")}
  and exists (select 1 from employer_profiles host
    where host.id = interview_event_types.employer_profile_id and host.removed_at is null
    and not exists (select 1 from accounts left_one where left_one.id = host.account_id and left_one.closed_at is not null)))`;

/** How a team plans its time is its own. */
const inside = ["bufferBefore", "bufferAfter"];
const editable = [
  "name",
  "slug",
  "duration",
  "interviewType",
  "instructions",
  "bufferBefore",
  "bufferAfter",
  "minimumNotice",
  "requiresConfirmation",
  "active",
];

export const eventTypes = (config: Pick<Config, "publicUrl">) =>
  resource({
    entity: InterviewEventType,
    table: "interviewEventTypes",
    operators: operatorAccess.people,
    access: "own",
    collections: {
      interview_event_types: { for: ["guest", "educator", "employer"] },
      "employers/interview_event_types": {
        for: ["employer"],
        scope: (rows, me) =>
          me.kind === "employer" ? rows.where("interviewEventTypes.employerId", "=", me.employerId) : rows,
        create: ["employer"],
        change: ["employer"],
        delete: ["employer"],
      },
    },
    visibleTo: {
      guest: (rows) => rows.where(bookable),
      educator: (rows) => rows.where(bookable),
      employer: (rows, me) =>
        rows
          .where(stays)
          .where((eb) => eb.or([eb("interviewEventTypes.employerId", "=", me.employerId), bookable])),
    },
    fields: {
      instructions: {
        read: (row: EventTypeRow, me) => shownInstructions(row, me),
        write: (given: Instructions) => ({ instructions: JSON.stringify(given) }),
      },
      slug: { read: (row: EventTypeRow) => row.slug, save: changeSlug },
      inviteUrl: { load: inviteUrls(config) },
    },
    includes: ["employer", "employerProfile"],
    filters: {
      slug: filter(z.string().max(200), (rows, slug) => rows.where("interviewEventTypes.slug", "=", slug)),
      employerSlug: filter(z.string().max(200), (rows, slug) =>
        rows.where(
          sql<boolean>`interview_event_types.employer_id = (select id from employers where slug = ${slug})`,
        ),
      ),
      employerProfileId: filter(idListParam, (rows, hosts) =>
        rows.where("interviewEventTypes.employerProfileId", "in", hosts),
      ),
      // Not asked for by name, a list holds the reader's own: nobody pages through who interviews where.
      ofReader: filter(
        z.literal("own"),
        (rows, _own, me) =>
          me.kind === "operator"
            ? rows
            : rows.where(
                "interviewEventTypes.employerId",
                "=",
                me.kind === "employer" ? me.employerId : nobody,
              ),
        (asked) => (isNamed(asked) ? undefined : "own"),
      ),
      active: filter(booleanParam, (rows, active) => rows.where("interviewEventTypes.active", "=", active)),
    },
    sorts: { createdAt: "createdAt", name: "name" },
    defaultSort: "createdAt",
    readableBy: Object.fromEntries(inside.map((name) => [name, mayEditEventType])),
    create: { input: eventTypeInput, run: createEventType },
    updatableBy: Object.fromEntries(editable.map((name) => [name, mayEditEventType])),
    validate: z.looseObject({}).check((whole) => {
      const { interviewType, instructions } = whole.value as Pick<
        EventTypeRow,
        "interviewType" | "instructions"
      >;
      const problem = instructionProblem(interviewType as InterviewType, instructions as Instructions);
      if (problem)
        whole.issues.push({
          code: "custom",
          message: problem.message,
          path: ["instructions", problem.field],
          input: instructions,
        });
    }),
    delete: mayEditEventType,
    remove: removeEventType,
  });

const nobody = "00000000-0000-0000-0000-000000000000";

/** Of a program one knows by its link, or of a host. */
const isNamed = (asked: Record<string, unknown>) => "employerSlug" in asked || "employerProfileId" in asked;

function shownInstructions(row: EventTypeRow, me: Actor): Instructions {
  const type = row.interviewType as InterviewType;
  const all = row.instructions as Instructions;
  return mayEditEventType(me, row) ? instructionsOf(type, all) : publicInstructions(type, all);
}

/** Its link ends at once; what was booked by it before stays as it is, so it must be over first. */
async function removeEventType({ db, now }: WriteContext, row: EventTypeRow): Promise<void> {
  const { count } = await db
    .selectFrom("interviews")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("interviewEventTypeId", "=", row.id)
    .where("status", "in", ["pending", "scheduled"])
    .where("endsAt", ">", now())
    .executeTakeFirstOrThrow();
  if (count > 0) {
    throw conflict(
      /*i18n*/ "{count, plural, one {# upcoming interview was} other {# upcoming interviews were}} booked by this type. Cancel or finish them first, or switch the type off.",
      { code: "has_upcoming_interviews", meta: { count } },
    );
  }
  await db
    .updateTable("interviewEventTypes")
    .set({ removedAt: now(), active: false, ...nextVersion(now()) })
    .where("id", "=", row.id)
    .execute();
}
