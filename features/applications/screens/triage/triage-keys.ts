/** Keyboard shortcuts for triaging applicants in the list and on the board. */
import { msg } from "@lingui/core/macro";
import type { Shortcut } from "#platform/web/ui/overlay/shortcuts-dialog.tsx";

/** The action of each letter on the focused applicant. */
export const triageKeys = {
  s: "shortlist",
  r: "reject",
  m: "message",
  n: "note",
  l: "like",
  z: "undo",
  "?": "keys",
} as const;
export type TriageKey = keyof typeof triageKeys;
/** Those that act on one applicant. */
export type ApplicantAction = Exclude<(typeof triageKeys)[TriageKey], "undo" | "keys">;

export const isTriageKey = (key: string): key is TriageKey => Object.hasOwn(triageKeys, key);

/** As the shortcuts dialog lists them. */
export const listShortcuts: readonly Shortcut[] = [
  { keys: ["J", "↓"], means: msg`Next applicant` },
  { keys: ["K", "↑"], means: msg`Previous applicant` },
  { keys: ["Enter"], means: msg`Open the applicant` },
  { keys: ["S"], means: msg`Shortlist` },
  { keys: ["R"], means: msg`Not selected` },
  { keys: ["M"], means: msg`Write a message` },
  { keys: ["N"], means: msg`Write a note` },
  { keys: ["Z"], means: msg`Undo the last change` },
  { keys: ["L"], means: msg`Like, or take the like back` },
  { keys: ["X"], means: msg`Select` },
  { keys: ["Shift ↑", "Shift ↓"], means: msg`Select several in a row` },
  { keys: ["F6"], means: msg`From the list to the applicant and back` },
  { keys: ["?"], means: msg`Show these keys` },
];

export const boardShortcuts: readonly Shortcut[] = [
  { keys: ["J", "↓"], means: msg`Next in the column` },
  { keys: ["K", "↑"], means: msg`Previous in the column` },
  { keys: ["←", "→"], means: msg`To the column beside` },
  { keys: ["Shift ←", "Shift →"], means: msg`Move the applicant to the column beside` },
  ...listShortcuts.filter(({ keys }) => !["J", "K", "Shift ↑", "F6"].includes(keys[0]!)),
];
