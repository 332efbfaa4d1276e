/** A page view on each change of route (specification, section 2). */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { capturePageView } from "./analytics.ts";

export function usePageViews() {
  const { pathname } = useLocation();
  useEffect(() => capturePageView(), [pathname]);
}
