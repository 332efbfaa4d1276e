/** Emails a team that its badge was earned, may be lost, or is lost; who earned it finds it under the bell as well. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findTeamMailRecipients } from "#features/employers/api/team/team-mail-recipients.query.ts";
import { createNotification } from "#features/notifications/api/create-notification.ts";
import { job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { dayIn } from "#platform/shared/format.ts";
import { z } from "zod";
import type { MetricType } from "../hiring-hero.ts";
import { heroEarnedMail, heroFailingMail, heroLostMail } from "./hero.mail.ts";
import { loadHeroConfig } from "./hero-config.ts";

export const emailHeroNews = job(
  "hiring-hero.email-news",
  z.object({ employerId: z.uuid(), news: z.enum(["earned", "failing", "lost"]) }),
  async ({ employerId, news }, context) => {
    const { db, settings, now } = context;
    const [employer, standing, open, config] = await Promise.all([
      db.selectFrom("employers").select("name").where("id", "=", employerId).executeTakeFirst(),
      db
        .selectFrom("hiringHeroStandings")
        .select("failingSince")
        .where("employerId", "=", employerId)
        .executeTakeFirst(),
      db
        .selectFrom("hiringHeroMetrics")
        .select("metricType")
        .where("employerId", "=", employerId)
        .where("met", "=", false)
        .orderBy("id")
        .execute(),
      loadHeroConfig(db),
    ]);
    if (!employer) return;
    const program = employer.name;
    const goals = open.map(({ metricType }) => metricType as MetricType);
    const since = standing?.failingSince ?? now();
    const until = new Date(Number(since) + config.days_until_lost * dayMs).toISOString();
    const day = dayIn(news === "failing" ? since : now(), "UTC");
    for (const { id, accountId, timeZone } of await findTeamMailRecipients(db, employerId)) {
      const template =
        news === "earned"
          ? heroEarnedMail({ program })
          : news === "lost"
            ? heroLostMail({ program, goals })
            : heroFailingMail({ program, goals, until, timeZone });
      await db.transaction().execute(async (tx) => {
        const isNew = await emailSubscriber(tx, settings, {
          accountId,
          key: `hero-${news}:${employerId}:${day}:${accountId}`,
          template,
        });
        if (isNew && news === "earned")
          await createNotification(systemContext(context, tx), {
            ...{ accountId, employerProfileId: id, notificationType: "hiring_hero_earned" },
          });
      });
    }
  },
);
