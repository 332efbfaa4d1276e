/** Invoices over JSON:API: the team reads its own; the gateway writes them. */
import { idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { Invoice, invoiceStatuses } from "../../invoice.ts";

export const invoices = resource({
  entity: Invoice,
  table: "invoices",
  operators: operatorAccess.payments,
  access: "own",
  collections: { "employers/invoices": { for: ["employer"] } },
  visibleTo: {
    employer: (rows, { employerId }) => rows.where("invoices.employerId", "=", employerId),
  },
  filters: {
    status: filter(listParam(z.enum(invoiceStatuses)), (rows, statuses) =>
      rows.where("invoices.status", "in", statuses),
    ),
    employerId: filter(idListParam, (rows, employers) => rows.where("invoices.employerId", "in", employers)),
  },
  sorts: { issuedAt: "issuedAt" },
  defaultSort: "-issuedAt",
  includes: ["employer"],
});
