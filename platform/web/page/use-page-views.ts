/** Reports a page view on each change of route, and records which page came before. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { capturePageView } from "./analytics.ts";
import { recordPage } from "./previous-page.ts";

export function usePageViews() {
  const { pathname, search } = useLocation();
  useEffect(() => capturePageView(), [pathname]);
  useEffect(() => recordPage(pathname + search), [pathname, search]);
}
