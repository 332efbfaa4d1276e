/** A button with a small panel under it. Esc and a click outside close it; the focus returns to the button. */
import { useEffect, useId, useRef } from "react";

import iconButton from "../form/icon-button.module.css";
import menu from "./menu-button.module.css";
import classes from "./popover.module.css";

interface PopoverProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The accessible name of the button, if its content does not say it, and of the panel. */
  label: string;
  button: React.ReactNode;
  className?: string;
  align?: "start" | "end";
  children: React.ReactNode;
}

export function Popover({
  isOpen,
  onChange,
  label,
  button,
  className,
  align = "end",
  children,
}: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    const onKeyDown = ({ target }: Event) =>
      (target instanceof Node && root.current?.contains(target)) || onChange(false);
    document.addEventListener("pointerdown", onKeyDown);
    return () => document.removeEventListener("pointerdown", onKeyDown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only opening and closing matter
  }, [isOpen]);
  const press = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    onChange(false);
    opener.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc works in the panel and on its button
    <div ref={root} className={menu.root} onKeyDown={press}>
      <button
        ref={opener}
        type="button"
        className={className ?? iconButton.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => onChange(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classes.panel}
          data-align={align}
        >
          {children}
        </div>
      )}
    </div>
  );
}
