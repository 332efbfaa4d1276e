/** Brands: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { brands } from "./brand.resource.ts";
import { brandDomainsRoute } from "./brand-domains.route.ts";
import { findByDomain } from "./find-by-domain.route.ts";

export const brandsFeature = feature({
  name: "brands",
  resources: [brands],
  routes: [findByDomain, brandDomainsRoute()],
});
