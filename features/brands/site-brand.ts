/** A brand as every page and every mail of its host shows it: name, words, colors, switches and links. */
import type { BrandLinks, BrandLogo, BrandTheme } from "./brand.ts";

export interface SiteBrand {
  id: string | null;
  name: string;
  loginCopy: string | null;
  removeSchoolSignup: boolean;
  hideFooters: boolean;
  logo: BrandLogo | null;
  theme: BrandTheme | null;
  links: BrandLinks;
  contactEmail: string;
}

/** For a host that is unknown and a lookup that fails: the page works all the same. */
export const defaultBrand: SiteBrand = {
  id: null,
  name: "Cubby",
  loginCopy: null,
  removeSchoolSignup: false,
  hideFooters: false,
  logo: null,
  theme: null,
  links: {},
  contactEmail: "help@cubby.example",
};
