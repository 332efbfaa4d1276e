/** `GET brands/{id}/domains`: for each domain of a brand, whether it leads here, and what to set in DNS. */
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isLoopbackHost } from "#platform/server/http/loopback-host.ts";
import { type Resolve, systemResolve } from "#platform/server/outgoing/resolve-name.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { DomainState } from "../domain-state.ts";

/** `resolve`: the name server's answers. */
export const brandDomainsRoute =
  (resolve: Resolve = systemResolve) =>
  (server: FastifyInstance, { contextOf, config }: Platform): void => {
    server.get<{ Params: { id: string } }>(
      "/brands/:id/domains",
      describeRoute({
        summary: "For each domain of a brand, whether it leads here, and what to set in DNS.",
        answers: { 200: json(z.object({ data: z.array(DomainState) })) },
      }),
      async (request) => {
        const { actor, db } = await contextOf(request, { access: "everyone" });
        if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
        if (!hasOperatorRole(actor, operatorAccess.content.write))
          throw forbidden(/*i18n*/ "You can't do that here.");
        const { id } = request.params;
        const brand = z.uuid().safeParse(id).success
          ? await db
              .selectFrom("brands")
              .select(["domain", "domains"])
              .where("id", "=", id)
              .executeTakeFirst()
          : undefined;
        if (!brand) throw notFound();
        const own = new URL(config.publicUrl).hostname;
        const here = await addressesOf(resolve, own);
        const domains = [...new Set([brand.domain, ...brand.domains])];
        return { data: await Promise.all(domains.map((domain) => stateOf(resolve, domain, own, here))) };
      },
    );
  };

/** `own` is the product's own host, and `here` are its addresses. */
export async function stateOf(
  resolve: Resolve,
  domain: string,
  own: string,
  here: string[],
): Promise<DomainState> {
  const host = domain.replace(/:\d+$/, "");
  const addresses = await addressesOf(resolve, host);
  const isHere =
    host === own ||
    isLoopbackHost(host) ||
    host.endsWith(".localhost") ||
    addresses.some((address) => here.includes(address));
  return {
    domain,
    state: isHere ? "ready" : addresses.length > 0 ? "elsewhere" : "missing",
    addresses,
    record: { type: "CNAME", value: own },
  };
}

const addressesOf = (resolve: Resolve, host: string): Promise<string[]> =>
  resolve(host).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );
