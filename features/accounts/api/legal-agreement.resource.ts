/** `legal_agreements`: who agreed to which version. Each account reads its own, operators read all. */
import type { WriteContext } from "#platform/server/context.ts";
import { legalVersion } from "#features/brands/legal-version.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Rows } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { LegalAgreement } from "../legal-agreement.ts";
import { ownerId } from "./ways-in.ts";

const people = ["educator", "employer", "unchosen"] as const;
const own = (rows: Rows<"legalAgreements">, me: Actor) =>
  rows.where("legalAgreements.accountId", "=", ownerId(me));

export const legalAgreements = resource({
  entity: LegalAgreement,
  table: "legalAgreements",
  operators: operatorAccess.people,
  access: "everyone",
  collections: { legal_agreements: { for: [...people] } },
  visibleTo: Object.fromEntries(people.map((kind) => [kind, own])),
  filters: {
    accountId: filter(z.uuid(), (rows, id) => rows.where("legalAgreements.accountId", "=", id)),
    version: filter(listParam(z.string().max(20)), (rows, versions) =>
      rows.where("legalAgreements.version", "in", versions),
    ),
    // An agreement never changes: the time it was given is the time it changed.
    updatedSince: filter(
      z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      (rows, since) => rows.where("legalAgreements.agreedAt", ">=", since),
    ),
  },
  sorts: { agreedAt: "agreedAt" },
  defaultSort: "-agreedAt",
});

/** Signing up says that one agrees: to the pages of the brand one is at, as they are now. */
export async function recordAgreement({ db, now }: WriteContext, accountId: string): Promise<void> {
  const brand = await db
    .selectFrom("accounts")
    .leftJoin("brands", "brands.id", "accounts.brandId")
    .select(["accounts.brandId", "brands.links"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirstOrThrow();
  const { terms = null, privacy = null } = brand.links ?? {};
  await db
    .insertInto("legalAgreements")
    .values({
      ...{ accountId, brandId: brand.brandId, version: legalVersion },
      ...{ termsUrl: terms, privacyUrl: privacy, agreedAt: now() },
    })
    .execute();
}
