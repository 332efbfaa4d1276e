/** A file of everything kept on an account, made on its owner's request and kept for a week. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const exportStates = ["preparing", "ready", "failed"] as const;
export type ExportState = (typeof exportStates)[number];

export const AccountExport = entity("exports", {
  attributes: {
    state: z.enum(exportStates),
    /** Leads to the file for five minutes; null while there is none. */
    url: z.string().nullable(),
    byteSize: z.number().nullable(),
    readyAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
});
