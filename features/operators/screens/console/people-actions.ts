/** What operators do with accounts, and with what people without one ask. */
import { msg } from "@lingui/core/macro";

import type { RecordAction } from "./record-action.ts";

function isOpenPerson({ userType, closedAt, lockedAt }: Record<string, unknown>): boolean {
  return userType !== "operator" && !closedAt && !lockedAt;
}

function isOpenOperator({ userType, closedAt }: Record<string, unknown>): boolean {
  return userType === "operator" && !closedAt;
}

export const accountActions: readonly RecordAction[] = [
  {
    name: "impersonate",
    roles: ["support"],
    label: msg`Impersonate`,
    words: "reason",
    isOffered: ({ userType, lockedAt, closedAt }) => userType !== "operator" && !lockedAt && !closedAt,
  },
  {
    name: "lock",
    roles: ["review", "support"],
    label: msg`Lock`,
    words: "reason",
    isDestructive: true,
    isOffered: ({ lockedAt }) => !lockedAt,
  },
  {
    name: "send_reset_link",
    roles: ["support"],
    label: msg`Send a link for a new password`,
    words: "reason",
    isOffered: isOpenPerson,
  },
  {
    name: "end_sessions",
    roles: ["support"],
    label: msg`Log out everywhere`,
    words: "reason",
    isOffered: isOpenPerson,
  },
  {
    name: "export",
    roles: ["support"],
    label: msg`Send them their data`,
    words: "reason",
    isOffered: isOpenPerson,
  },
  {
    name: "close",
    roles: ["support"],
    label: msg`Delete the account`,
    words: "reason",
    isDestructive: true,
    isOffered: isOpenPerson,
  },
  {
    name: "restore",
    roles: ["support"],
    label: msg`Restore the account`,
    words: "reason",
    isOffered: ({ closedAt }) => Boolean(closedAt),
  },
  {
    name: "second_factor/reset",
    roles: [],
    label: msg`Reset the second factor`,
    words: "reason",
    isDestructive: true,
    isOffered: isOpenOperator,
  },
  {
    name: "close_operator",
    roles: [],
    label: msg`Close this account`,
    words: "reason",
    isDestructive: true,
    isOffered: isOpenOperator,
  },
  {
    name: "unlock",
    roles: ["review", "support"],
    label: msg`Unlock`,
    words: "reason",
    isOffered: ({ lockedAt }) => !!lockedAt,
  },
];

export const privacyRequestActions: readonly RecordAction[] = [
  {
    name: "send_copy",
    roles: ["support"],
    label: msg`Send them a copy`,
    words: null,
    isFinal: true,
    isOffered: ({ state }) => state === "open",
  },
  {
    name: "erase",
    roles: ["support"],
    label: msg`Erase`,
    words: null,
    isFinal: true,
    isDestructive: true,
    isOffered: ({ state }) => state === "open",
  },
  {
    name: "answer",
    roles: ["support"],
    label: msg`Answer in words`,
    words: "reason",
    isRead: true,
    isOffered: ({ state }) => state === "open",
  },
  {
    name: "refuse",
    roles: ["support"],
    label: msg`Refuse`,
    words: "reason",
    isRead: true,
    isDestructive: true,
    isOffered: ({ state }) => state === "open",
  },
];
