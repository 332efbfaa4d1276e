/** A row's version on the wire: the `ETag` it was read with, and the `If-Match` a change is made against. */
import type { FastifyRequest } from "fastify";

export const etag = (version: number): string => `"${version}"`;

/** `If-Match` as a version; `*` matches any, and an ETag that is not ours never does. */
export function ifMatch({ headers }: FastifyRequest): number | null {
  const header = headers["if-match"];
  if (!header || header === "*") return null;
  return Number(/^"(\d+)"$/.exec(header)?.[1] ?? -1);
}
