/** "Update your hiring progress": under the bell of a team whose old applications or closed jobs wait to be settled. */
import { createNotification } from "#features/notifications/api/create-notification.ts";
import { endNotifications } from "#features/notifications/api/end-notifications.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { HeroCount } from "../hero-facts.ts";
import type { MetricType } from "../hiring-hero.ts";

/** Goals that need nothing but somebody who says how it went. */
const settledByTelling: readonly MetricType[] = ["disposition_rate", "hiring_reports"];
const askAgainDays = 30;
const maxMembers = 50;
const type = "hiring_progress_update";

/** Once in 30 days at most; it goes away by itself once everything is settled. */
export async function askForProgress(
  context: WriteContext,
  employerId: string,
  { goals, isNew }: HeroCount,
): Promise<void> {
  const { db, now } = context;
  const waits = goals.some(({ metricType, met }) => !met && settledByTelling.includes(metricType));
  if (!waits) return endNotifications(context, [type], { employerId });
  if (isNew) return;
  const members = await db
    .selectFrom("employerProfiles as member")
    .select(["member.id", "member.accountId"])
    .where("member.employerId", "=", employerId)
    .where("member.removedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("systemNotifications as known")
            .select("known.id")
            .whereRef("known.accountId", "=", "member.accountId")
            .whereRef("known.employerProfileId", "=", "member.id")
            .where("known.notificationType", "=", type)
            .where("known.createdAt", ">", new Date(Number(now()) - askAgainDays * dayMs)),
        ),
      ),
    )
    .orderBy("member.id")
    .limit(maxMembers)
    .execute();
  for (const { id, accountId } of members)
    await createNotification(context, {
      ...{ accountId, employerProfileId: id, notificationType: type },
      metadata: { employerId },
    });
}
