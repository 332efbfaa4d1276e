/** A request to join the team of an employer that has an owner. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { Employer } from "./employer.ts";

export const joinRequestStates = ["pending", "accepted", "declined"] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

export const JoinRequest = entity("join_requests", {
  attributes: {
    state: z.enum(joinRequestStates),
    position: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { employer: Employer, account: "account" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    join_requests: typeof JoinRequest;
  }
}
