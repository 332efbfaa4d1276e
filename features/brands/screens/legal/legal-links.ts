/** Where a brand's terms and privacy policy stand: on pages of its own, or on the product's. */
import { pages } from "#features/paths.ts";
import { useBrand } from "../use-brand.ts";

export function useLegalLinks() {
  const { terms, privacy } = useBrand().links;
  return { terms: terms ?? pages.terms, privacy: privacy ?? pages.privacy };
}
