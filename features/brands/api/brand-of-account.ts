/** Which brand a person belongs to: the one they signed up at, wherever they or those who write to them are now. */
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { brandAt, type BrandRow, mailBrandOf, originOf } from "./brand-of-host.ts";

/** The brand of an account (`accounts.brandId`); the default brand for nobody's account and for one without a brand. */
export async function brandOfAccount(db: Queryable, accountId: string | null): Promise<BrandRow | null> {
  const account = accountId
    ? await db.selectFrom("accounts").select("brandId").where("id", "=", accountId).executeTakeFirst()
    : undefined;
  return brandById(db, account?.brandId ?? null);
}

/** The brand with this id; the default brand for none. */
export async function brandById(db: Queryable, id: string | null): Promise<BrandRow | null> {
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where((eb) => (id ? eb("id", "=", id) : eb("isDefault", "=", true)))
    .executeTakeFirst();
  return brand ?? null;
}

/** How mails and texts to an account look that a request causes, its own or somebody else's. */
export async function mailBrandOfAccount(
  db: Queryable,
  at: Pick<Context, "origin" | "productOrigin">,
  accountId: string,
): Promise<MailBrand> {
  const brand = await brandOfAccount(db, accountId);
  const here = await brandAt(db, at.origin);
  // A brand may have several domains: whoever is at one of their own stays there.
  const isHere = brand?.id === here?.id;
  return mailBrandOf(brand, isHere ? at.origin : originOf(brand, at.productOrigin));
}
