/** Has the page that is open kept for reading offline, once it has been looked at for a moment. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepPages } from "./keep-pages.ts";

const lookMs = 3_000;

export function useKeepPages() {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void keepPages(pathname).catch(() => undefined), lookMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
