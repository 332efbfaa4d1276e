/** A brand: one face of the product, found by the host name it is served under. All of it is data. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, /*i18n*/ "Enter a colour like #17624A");

export const brandTheme = z.object({
  primary: hex.nullish(),
  accent: hex.nullish(),
  shape: z.enum(["soft", "square", "round"]).nullish(),
  displayFont: z.string().max(80).nullish(),
});

export type BrandTheme = z.infer<typeof brandTheme>;

/** Links stand on every page: nothing but the web may be behind them. */
const webLink = z.url({ protocol: /^https?$/ });

export const brandLinks = z.object({
  /** The brand's own site, beside this product. */
  home: webLink.nullish(),
  careerResources: webLink.nullish(),
  help: webLink.nullish(),
  contact: webLink.nullish(),
  /** In place of the product's own pages. */
  terms: webLink.nullish(),
  privacy: webLink.nullish(),
  social: z
    .array(z.object({ name: z.string().max(40), url: webLink }))
    .max(8)
    .nullish(),
});

export type BrandLinks = z.infer<typeof brandLinks>;

export interface BrandLogo {
  downloadUrl: string;
  mediumUrl: string;
}

const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d+)?$/, /*i18n*/ "Enter a host name like jobs.example.org");

export const Brand = entity("brands", {
  attributes: {
    name: z.string().trim().min(1, /*i18n*/ "Enter a name").max(80),
    domain: host,
    domains: z.array(host).max(20),
    loginCopy: z.string().max(200).nullable(),
    removeSchoolSignup: z.boolean(),
    hideFooters: z.boolean(),
    logo: z.object({ downloadUrl: z.string(), mediumUrl: z.string() }).nullable(),
    theme: brandTheme.nullable(),
    links: brandLinks,
    contactEmail: z.email(),
    mailSender: z.string().max(120).nullable(),
    geographyIds: z.array(z.uuid()),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    brands: typeof Brand;
  }
}
