/** "Leave without saving?" before leaving a dirty form; on closing the tab the browser asks in its own words. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useBlocker } from "react-router";

import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnsavedGuardProps {
  isDirty: boolean;
  /** A parameter of the address whose change leaves the form as well: "tab". */
  within?: string;
  /** Question and explanation, if something else than form input would be lost. */
  title?: string;
  children?: ReactNode;
}

// The router allows one blocker only: guards with nothing to lose leave it to the one that has.
export const UnsavedGuard = (props: UnsavedGuardProps) => (props.isDirty ? <Guard {...props} /> : null);

function Guard({ isDirty, within, title, children }: UnsavedGuardProps) {
  const { t } = useLingui();
  // Read when leaving, not when rendering: a form that has just been saved may navigate immediately.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!!within && parameter(currentLocation, within) !== parameter(nextLocation, within))),
  );
  useEffect(() => {
    if (!isDirty) return;
    const shouldBlock = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", shouldBlock);
    return () => window.removeEventListener("beforeunload", shouldBlock);
  }, [isDirty]);
  // Outside the form, which may be in a collapsed part of the page.
  return createPortal(
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={title ?? t`Leave without saving?`}
      cancelLabel={t`Stay`}
      confirm={t`Leave`}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{children ?? <Trans>What you changed on this page will be lost.</Trans>}</p>
    </ConfirmDialog>,
    document.body,
  );
}

const parameter = ({ search }: { search: string }, name: string) => new URLSearchParams(search).get(name);
