/** Promo pages over JSON:API: everybody reads the published ones of the brand they are at, operators write them. */
import { brandAt } from "#features/brands/api/brand-of-host.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { alwaysAllowed, filter, resource, type Rows } from "#platform/server/resource.ts";
import { sanitizeRichText } from "#platform/server/rich-text.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { PromoPage } from "../promo-page.ts";

const { createdAt: _created, updatedAt: _updated, ...written } = PromoPage.attributes;

const newPage = z.strictObject({
  ...written,
  brandId: z.uuid(/*i18n*/ "Say which brand it is for"),
  description: written.description.default(""),
  body: written.body.default(""),
  code: written.code.default(null),
  connector: written.connector.default(null),
  publishedAt: written.publishedAt.default(null),
});

const published = (rows: Rows<"promoPages">) => rows.where(sql<boolean>`promo_pages.published_at <= now()`);

export const promoPages = resource({
  entity: PromoPage,
  table: "promoPages",
  operators: operatorAccess.content,
  access: "everyone",
  collections: {
    promo_pages: {
      for: ["guest", "educator", "employer", "unchosen"],
      listScope: async ({ db, actor, origin }) => {
        const brand = actor.kind === "operator" ? null : await brandAt(db, origin);
        return (rows) => (brand ? rows.where("promoPages.brandId", "=", brand.id) : rows);
      },
    },
  },
  visibleTo: { guest: published, educator: published, employer: published, unchosen: published },
  fields: { body: { write: (html: string) => ({ body: sanitizeRichText(html) }) } },
  filters: {
    slug: filter(z.string().max(80), (rows, slug) => rows.where("promoPages.slug", "=", slug)),
    brandId: filter(idListParam, (rows, brands) => rows.where("promoPages.brandId", "in", brands)),
  },
  sorts: { slug: "slug", publishedAt: "publishedAt" },
  defaultSort: "slug",
  includes: ["brand"],
  create: {
    input: newPage,
    run: async ({ db }: WriteContext, { body, ...page }: z.output<typeof newPage>) => {
      const { id } = await db
        .insertInto("promoPages")
        .values({ ...page, body: sanitizeRichText(body) })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(written).map((name) => [name, alwaysAllowed])),
  delete: alwaysAllowed,
});
