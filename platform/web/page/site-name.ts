/** The name of the site, for the titles and previews of its pages. */
import { createContext, use } from "react";

export const SiteNameContext = createContext("");

export const useSiteName = () => use(SiteNameContext);
