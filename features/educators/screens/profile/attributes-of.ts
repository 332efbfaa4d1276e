/** What of a row goes back to the server to make it again: the attributes its input knows. */
import type { z } from "zod";

export const attributesOf = (input: z.ZodObject, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(input.shape).map((name) => [name, row[name]]));
