/** Whether the screen has room for a list and a job side by side. */
import { useMediaQuery } from "#platform/web/hooks/use-media-query.ts";

const wideQuery = "(min-width: 1024px)";

export const useIsWide = () => useMediaQuery(wideQuery);

export const isWide = () => matchMedia(wideQuery).matches;
