/** Work histories over JSON:API: written by their educator, read by whoever may see the profile. */
import type { WriteContext } from "#platform/server/context.ts";
import { resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { firstDay } from "../../entry-rules.ts";
import { mayEditPart } from "../../user-profile.policy.ts";
import { WorkHistory } from "../../work-history.ts";
import { workHistoryInput } from "../../work-history-input.ts";
import { requireProfileOwner } from "./profile-owner.ts";
import { recheckProfile } from "../recheck-profile.action.ts";
import { throughProfile } from "../visible-profiles.ts";

type Input = z.output<typeof workHistoryInput> & { userProfileId?: string };

export const workHistories = resource({
  entity: WorkHistory,
  table: "workHistories",
  operators: operatorAccess.people,
  collections: {
    "user_profile/work_histories": {
      for: ["educator", "employer"],
      create: ["educator"],
      change: ["educator"],
      delete: ["educator"],
    },
  },
  visibleTo: throughProfile("workHistories"),
  fields: {
    startDate: { write: (date: string) => ({ startDate: firstDay(date) }) },
    endDate: { write: (date: string | null) => ({ endDate: date && firstDay(date) }) },
  },
  filters: {},
  sorts: { startDate: "startDate", endDate: "endDate" },
  defaultSort: "-startDate",
  includes: ["userProfile"],
  create: {
    input: workHistoryInput.safeExtend({ userProfileId: z.uuid().optional() }).strict(),
    run: async (context: WriteContext, { userProfileId, startDate, endDate, ...input }: Input) => {
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
      const made = await context.db
        .insertInto("workHistories")
        .values({
          // Without the values that are null: the columns have defaults for those.
          ...(given as unknown as Row<"workHistories">),
          userProfileId: await requireProfileOwner(context, userProfileId),
          startDate: firstDay(startDate!),
          endDate: endDate ? firstDay(endDate) : null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return made.id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(workHistoryInput.shape).map((name) => [name, mayEditPart])),
  validate: workHistoryInput,
  delete: mayEditPart,
  remove: async (context, row: Row<"workHistories">) => {
    await context.db.deleteFrom("workHistories").where("id", "=", row.id).execute();
    await recheckProfile(context, row.userProfileId);
  },
});
