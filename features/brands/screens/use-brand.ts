/** The brand of the current host, for every screen. */
import { createContext, use } from "react";

import type { SiteBrand } from "../site-brand.ts";

declare module "#platform/web/data/loader-context.ts" {
  interface WebContext {
    brand: SiteBrand;
  }
}

export const BrandContext = createContext<SiteBrand | null>(null);

/** Throws outside the provider of `app/root.tsx`: that is a developer's mistake. */
export function useBrand(): SiteBrand {
  const brand = use(BrandContext);
  if (!brand) throw new Error("useBrand must be used inside BrandContext");
  return brand;
}
