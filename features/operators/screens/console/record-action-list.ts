/** The actions that operators have besides changing a row, by type: the names of the API, and when they are offered. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

import type { OperatorRole } from "#platform/shared/operator-role.ts";

export interface RecordAction {
  /** The last part of its path. */
  name: string;
  label: MessageDescriptor;
  /** What its body calls the words that it asks for; null: it asks for none. */
  words: "reason" | "note" | null;
  /** A number that it asks for as well; `factor`: what is typed times this is sent. */
  number?: { name: string; label: MessageDescriptor; factor: number };
  /** Whose task it is; the server refuses the others. */
  roles: readonly OperatorRole[];
  isDestructive?: boolean;
  /** Asks once more where it asks for no words: others are told of it at once. */
  isFinal?: boolean;
  isOffered?: (attributes: Record<string, unknown>) => boolean;
}

const inState =
  (...states: string[]) =>
  ({ approvalState }: Record<string, unknown>) =>
    states.includes(String(approvalState));

function listed(...states: string[]) {
  return ({ listingStatus }: Record<string, unknown>) => states.includes(String(listingStatus));
}

function isOpenPerson({ userType, closedAt, lockedAt }: Record<string, unknown>): boolean {
  return userType !== "operator" && !closedAt && !lockedAt;
}

function isOpenOperator({ userType, closedAt }: Record<string, unknown>): boolean {
  return userType === "operator" && !closedAt;
}

/** By type. */
export const recordActions: Record<string, readonly RecordAction[]> = {
  account: [
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
  ],
  employers: [
    {
      name: "approve",
      roles: ["review"],
      label: msg`Approve`,
      words: null,
      isOffered: inState("pending", "rejected"),
    },
    {
      name: "request_changes",
      roles: ["review"],
      label: msg`Ask for changes`,
      words: "note",
      isOffered: inState("pending"),
    },
    {
      name: "refuse",
      roles: ["review"],
      label: msg`Refuse`,
      words: "reason",
      isDestructive: true,
      isOffered: inState("pending", "unclaimed"),
    },
    {
      name: "suspend",
      roles: ["review"],
      label: msg`Suspend`,
      words: "reason",
      isDestructive: true,
      isOffered: inState("approved"),
    },
    {
      name: "lift",
      roles: ["review"],
      label: msg`Look at it again`,
      words: null,
      isOffered: inState("suspended", "rejected"),
    },
    {
      name: "merge",
      roles: ["review", "support"],
      label: msg`Merge…`,
      words: null,
      isOffered: ({ approvalState }) => approvalState !== "rejected",
    },
  ],
  job_listings: [
    {
      name: "publish",
      roles: ["review"],
      label: msg`Publish`,
      words: null,
      isOffered: listed("pending_review"),
    },
    {
      name: "pause",
      roles: ["review", "support"],
      label: msg`Pause`,
      words: null,
      isOffered: listed("published"),
    },
    {
      name: "close",
      roles: ["review", "support"],
      label: msg`Close`,
      words: null,
      isDestructive: true,
      isFinal: true,
      isOffered: listed("published", "paused"),
    },
    {
      name: "remove",
      roles: ["review"],
      label: msg`Remove`,
      words: "reason",
      isDestructive: true,
      isOffered: listed("draft", "pending_review", "published", "paused", "closed", "archived"),
    },
  ],
  subscriptions: [
    {
      name: "extend_trial",
      roles: ["money"],
      label: msg`Extend the trial…`,
      words: "reason",
      number: { name: "days", label: msg`Days`, factor: 1 },
      isOffered: ({ status, endedAt }) => status === "trialing" && !endedAt,
    },
    {
      name: "apply_free_plan",
      roles: ["money"],
      label: msg`Apply the free plan…`,
      words: "reason",
      isDestructive: true,
      isOffered: ({ freePlan, endedAt }) => !freePlan && !endedAt,
    },
  ],
  invoices: [
    {
      name: "refund",
      roles: ["money"],
      label: msg`Refund…`,
      words: "reason",
      number: { name: "amountCents", label: msg`Dollars to give back`, factor: 100 },
      isDestructive: true,
      isOffered: ({ status, totalCents, refundedCents }) =>
        status === "paid" && Number(totalCents) > Number(refundedCents),
    },
  ],
  privacy_requests: [
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
      isOffered: ({ state }) => state === "open",
    },
    {
      name: "refuse",
      roles: ["support"],
      label: msg`Refuse`,
      words: "reason",
      isDestructive: true,
      isOffered: ({ state }) => state === "open",
    },
  ],
  bulk_changes: [
    {
      name: "start",
      roles: ["review", "content"],
      label: msg`Import`,
      words: null,
      isOffered: ({ state }) => state === "previewed",
    },
    {
      name: "undo",
      roles: ["review", "support", "content"],
      label: msg`Take it back`,
      words: null,
      isOffered: ({ state, undoUntil }) => state === "done" && typeof undoUntil === "string",
    },
  ],
  news_mails: [
    { name: "test", roles: ["content"], label: msg`Send it to me`, words: null },
    {
      name: "send",
      roles: ["content"],
      label: msg`Send`,
      words: null,
      isFinal: true,
      isOffered: ({ state }) => state === "draft",
    },
  ],
};

/** Where actions stand below another collection than the one that lists the rows. */
export const actionPaths: Record<string, string> = { job_listings: "employer/job_listings" };
