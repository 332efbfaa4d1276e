/** After a change of page: moves the focus to its H1 and gives its title to screen readers, politely. */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { onPage, pageTitle } from "#platform/web/ui/layout/page-change.ts";

/** A navigation with state `{ keepFocus: true }` does not move the focus (lists beside an open item). */
export function usePageFocus() {
  const { pathname } = useLocation();
  const { keepFocus } = useLocationState();
  const shown = useRef(pathname);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keepFocus) return;
    isWaiting.current = !focusHeading();
  }, [pathname, keepFocus]);
  useEffect(
    () =>
      onPage(() => {
        if (isWaiting.current) isWaiting.current = !focusHeading();
      }),
    [],
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

export function Announcer() {
  const [title, setTitle] = useState("");
  useEffect(() => {
    // Screen readers read the title of the first page themselves; it may render before this listens.
    let isFirst = pageTitle() === "";
    return onPage((next) => {
      if (!isFirst) setTitle(next);
      isFirst = false;
    });
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  );
}
