/** After a change of page: the focus on its H1, and its name spoken politely. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { onPage, pageTitle } from "#platform/web/ui/layout/page-change.ts";

/** A navigation with state `{ keepFocus: true }` leaves the focus where it is (lists beside an open item). */
export function usePageFocus() {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if ((state as { keepFocus?: boolean } | null)?.keepFocus) return;
    isWaiting.current = !focusHeading();
  }, [pathname, state]);
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
    // The browser itself speaks the name of the first page, which may stand before this listens.
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
