/** One entry of the audit log: who did what to what. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const AuditLog = entity("audit_logs", {
  attributes: {
    action: z.string(),
    entity: z.string(),
    entityId: z.uuid().nullable(),
    accountId: z.uuid().nullable(),
    /** The operator behind an impersonated session. */
    impersonatorId: z.uuid().nullable(),
    detail: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    audit_logs: typeof AuditLog;
  }
}
