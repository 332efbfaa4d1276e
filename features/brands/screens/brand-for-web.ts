/** What the web needs to know of a brand: name, words, colours, switches and links. The server adapts its rows to this. */

export interface BrandTheme {
  /** One hex colour (#RRGGBB); the ten steps and the dark twin are computed from it. */
  primary?: string | null;
  accent?: string | null;
  shape?: "soft" | "square" | "round" | null;
  displayFont?: string | null;
}

export interface BrandLinks {
  careerResources?: string | null;
  help?: string | null;
  contact?: string | null;
  privacy?: string | null;
  social?: { name: string; url: string }[] | null;
}

export interface BrandForWeb {
  id: string | null;
  name: string;
  loginCopy: string | null;
  removeSchoolSignup: boolean;
  hideFooters: boolean;
  logo: { downloadUrl: string; mediumUrl: string } | null;
  theme: BrandTheme | null;
  links: BrandLinks;
  contactEmail: string;
}

/** Used when the host is unknown or the lookup fails: the page works all the same. */
export const defaultBrand: BrandForWeb = {
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
