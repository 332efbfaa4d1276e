/** A value that may come in further forms: `z.preprocess` whose forms are known, for the OpenAPI document. */
import { z } from "zod";

/** The further forms of each such schema, found by the schema itself. */
export const furtherInputs = new WeakMap<object, z.ZodType>();

/** `change` turns what `also` describes into what `schema` takes. */
export function preprocess<S extends z.ZodType>(
  change: (value: unknown) => unknown,
  schema: S,
  also: z.ZodType,
) {
  const whole = z.preprocess(change, schema);
  furtherInputs.set(whole, also);
  return whole;
}
