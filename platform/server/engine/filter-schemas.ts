/** Schemas of what filters take as text; what they accept is also described in the OpenAPI document. */
import { splitCommaList } from "#platform/shared/comma-list.ts";
import { z } from "zod";

/** At least one value of a filter, comma-separated; one with a comma writes it as `\,`. */
export function listParam<S extends z.ZodType<unknown, string>>(each: S) {
  const values = z
    .string()
    .transform((text) => splitCommaList(text).slice(0, 100))
    .pipe(z.array(each).min(1));
  splitList.set(values, each);
  return values;
}

/** What each of a filter's comma-separated values may be, for the OpenAPI document. */
export const splitList = new WeakMap<z.ZodType, z.ZodType>();

/** A number as a filter's value, both ends included. */
export function numberParam(minimum: number, maximum: number) {
  const number = z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));
  rangeParam.set(number, { minimum, maximum });
  return number;
}

/** The range of a filter's number, for its refusal and for the OpenAPI document. */
export const rangeParam = new WeakMap<z.ZodType, { minimum: number; maximum: number }>();

/** `true` / `false` as a filter's value. */
export const booleanParam = z.enum(["true", "false"]).transform((text) => text === "true");

/** A filter that keeps the rows whose column holds one of the given ids. */
export const idListParam = listParam(z.uuid());
