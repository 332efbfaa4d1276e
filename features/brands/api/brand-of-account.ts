/** Which brand a person belongs to: the one they signed up at, wherever they or those who write to them are now. */
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { brandAt, type BrandRow, mailBrandAt, mailBrandOf, originOf } from "./brand-of-host.ts";

/** The brand of an account (`accounts.brandId`); the default brand for nobody's account and for one without a brand. */
export async function brandOfAccount(db: Queryable, accountId: string | null): Promise<BrandRow | null> {
  if (!accountId) return brandById(db, null);
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where((eb) =>
      eb(
        "id",
        "=",
        eb.fn.coalesce(
          eb.selectFrom("accounts").select("brandId").where("accounts.id", "=", accountId),
          eb.selectFrom("brands as other").select("other.id").where("other.isDefault", "=", true).limit(1),
        ),
      ),
    )
    .executeTakeFirst();
  return brand ?? null;
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

/**
 * How a page looks that a mail's link opens, signed in or not: as the account's brand, whichever host the link was opened
 * at; without a known account as the host's.
 */
export const linkedPageBrand = (
  db: Queryable,
  at: Pick<Context, "origin" | "productOrigin">,
  accountId: string | null | undefined,
): Promise<MailBrand> => (accountId ? mailBrandOfAccount(db, at, accountId) : mailBrandAt(db, at.origin));
