/** What somebody without an account asks of the data that is kept under their email address. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { email } from "./credentials.ts";

export const privacyRequestKinds = ["copy", "erasure", "correction"] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** "unconfirmed" until a link in a mail to the address was followed. */
export const privacyRequestStates = ["unconfirmed", "open", "done", "refused"] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

export const privacyRequestTimes = {
  /** The law gives 45 days; we give ourselves less. */
  answerDays: 30,
  confirmDays: 7,
  copyDays: 14,
  /** A record of what was asked and answered has to be kept so long. */
  keptMonths: 24,
} as const;

export const privacyRequestInput = z.object({
  email,
  kind: z.enum(privacyRequestKinds, /*i18n*/ "Choose what you ask for"),
  details: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
});

const time = z.iso.datetime().nullable();

export const PrivacyRequest = entity("privacy_requests", {
  attributes: {
    kind: z.enum(privacyRequestKinds),
    email: z.string(),
    details: z.string(),
    state: z.enum(privacyRequestStates),
    /** What operators wrote to them. */
    answer: z.string(),
    confirmedAt: time,
    dueAt: time,
    decidedAt: time,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { brand: "brands" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    privacy_requests: typeof PrivacyRequest;
  }
}
