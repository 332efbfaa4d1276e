/** The audit log over JSON:API: operators read it, nobody writes it but the product itself. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { hasOperatorRole, operatorAccess, operatorRoles } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { AuditLog } from "../audit-log.ts";

/** What they say of a refund is for those alone who may see payments. */
const paymentEntities = ["invoices", "subscriptions", "subscription_changes"];

export const auditLogs = resource({
  entity: AuditLog,
  table: "auditLogs",
  operators: { read: operatorRoles, write: [] },
  collections: { audit_logs: { for: [] } },
  visibleTo: {
    operator: (rows, me) =>
      hasOperatorRole(me, operatorAccess.payments.read)
        ? rows
        : rows.where("auditLogs.entity", "not in", paymentEntities),
  },
  filters: {
    action: filter(listParam(z.string().max(100)), (rows, actions) =>
      rows.where("auditLogs.action", "in", actions),
    ),
    entity: filter(listParam(z.string().max(100)), (rows, types) =>
      rows.where("auditLogs.entity", "in", types),
    ),
    entityId: filter(listParam(z.uuid()), (rows, ids) => rows.where("auditLogs.entityId", "in", ids)),
    accountId: filter(listParam(z.uuid()), (rows, ids) => rows.where("auditLogs.accountId", "in", ids)),
    impersonatorId: filter(listParam(z.uuid()), (rows, ids) =>
      rows.where("auditLogs.impersonatorId", "in", ids),
    ),
    // Entries never change, so the time they were written is the time they changed.
    updatedSince: filter(
      z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      (rows, since) => rows.where("auditLogs.createdAt", ">=", since),
    ),
  },
  cursorPaging: true,
});
