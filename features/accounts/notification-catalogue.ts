/**
 * Everything the product says to people outside of its pages: one row for each occasion. What a row says is what
 * happens: senders look their row up, and texts of a channel carry the id of their row.
 */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import type { EmailTypeKey } from "./email-types.ts";

export const notificationChannels = ["in_app", "mail", "push", "sms"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Who is told. `owner`: of a program; `team`: its members, by their locations; `guest`: an address without an account. */
export const notificationAudiences = ["account", "educator", "team", "owner", "operator", "guest"] as const;
export type NotificationAudience = (typeof notificationAudiences)[number];

export interface CatalogueRow {
  to: NotificationAudience;
  /** Ways it is told by default; people switch each of them off, unless it is about their account itself. */
  channels: readonly NotificationChannel[];
  /** The type of email by which it is switched off; null: it must arrive. */
  emailType: EmailTypeKey | null;
  /** The first is told at once, and those that follow within this time are gathered into one mail at its end. */
  debounceMinutes?: number;
  /** Its feature waits so long for more before it tells of the first, and gathers by itself. */
  gathersItself?: true;
}

const account = { to: "account", channels: ["mail"], emailType: null } as const;
const owner = { to: "owner", channels: ["mail"], emailType: null } as const;
const applicant = {
  to: "educator",
  channels: ["mail", "push"],
  emailType: "application_updates",
} as const;
const profile = { to: "educator", channels: ["mail", "push"], emailType: "profile_updates" } as const;
/** Of a decision about a person: it can't be switched off. */
const decision = { to: "educator", channels: ["mail"], emailType: null } as const;
const interview = { to: "account", channels: ["mail", "push"], emailType: "interviews" } as const;
const hero = { to: "team", channels: ["mail", "push"], emailType: "hiring_hero" } as const;
const inApp = (to: "educator" | "team") => ({ to, channels: ["in_app"], emailType: null }) as const;

export const notificationCatalogue = {
  "places.area-opened": { to: "guest", channels: ["mail"], emailType: null },

  "accounts.reset-password": account,
  "accounts.password-ended": account,
  "accounts.sign-in-code": account,
  "accounts.confirm-email": account,
  "accounts.confirm-new-email": account,
  "accounts.already-has-account": account,
  "accounts.operator-invitation": { to: "operator", channels: ["mail"], emailType: null },
  "accounts.email-changed": account,
  "accounts.password-changed": account,
  "accounts.closed": account,
  "accounts.restored": account,
  "accounts.export-ready": account,
  "accounts.confirm-privacy-request": { to: "guest", channels: ["mail"], emailType: null },
  "accounts.privacy-answer": { to: "guest", channels: ["mail"], emailType: null },
  "accounts.passkey-added": account,
  "accounts.passkey-removed": account,
  "accounts.sign-in-identity-added": account,
  "accounts.sign-in-identity-removed": account,
  "accounts.phone-code": { to: "account", channels: ["sms"], emailType: null },
  "accounts.digest": account,
  "notifications.news": { to: "account", channels: ["mail"], emailType: "product_news" },

  "educators.profile-approved": profile,
  "educators.profile-changes-requested": profile,
  "educators.profile-rejected": decision,
  "educators.profile-suspended": decision,
  "educators.appeal-upheld": decision,
  "educators.appeal-declined": decision,
  "educators.appeal": { to: "operator", channels: ["mail"], emailType: null },
  "educators.profile-sleeps-soon": profile,

  "employers.invitation": { to: "guest", channels: ["mail"], emailType: null },
  "employers.invitation-elsewhere": account,
  "employers.join-request": owner,
  "employers.join-answer": account,
  "employers.review": owner,

  "jobs.renew": { to: "team", channels: ["mail", "push"], emailType: "job_listings" },
  "jobs.not-published": { to: "team", channels: ["mail", "push"], emailType: "job_listings" },
  "jobs.resumed": { to: "educator", channels: ["mail", "push"], emailType: "job_alerts" },
  "jobs.confirm-alert": { to: "guest", channels: ["mail"], emailType: null },
  "jobs.new-jobs": { to: "educator", channels: ["mail", "push"], emailType: "job_alerts" },
  "jobs.alert-still-wanted": { to: "educator", channels: ["mail", "push"], emailType: "job_alerts" },

  "candidates.new-matches": { to: "team", channels: ["mail", "push"], emailType: "saved_filters" },

  "applications.new-application": {
    ...{ to: "team", channels: ["mail", "push"], emailType: "new_application" },
    debounceMinutes: 10,
  },
  "applications.application-waits": { to: "team", channels: ["mail", "push"], emailType: "new_application" },
  "applications.offer-answered": { to: "team", channels: ["mail", "push"], emailType: "new_application" },
  "applications.sent": applicant,
  "applications.moved": applicant,
  "applications.not-selected": decision,
  "applications.offer-made": applicant,
  "applications.offer-withdrawn": applicant,
  "applications.hired": applicant,

  "messages.unread": {
    ...{ to: "account", channels: ["mail", "push"], emailType: "new_messages" },
    debounceMinutes: 5,
    gathersItself: true,
  },
  "analytics.weekly-report": { to: "operator", channels: ["mail"], emailType: null },
  "messages.not-posted": account,
  "messages.report-warning": account,
  "messages.report": { to: "operator", channels: ["mail"], emailType: null },

  "invitations.invited": { to: "educator", channels: ["mail", "push"], emailType: "new_messages" },

  "interviews.scheduled": interview,
  "interviews.pending": interview,
  "interviews.confirmed": interview,
  "interviews.rescheduled": { ...interview, channels: ["mail", "push", "sms"] },
  "interviews.canceled": { ...interview, channels: ["mail", "push", "sms"] },
  "interviews.ended": interview,
  "interviews.expired": interview,
  "interviews.reminder": {
    to: "account",
    channels: ["mail", "push", "sms"],
    emailType: "interview_reminders",
  },

  "plans.trial-ending": owner,
  "plans.renewal": owner,
  "plans.payment-failed": owner,
  "plans.began": owner,
  "plans.ended": owner,

  "hiring-updates.did-they-hire-you": { ...applicant, channels: ["in_app", "mail", "push"] },
  "hiring-updates.did-you-hire-them": {
    to: "team",
    channels: ["in_app", "mail", "push"],
    emailType: "job_listings",
  },
  "hiring-updates.did-you-hire": {
    to: "team",
    channels: ["in_app", "mail", "push"],
    emailType: "job_listings",
  },

  "hiring-hero.earned": { ...hero, channels: ["in_app", "mail", "push"] },
  "hiring-hero.failing": hero,
  "hiring-hero.lost": hero,
  "hiring-hero.progress": inApp("team"),

  "notifications.notes-tutorial": inApp("team"),
  "notifications.selection-tutorial": inApp("team"),
} as const satisfies Record<string, CatalogueRow>;

export type NotificationId = keyof typeof notificationCatalogue;
export const notificationIds = keysOf(notificationCatalogue);

export const catalogueRow = (id: NotificationId): CatalogueRow => notificationCatalogue[id];

export const isNotificationId = (id: string): id is NotificationId => isOneOf(notificationIds, id);

export const usesChannel = (id: NotificationId, channel: NotificationChannel): boolean =>
  catalogueRow(id).channels.includes(channel);
