/** Kinds of system notifications. */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";

export const notificationTypes = [
  "hiring_progress_update",
  "user_profile_reported_hire",
  "hiring_hero_earned",
  "notes_tutorial",
  "multiple_applicants_selection_tutorial",
  "show_hiring_survey",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Shown as a coach mark beside a control, and not under the bell. */
export const tutorialTypes = [
  "notes_tutorial",
  "multiple_applicants_selection_tutorial",
] as const satisfies NotificationType[];
export type Tutorial = (typeof tutorialTypes)[number];

export const isTutorial = (type: string) => isOneOf(tutorialTypes, type);

/** What the notifications of the bell are about. */
const subjects = {
  hires: ["user_profile_reported_hire", "show_hiring_survey"],
  hiring_hero: ["hiring_progress_update", "hiring_hero_earned"],
} as const satisfies Record<string, NotificationType[]>;

export type NotificationSubject = keyof typeof subjects;
export const notificationSubjects = keysOf(subjects);

/** Without a subject: all that are not tutorials. */
export const typesAbout = (subject?: NotificationSubject): NotificationType[] =>
  subject ? [...subjects[subject]] : Object.values(subjects).flat();
