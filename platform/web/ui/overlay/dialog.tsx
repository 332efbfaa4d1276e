/** A dialog: the browser's own, so the page behind is inert and the focus returns by itself. On a phone: a sheet. */
import { useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useEffect, useId, useRef } from "react";
import { Cluster, Row } from "#platform/web/ui/layout/stack.tsx";

import { IconButton } from "../form/icon-button.tsx";
import classes from "./dialog.module.css";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: React.ReactNode;
  /** 480, 640 or 960 px; side: a sheet at the right edge, as tall as the window. */
  size?: "small" | "medium" | "large" | "side";
  /** Buttons: secondary first, primary last. */
  footer?: React.ReactNode;
  /** False while closing would lose input: then only its own buttons close it. */
  closesOutside?: boolean;
  /** An important question, with the role of an alert. */
  isAlert?: boolean;
  children?: React.ReactNode;
}

/** Focus goes to the element marked `data-autofocus`, else to the first field, else to the first button. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <Open {...props} /> : null;
}

function Open({
  onClose,
  title,
  size = "small",
  footer,
  closesOutside = true,
  isAlert,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    element.showModal();
    firstFocus(element)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-size={size}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        if (closesOutside) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && closesOutside) onClose();
      }}
    >
      <div className={classes.sheet}>
        <Row gap={16} align="start" justify="between" className={classes.head}>
          <h2 id={name}>{title}</h2>
          <IconButton label={t`Close`} icon={IconX} className={classes.close} onClick={onClose} />
        </Row>
        <div className={classes.body}>{children}</div>
        {footer && (
          <Cluster gap={8} align="stretch" justify="end" className={classes.foot}>
            {footer}
          </Cluster>
        )}
      </div>
    </dialog>
  );
}

const firstFocus = (element: HTMLElement) =>
  [
    "[data-autofocus]",
    `.${classes.body} :is(input, select, textarea):not([type=hidden])`,
    `.${classes.foot} button`,
    "button",
  ]
    .map((selector) => element.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
