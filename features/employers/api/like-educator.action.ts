/** Likes and unlikes an educator for an employer; a second like changes nothing, and an unlike is always possible. */
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import { action } from "#platform/server/action.ts";
import { nothing, resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { z } from "zod";

const path = "employer/user_profiles/:id/like";

export const likeEducator = action({
  path,
  summary: "Like an educator.",
  for: ["employer"],
  input: z.object({}),
  answers: { 200: resourceDocument("user_profiles") },
  run: async (context, _input, params) => {
    const { db, employer, employerId, id } = likeKey(context, params);
    const profile = await db
      .selectFrom("userProfiles")
      .select("id")
      .where("id", "=", id)
      .where(isVisibleTo(employer))
      .executeTakeFirst();
    if (!profile) throw notFound();
    await db
      .insertInto("profileLikes")
      .values({ employerId, userProfileId: id })
      .onConflict((liked) => liked.doNothing())
      .execute();
    return { resource: { type: "user_profiles", id } };
  },
});

export const unlikeEducator = action({
  method: "DELETE",
  path,
  summary: "Take back a like of an educator.",
  for: ["employer"],
  input: z.object({}),
  answers: { 204: nothing },
  run: async (context, _input, params) => {
    const { db, employerId, id } = likeKey(context, params);
    await db
      .deleteFrom("profileLikes")
      .where("employerId", "=", employerId)
      .where("userProfileId", "=", id)
      .execute();
    return { status: 204 };
  },
});

function likeKey({ db, actor }: WriteContext, { id }: Record<string, string>) {
  if (actor.kind !== "employer" || !z.uuid().safeParse(id).success) throw notFound();
  return { db, employer: actor, employerId: actor.employerId, id: id! };
}
