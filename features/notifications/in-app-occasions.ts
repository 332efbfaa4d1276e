/** What people are told inside the product: the words of each occasion, and where it leads. */
import type { NotificationId } from "#features/accounts/notification-catalogue.ts";
import { hiringUpdatePath, pages } from "#features/paths.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { NotificationType } from "./notification-types.ts";

export type NotificationMetadata = Record<string, unknown>;

interface InAppOccasion {
  id: NotificationId;
  type: NotificationType;
  /** Of several occasions of one type, what its metadata name. */
  about?: "employerId" | "jobListingId";
  sample: NotificationMetadata;
  text: (metadata: NotificationMetadata, t: Translate) => string;
  /** Null: it stands beside the control that it explains. */
  path: (metadata: NotificationMetadata) => string | null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const nameOf = ({ name }: NotificationMetadata) => textOf(name);
const sampleId = "01890000-0000-7000-8000-000000000000";

export const inAppOccasions: readonly InAppOccasion[] = [
  {
    id: "hiring-hero.progress",
    type: "hiring_progress_update",
    sample: {},
    text: (_metadata, t) => t(/*i18n*/ "Update your hiring progress"),
    path: () => pages.hiringHeroStats,
  },
  {
    id: "hiring-hero.earned",
    type: "hiring_hero_earned",
    sample: {},
    text: (_metadata, t) => t(/*i18n*/ "You're a Hiring Hero"),
    path: () => pages.hiringHeroStats,
  },
  {
    id: "hiring-updates.did-you-hire-them",
    type: "user_profile_reported_hire",
    sample: { name: "Ana Reyes", userProfileId: sampleId },
    text: (metadata, t) => t(/*i18n*/ "{name} says you hired them", { name: nameOf(metadata) }),
    path: ({ userProfileId }) => hiringUpdatePath({ person: textOf(userProfileId) }),
  },
  {
    id: "hiring-updates.did-they-hire-you",
    type: "show_hiring_survey",
    about: "employerId",
    sample: { name: "Sunny Hill Preschool", employerId: sampleId },
    text: (metadata, t) => t(/*i18n*/ "Did {name} hire you?", { name: nameOf(metadata) }),
    path: ({ employerId }) => hiringUpdatePath({ employer: textOf(employerId) }),
  },
  {
    id: "hiring-updates.did-you-hire",
    type: "show_hiring_survey",
    about: "jobListingId",
    sample: { name: "Lead Preschool Teacher", jobListingId: sampleId },
    text: (metadata, t) => t(/*i18n*/ "Did you hire someone for {name}?", { name: nameOf(metadata) }),
    path: ({ jobListingId }) => hiringUpdatePath({ job: textOf(jobListingId) }),
  },
  {
    id: "notifications.notes-tutorial",
    type: "notes_tutorial",
    sample: {},
    text: (_metadata, t) => t(/*i18n*/ "Notes on a profile are for your team only."),
    path: () => null,
  },
  {
    id: "notifications.selection-tutorial",
    type: "multiple_applicants_selection_tutorial",
    sample: {},
    text: (_metadata, t) =>
      t(/*i18n*/ "Select several applicants to write to them, move them or compare them at once."),
    path: () => null,
  },
];

interface Told {
  notificationType: string;
  metadata: NotificationMetadata;
}

/** As one sentence, with where it leads; what an operator sent about nothing in particular asks how it goes. */
export function inAppMessage({ notificationType, metadata }: Told, t: Translate) {
  const occasion = inAppOccasions.find(
    ({ type, about }) => type === notificationType && (!about || textOf(metadata[about]) !== ""),
  );
  return occasion
    ? { text: occasion.text(metadata, t), path: occasion.path(metadata) }
    : { text: t(/*i18n*/ "How is your hiring going?"), path: hiringUpdatePath() };
}
