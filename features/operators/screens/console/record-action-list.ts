/** The actions that operators have besides changing a row, by type: the names of the API, and when they are offered. */
import { msg } from "@lingui/core/macro";

import { accountActions, privacyRequestActions } from "./people-actions.ts";
import type { RecordAction } from "./record-action.ts";

const inState =
  (...states: string[]) =>
  ({ approvalState }: Record<string, unknown>) =>
    states.includes(String(approvalState));

function listed(...states: string[]) {
  return ({ listingStatus }: Record<string, unknown>) => states.includes(String(listingStatus));
}

/** By type. */
export const recordActions: Record<string, readonly RecordAction[]> = {
  account: accountActions,
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
      isRead: true,
      isOffered: inState("pending"),
    },
    {
      name: "refuse",
      roles: ["review"],
      label: msg`Refuse`,
      words: "reason",
      isRead: true,
      isDestructive: true,
      isOffered: inState("pending", "unclaimed"),
    },
    {
      name: "suspend",
      roles: ["review"],
      label: msg`Suspend`,
      words: "reason",
      isRead: true,
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
      isRead: true,
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
  privacy_requests: privacyRequestActions,
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
