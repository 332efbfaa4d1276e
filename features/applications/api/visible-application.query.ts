/** One application, locked, for a caller who may see it. */
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { z } from "zod";
import { type ApplicationRow, lockApplication } from "./application-row.ts";

/** What an action's path names. */
export const findVisibleApplication = (context: WriteContext, { id }: Record<string, string>): Promise<ApplicationRow> =>
  lockVisibleApplication(context, id!);

/** The row, locked, when the caller may see it; else it is not there. */
export async function lockVisibleApplication(context: WriteContext, id: string): Promise<ApplicationRow> {
  const { actor } = context;
  const row = z.uuid().safeParse(id).success ? await lockApplication(context, id) : undefined;
  const isVisible =
    row &&
    (actor.kind === "operator" ||
      (actor.kind === "educator" && row.userProfileId === actor.userProfileId) ||
      (actor.kind === "employer" && row.employerId === actor.employerId && row.aasmState !== "draft"));
  if (!isVisible) throw notFound();
  if (actor.kind === "employer" && (await hasClosedAccount(context, row))) throw notFound();
  return row;
}

/** Whoever deletes their account takes what they sent out of employers' sight. */
const hasClosedAccount = async ({ db }: WriteContext, { userProfileId }: ApplicationRow): Promise<boolean> => {
  const sender = await db
    .selectFrom("userProfiles")
    .select("activeState")
    .where("id", "=", userProfileId)
    .executeTakeFirst();
  return sender?.activeState === "closed";
};
