/** Where a brand is: the areas of its `geographyIds`, and what lies in them. The one definition, for every search. */
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { brandOfAccount } from "./brand-of-account.ts";
import { brandAt, type BrandRow } from "./brand-of-host.ts";

/** Ids of geographies; null is everywhere. */
export type BrandAreas = readonly string[] | null;

/** A brand that names no areas is everywhere. */
export const areasOfBrand = (brand: Pick<BrandRow, "geographyIds"> | null): BrandAreas =>
  brand && brand.geographyIds.length > 0 ? brand.geographyIds : null;

/** Of the account for people who are signed in, of the host for visitors; operators see all. */
export async function areasOfCaller({
  db,
  actor,
  origin,
}: Pick<Context, "actor" | "origin"> & { db: Queryable }): Promise<BrandAreas> {
  if (actor.kind === "operator") return null;
  return areasOfBrand(
    isSignedIn(actor) ? await brandOfAccount(db, actor.accountId) : await brandAt(db, origin),
  );
}

/** Whether an area (a column of geography ids) is one of these; what lies in no area is in no limited brand. */
export const isInAreas = (areas: BrandAreas, area: RawBuilder<unknown>): RawBuilder<boolean> =>
  areas === null ? sql<boolean>`true` : sql<boolean>`${area} = any(${areas}::uuid[])`;

/** The same for the brand of an account, where the rows belong to many accounts. */
export const isInAreasOfAccount = (
  account: RawBuilder<unknown>,
  area: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`not exists (
  select from accounts branded join brands on brands.id =
    coalesce(branded.brand_id, (select fallback.id from brands fallback where fallback.is_default))
  where branded.id = ${account} and brands.geography_ids <> '{}'
    and (${area} = any(brands.geography_ids)) is not true)`;
