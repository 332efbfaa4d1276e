/** Which brand a host name belongs to; unknown hosts get the default one, so that the page works all the same. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { defaultMailBrand } from "#platform/server/mail/brand.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { defaultBrand, type SiteBrand } from "../site-brand.ts";

export type BrandRow = Row<"brands">;

/** Operators are promised that a change of a brand is live within five seconds; this leaves two for the page itself. */
const cacheMs = 3000;

/** Looks brands up by host, keeping each answer for three seconds. */
export function brandsOf(db: Queryable, now: () => number = () => Date.now()) {
  const cache = new Map<string, { brand: Promise<BrandRow | null>; until: number }>();
  return (host: string): Promise<BrandRow | null> => {
    const name = host.toLowerCase();
    const cached = cache.get(name);
    if (cached && cached.until > now()) return cached.brand;
    // Hosts come from the caller: a scan of made-up names must not fill the memory.
    if (cache.size > 500) cache.clear();
    const brand = find(db, name);
    cache.set(name, { brand, until: now() + cacheMs });
    brand.catch(() => cache.delete(name));
    return brand;
  };
}

async function find(db: Queryable, host: string): Promise<BrandRow | null> {
  const bare = host.replace(/:\d+$/, "");
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("domain", "in", [host, bare]),
        sql<boolean>`domains && ${[host, bare]}`,
        eb("isDefault", "=", true),
      ]),
    )
    .orderBy("isDefault", "asc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return brand ?? null;
}

/** A brand's row as pages show it; the default brand for no row. */
export function siteBrandOf(brand: BrandRow | null): SiteBrand {
  if (!brand) return defaultBrand;
  const { id, name, loginCopy, removeSchoolSignup, hideFooters, contactEmail, logo, theme } = brand;
  return {
    id,
    name,
    loginCopy,
    removeSchoolSignup,
    hideFooters,
    contactEmail,
    logo,
    theme,
    links: brand.links ?? {},
  };
}

/** How mails of a brand look; `origin` is where its links lead. */
export function mailBrandOf(brand: BrandRow | null, origin: string): MailBrand {
  const fallback = defaultMailBrand(origin);
  const { name, theme, logo, contactEmail } = siteBrandOf(brand);
  return {
    name,
    origin,
    primary: theme?.primary ?? fallback.primary,
    sender: brand?.mailSender ?? undefined,
    contactEmail,
    ...(!brand || brand.isDefault ? { markUrl: fallback.markUrl } : {}),
    // Mail programs draw raster images only.
    ...(logo?.mediumUrl && !logo.mediumUrl.endsWith(".svg")
      ? { logoUrl: new URL(logo.mediumUrl, origin).href }
      : {}),
  };
}

/** The brand at `origin`, one of this product's own (`Context.origin`); the default one where none has that host. */
export const brandAt = (db: Queryable, origin: string): Promise<BrandRow | null> =>
  find(db, new URL(origin).host.toLowerCase());

/** How mails and plain pages look to somebody who is at `origin`, one of this product's own (`Context.origin`). */
export const mailBrandAt = async (db: Queryable, origin: string): Promise<MailBrand> =>
  mailBrandOf(await brandAt(db, origin), origin);

/** The origin a brand's mails link to when no request is at hand: its own domain on the product's scheme and port. */
export function originOf(brand: BrandRow | null, productOrigin: string): string {
  if (!brand || brand.isDefault) return productOrigin;
  const origin = new URL(productOrigin);
  const [name, port] = brand.domain.split(":");
  origin.hostname = name!;
  if (port) origin.port = port;
  return origin.origin;
}
