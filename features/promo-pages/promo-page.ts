/** A promo page: a brand's landing page for a campaign or a partner, with its code and its connector. */
import { Brand } from "#features/brands/brand.ts";
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

/** Whom a page is for, and so where its button leads. */
export const promoAudiences = ["educator", "employer"] as const;
export type PromoAudience = (typeof promoAudiences)[number];

export const PromoPage = entity("promo_pages", {
  attributes: {
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, /*i18n*/ "Use lower-case letters, digits and hyphens"),
    audience: z.enum(promoAudiences),
    title: requiredText(/*i18n*/ "Enter a title", 120),
    /** For search engines and previews of links. */
    description: z.string().trim().max(200),
    /** Rich text. */
    body: z.string().max(50_000),
    /** For whoever comes from here to give when a plan is chosen. */
    code: z.string().trim().min(1).max(40).nullable(),
    /** The outside system whose customers the page is for: a program that registers from here asks for it. */
    connector: z.string().trim().min(1).max(100).nullable(),
    /** Null is a draft. */
    publishedAt: z.iso.datetime({ offset: true }).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { brand: Brand },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    promo_pages: typeof PromoPage;
  }
}
