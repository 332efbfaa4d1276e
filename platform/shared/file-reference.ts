/** A stored file on the wire: written by its id, read with its name and a link that works for a short while. */
import { z } from "zod";
import { preprocess } from "./preprocess.ts";

export interface FileReference {
  id: string;
  filename?: string;
  url?: string;
  contentType?: string;
}

const file = z.object({
  id: z.uuid(),
  filename: z.string().optional(),
  url: z.string().optional(),
  contentType: z.string().optional(),
});

/** Clients may also send back what they read. */
const byId = (value: unknown) => (typeof value === "string" ? { id: value } : value);

export const fileReference = preprocess(byId, file.nullable(), z.uuid());
export const fileReferences = preprocess(
  (value) => (Array.isArray(value) ? value.map(byId) : value),
  z.array(file).max(10),
  z.array(z.uuid()).max(10),
);

/** An image in its column: of a stored file, or by addresses where it came with the product (the sample's). */
export interface StoredImage {
  fileId?: string;
  smallUrl?: string;
  mediumUrl?: string;
}

/** An image shown in pages: written by its file's id, read as addresses. */
export const imageReference = preprocess(
  byId,
  z
    .object({ id: z.uuid().optional(), smallUrl: z.string().optional(), mediumUrl: z.string().optional() })
    .nullable(),
  z.uuid(),
);
