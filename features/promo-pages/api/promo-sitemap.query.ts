/** The promo pages that search engines are told of. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { homeSlug } from "../promo-slugs.ts";

const most = 1000;

/** A brand's published ones, newest first; the text of the home page is no page of its own. */
export const promoPagesForSitemap = (db: Queryable, brandId: string) =>
  db
    .selectFrom("promoPages")
    .select(["slug", "updatedAt"])
    .where("brandId", "=", brandId)
    .where("slug", "!=", homeSlug)
    .where(sql<boolean>`published_at <= now()`)
    .orderBy("publishedAt", "desc")
    .limit(most)
    .execute();
