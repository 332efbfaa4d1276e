/** What somebody without an account asks of the data that is kept under their email address. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { privacyRequestKinds, privacyRequestStates } from "./privacy-request-constants.ts";

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
