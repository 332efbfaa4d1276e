/** The colors of a request's brand, for the pictures that the server draws. */
import { mailBrandOf, siteBrandOf } from "#features/brands/api/brand-of-host.ts";
import type { FastifyRequest } from "fastify";

/** `#rrggbb` each. */
export function brandColorsOf({ site: { brand, origin } }: FastifyRequest) {
  const accent = siteBrandOf(brand).theme?.accent ?? "#f5b52e";
  return { primary: mailBrandOf(brand, origin).primary, accent };
}
