/** Notifications: what they add to the server. */
import type { Config } from "#platform/server/config/config.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { feature } from "#platform/server/feature.ts";
import { catalogueRoutes, type DeclaredMessages } from "./catalogue.route.ts";
import { markSeen } from "./mark-seen.action.ts";
import { newsMails, startNews, testNews } from "./news/news-mail.resource.ts";
import { newsMail } from "./news/news.mail.ts";
import { sendNews } from "./news/send-news.job.ts";
import { notificationsChannel } from "./notifications.channel.ts";
import { systemNotifications } from "./system-notification.resource.ts";
import { notificationsPersonalData } from "./personal-data.ts";
import { testMail } from "./test-mail.action.ts";
import { tutorials } from "./tutorials.ts";

/** `declared`: the words of all features, which come after this one and cannot be imported. */
export const notificationsFeature = (config: Pick<Config, "tokenSecret">, declared: () => DeclaredMessages) =>
  feature({
    name: "notifications",
    personalData: notificationsPersonalData,
    resources: [systemNotifications, newsMails],
    mails: [newsMail],
    jobs: [sendNews],
    actions: [markSeen, testNews, startNews, testMail(declared)],
    routes: [catalogueRoutes(tokenSigner(config.tokenSecret), declared)],
    channels: [notificationsChannel],
    listeners: tutorials,
  });
