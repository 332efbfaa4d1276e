/** The brand of the current host, for every screen. */
import { createContext, use } from "react";

import type { BrandForWeb } from "./brand-for-web.ts";

export const BrandContext = createContext<BrandForWeb | null>(null);

/** Throws outside of the page's provider: that is a developer's mistake (specification, section 8). */
export function useBrand(): BrandForWeb {
  const brand = use(BrandContext);
  if (!brand) throw new Error("useBrand must be used inside BrandContext");
  return brand;
}
