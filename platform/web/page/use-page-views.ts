/** A page view on each change of route (specification, section 2), and which page came before. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { capturePageView } from "./analytics.ts";
import { notePage } from "./previous-page.ts";

export function usePageViews() {
  const { pathname, search } = useLocation();
  useEffect(() => capturePageView(), [pathname]);
  useEffect(() => notePage(pathname + search), [pathname, search]);
}
