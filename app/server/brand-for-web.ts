/** A brand's row in the form the pages need. */
import type { BrandRow } from "#features/brands/api/brand-of-host.ts";
import { type BrandForWeb, defaultBrand } from "#features/brands/screens/brand-for-web.ts";

export function brandForWeb(brand: BrandRow | null): BrandForWeb {
  if (!brand) return defaultBrand;
  const { id, name, loginCopy, removeSchoolSignup, hideFooters, contactEmail } = brand;
  return {
    id,
    name,
    loginCopy,
    removeSchoolSignup,
    hideFooters,
    contactEmail,
    logo: brand.logo as BrandForWeb["logo"],
    theme: brand.theme as BrandForWeb["theme"],
    links: (brand.links ?? {}) as BrandForWeb["links"],
  };
}
