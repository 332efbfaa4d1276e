/** Requests of people without an account over JSON:API: operators who help people read them. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { PrivacyRequest } from "../../privacy-request.ts";
import { privacyRequestKinds, privacyRequestStates } from "../../privacy-request-constants.ts";

export const privacyRequests = resource({
  entity: PrivacyRequest,
  table: "privacyRequests",
  operators: { read: ["support"], write: [] },
  collections: { privacy_requests: { for: [] } },
  visibleTo: {},
  filters: {
    state: filter(listParam(z.enum(privacyRequestStates)), (rows, states) =>
      rows.where("privacyRequests.state", "in", states),
    ),
    kind: filter(listParam(z.enum(privacyRequestKinds)), (rows, kinds) =>
      rows.where("privacyRequests.kind", "in", kinds),
    ),
  },
  sorts: { dueAt: "dueAt", createdAt: "createdAt" },
  defaultSort: "dueAt",
  includes: ["brand"],
});
