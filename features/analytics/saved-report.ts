/** A report with its filters, which an operator keeps under a name; a weekly one is mailed on Mondays. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const SavedReport = entity("saved_reports", {
  attributes: {
    name: z.string().trim().min(1, /*i18n*/ "Enter a name").max(100),
    /** The filters, as they stand in the page's address. */
    search: z.string().max(1000),
    weekly: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    saved_reports: typeof SavedReport;
  }
}
