/** Join requests over JSON:API: an employer's owners answer them, the requester sees the state. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { isOwnerOf } from "../../employer.policy.ts";
import { JoinRequest, joinRequestStates } from "../../join-request.ts";
import { answerJoinRequest, requestToJoin, joinInput } from "./answer-join-request.action.ts";

type RequestRow = Row<"joinRequests">;

export const joinRequests = resource({
  entity: JoinRequest,
  table: "joinRequests",
  operators: operatorAccess.people,
  access: "preparation",
  collections: {
    "employers/join_requests": {
      for: ["employer", "unchosen"],
      create: ["employer", "unchosen"],
      change: ["employer"],
    },
  },
  visibleTo: {
    employer: (rows, me) =>
      rows.where((eb) =>
        eb.or([
          eb("joinRequests.accountId", "=", me.accountId),
          ...(me.role === "owner" ? [eb("joinRequests.employerId", "=", me.employerId)] : []),
        ]),
      ),
    unchosen: (rows, me) => rows.where("joinRequests.accountId", "=", me.accountId),
  },
  fields: {
    firstName: { load: requesterField("firstName") },
    lastName: { load: requesterField("lastName") },
    email: { load: requesterField("email") },
    state: { read: (row: RequestRow) => row.state, save: answerJoinRequest },
  },
  filters: {
    state: filter(listParam(z.enum(joinRequestStates)), (rows, states) =>
      rows.where("joinRequests.state", "in", states),
    ),
  },
  includes: ["employer"],
  create: { input: joinInput, run: requestToJoin },
  updatableBy: { state: isOwnerOf },
});

function requesterField(name: "firstName" | "lastName" | "email") {
  return async (rows: RequestRow[], { db }: Context | WriteContext) => {
    const ids = rows.map(({ accountId }) => accountId);
    const found = await db.selectFrom("accounts").select(["id", name]).where("id", "in", ids).execute();
    const of = new Map(found.map((account) => [account.id, account[name]]));
    return new Map<string, unknown>(rows.map(({ id, accountId }) => [id, of.get(accountId)]));
  };
}
