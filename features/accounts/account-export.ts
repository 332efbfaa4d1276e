/** A ZIP of everything stored on an account, made on its owner's request and stored for a week. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const exportStates = ["preparing", "ready", "failed"] as const;
export type ExportState = (typeof exportStates)[number];

export const AccountExport = entity("exports", {
  attributes: {
    state: z.enum(exportStates),
    /** Opens the file for five minutes; null while there is none. */
    url: z.string().nullable(),
    byteSize: z.number().nullable(),
    readyAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    exports: typeof AccountExport;
  }
}
