/** Mails over JSON:API: who helps people sees what they were sent, and whether it came; links and codes stay unread. */
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { SentMail } from "../../sent-mail.ts";

export const sentMails = resource({
  entity: SentMail,
  table: "mails",
  operators: { read: ["support"], write: [] },
  collections: { sent_mails: { for: [] } },
  visibleTo: { operator: (rows) => rows.where("mails.toAddress", "<>", "") },
  filters: {
    to: filter(z.string().trim().toLowerCase().max(254), (rows, address) =>
      rows.where("mails.toAddress", "=", address),
    ),
    name: filter(listParam(z.string().max(100)), (rows, names) => rows.where("mails.name", "in", names)),
  },
  sorts: { createdAt: "createdAt" },
  defaultSort: "-createdAt",
});
