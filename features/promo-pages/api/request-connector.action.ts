/** A program that registers from a partner's page asks for the connection to that partner's system. */
import { addConnector } from "#features/employers/api/connector.resource.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { RowChange } from "#platform/server/events.ts";
import { sql } from "kysely";
import { slugOfReferrer } from "../promo-slugs.ts";

/** Only whoever brings the program asks; once, however often they come. */
export async function requestConnector(
  { db }: WriteContext,
  { id }: RowChange<"employerProfiles">,
): Promise<void> {
  const owner = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("employers", "employers.id", "profile.employerId")
    .innerJoin("accounts", "accounts.id", "profile.accountId")
    .select(["profile.accountId", "profile.employerId", "employers.referrer", "accounts.brandId"])
    .where("profile.id", "=", id)
    .where("profile.role", "=", "owner")
    .executeTakeFirst();
  const slug = owner && slugOfReferrer(owner.referrer);
  if (!slug) return;
  const page = await db
    .selectFrom("promoPages")
    .innerJoin("brands", "brands.id", "promoPages.brandId")
    .select("promoPages.connector")
    .where("promoPages.slug", "=", slug)
    .where("promoPages.audience", "=", "employer")
    // A referrer can be typed: a page that nobody sees yet gives away no partner.
    .where(sql<boolean>`promo_pages.published_at <= now()`)
    .where((eb) => (owner.brandId ? eb("brands.id", "=", owner.brandId) : eb("brands.isDefault", "=", true)))
    .executeTakeFirst();
  const { accountId, employerId } = owner;
  if (page?.connector) await addConnector(db, { accountId, employerId, service: page.connector });
}
