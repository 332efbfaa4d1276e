/** "Leave without saving?" before a dirty form is left; closing the browser asks in its own words. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useBlocker } from "react-router";

import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnsavedGuardProps {
  isDirty: boolean;
  /** A parameter of the address whose change leaves the form as well: "tab". */
  within?: string;
  /** What is asked, and what would be lost, where it is not what a form holds. */
  title?: string;
  children?: ReactNode;
}

// Navigation asks one guard only: those with nothing to lose stay out of the way of the one that has.
export const UnsavedGuard = (props: UnsavedGuardProps) => (props.isDirty ? <Guard {...props} /> : null);

function Guard({ isDirty, within, title, children }: UnsavedGuardProps) {
  const { t } = useLingui();
  // Read when leaving, not when drawing: a form that has just been saved may lead on in the same breath.
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  // Outside of the form, which may stand in a part of the page that is folded up.
  return createPortal(
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={title ?? t`Leave without saving?`}
      keep={t`Stay`}
      confirm={t`Leave`}
      onKeep={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{children ?? <Trans>What you changed on this page will be lost.</Trans>}</p>
    </ConfirmDialog>,
    document.body,
  );
}

const parameter = ({ search }: { search: string }, name: string) => new URLSearchParams(search).get(name);
