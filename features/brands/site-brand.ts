/** A brand as every page and every mail of its host shows it: name, words, colors, switches and links. */
import type { z } from "zod";

import type { brandLinks, brandTheme } from "./brand.ts";

export type BrandTheme = z.infer<typeof brandTheme>;

export interface SiteBrand {
  id: string | null;
  name: string;
  loginCopy: string | null;
  removeSchoolSignup: boolean;
  hideFooters: boolean;
  logo: { downloadUrl: string; mediumUrl: string } | null;
  theme: BrandTheme | null;
  links: z.infer<typeof brandLinks>;
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
