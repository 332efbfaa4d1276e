/** `GET brands/find_by_domain?domain=`: the brand of a host name, for clients that start with nothing but that. */
import { singleDocument } from "#platform/server/engine/document.ts";
import { sendDocument } from "#platform/server/engine/negotiation.ts";
import { notFound } from "#platform/server/errors.ts";
import { describeRoute, resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { AnyRow } from "#platform/server/resource.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { brandsOf } from "./brand-of-host.ts";

const query = z.object({ domain: z.string().max(253).optional().catch(undefined) });
const description = describeRoute({
  summary: "The brand of a host name; without one, of the host that is asked.",
  query,
  answers: { 200: resourceDocument("brands") },
});

export function findByDomain(server: FastifyInstance, { db, registry, contextOf }: Platform): void {
  const brandOf = brandsOf(db);
  server.get("/brands/find_by_domain", description, async (request, reply) => {
    const context = await contextOf(request, { access: "everyone" });
    const { domain } = query.parse(request.query);
    const brand = await brandOf(domain || request.host);
    if (!brand) throw notFound();
    const everything = { include: null, fields: new Map<string, Set<string>>() };
    // The engine handles the rows of every table as those of one.
    const row = brand as unknown as AnyRow;
    const document = await singleDocument(registry, registry.byType("brands"), context, row, everything);
    return sendDocument(reply, document);
  });
}
