/** The attributes that recreate a deleted row: those that its input accepts. */
import type { z } from "zod";

export const attributesOf = (input: z.ZodObject, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(input.shape).map((name) => [name, row[name]]));
