/** Reports a page view on each change of route, and records which page came before. */
import { use, useEffect, useEffectEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { capturePageView } from "./analytics.ts";
import { recordPage } from "./previous-page.ts";
import { SiteNameContext } from "./site-name.ts";

export function usePageViews() {
  const { pathname, search } = useLocation();
  const siteName = use(SiteNameContext);
  // The id of a route is its pattern.
  const pattern = useMatches().at(-1)?.id ?? "";
  const capturePage = useEffectEvent(() => capturePageView(pattern, siteName));
  useEffect(() => capturePage(), [pathname]);
  useEffect(() => recordPage(pathname + search), [pathname, search]);
}
