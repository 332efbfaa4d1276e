/**
 * A button that opens a menu: arrows, Home, End, type-ahead, Esc; the focus comes back to the button.
 *
 *     <MenuButton label={t`More actions for ${name}`} button={<IconDots … />}>
 *       <MenuItem onClick={…}>…</MenuItem> <MenuLink to="…">…</MenuLink> <MenuChoice isChosen …>…</MenuChoice>
 *     </MenuButton>
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";

import buttons from "../form/button.module.css";
import iconButton from "../form/icon-button.module.css";
import classes from "./menu-button.module.css";

interface MenuButtonProps {
  /** The accessible name, if the button's content does not say it. */
  label?: string;
  button: React.ReactNode;
  /** An icon unless given: looks like a Button with words. */
  variant?: "outline";
  size?: "small";
  /** Instead of either. */
  className?: string;
  /** The edge of the button with which the menu aligns. */
  align?: "start" | "end";
  /** -1 inside a list that is one Tab stop. */
  tabIndex?: number;
  children: React.ReactNode;
}

export function MenuButton(props: MenuButtonProps) {
  const { label, button, variant, size, className, align = "start", tabIndex, children } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return;
    menu.current!.dataset.opens = hasRoomBelow(menu.current!) ? "down" : "up";
    keepOnScreen(menu.current!);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    items(root.current)[0]?.focus();
    const onKeyDown = ({ target }: Event) =>
      (target instanceof Node && root.current?.contains(target)) || setOpen(false);
    document.addEventListener("pointerdown", onKeyDown);
    return () => document.removeEventListener("pointerdown", onKeyDown);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={opener}
        type="button"
        id={id}
        className={className ?? (variant ? buttons.button : iconButton.button)}
        data-variant={variant}
        data-size={size}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the items are buttons and links
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          className={classes.menu}
          data-align={align}
          onClick={({ target }) => target instanceof Element && target.closest("[role^=menuitem]") && close()}
          onKeyDown={(event) => move(event, root.current, close)}
          onBlur={({ relatedTarget }) =>
            relatedTarget && !root.current?.contains(relatedTarget) && setOpen(false)
          }
        >
          {children}
        </div>
      )}
    </div>
  );
}

interface MenuItemProps {
  onClick: () => void;
  isDestructive?: boolean;
  children: React.ReactNode;
}

export const MenuItem = ({ onClick, isDestructive, children }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    className={`small ${classes.item}`}
    data-danger={isDestructive || undefined}
    onClick={onClick}
  >
    {children}
  </button>
);

/** One of several exclusive choices. */
export const MenuChoice = ({
  isChosen,
  onClick,
  children,
}: Omit<MenuItemProps, "isDestructive"> & { isChosen: boolean }) => (
  <button
    type="button"
    role="menuitemradio"
    aria-checked={isChosen}
    className={`small ${classes.item}`}
    onClick={onClick}
  >
    {children}
  </button>
);

interface MenuLinkProps {
  to: string;
  /** A link to another site, in a new tab. */
  isNewTab?: boolean;
  children: React.ReactNode;
}

export const MenuLink = ({ to, isNewTab, children }: MenuLinkProps) =>
  to.startsWith("/") ? (
    <Link role="menuitem" to={to} className={`small ${classes.item}`}>
      {children}
    </Link>
  ) : (
    <a
      role="menuitem"
      href={to}
      className={`small ${classes.item}`}
      {...(isNewTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
    </a>
  );

export const MenuLabel = ({ children }: { children: React.ReactNode }) => (
  <div role="presentation" className={`tiny muted ${classes.label}`}>
    {children}
  </div>
);

export const MenuRule = () => <hr className={classes.rule} />;

const items = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
];

/** Below its button, unless the scroll container ends there and has room above. */
function hasRoomBelow(menu: HTMLElement): boolean {
  const { top, bottom, height } = menu.getBoundingClientRect();
  const around = scrollParentOf(menu);
  const frame = (around ?? document.documentElement).getBoundingClientRect();
  const end = Math.min(around ? frame.bottom : window.innerHeight, window.innerHeight);
  return bottom <= end || top - height < Math.max(0, around ? frame.top : 0) + 48;
}

/** What cuts off whatever stands out of it; null: only the window does. */
function scrollParentOf(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}

/** Left and right: a menu below the last button of a row is moved inside the window, and what scrolls in it. */
function keepOnScreen(menu: HTMLElement): void {
  const { left, right } = menu.getBoundingClientRect();
  const frame = scrollParentOf(menu)?.getBoundingClientRect();
  const end = Math.min(frame?.right ?? Infinity, document.documentElement.clientWidth) - edgePx;
  const start = Math.max(frame?.left ?? 0, 0) + edgePx;
  const shift = right > end ? Math.max(end - right, start - left) : Math.max(0, start - left);
  if (shift === 0) return;
  if (menu.dataset.align === "end") menu.style.insetInlineEnd = `${-shift}px`;
  else menu.style.insetInlineStart = `${shift}px`;
}

const edgePx = 8;

function move(event: React.KeyboardEvent, root: HTMLElement | null, close: () => void) {
  const all = items(root);
  const here = all.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
  if (event.key === "Escape") {
    event.stopPropagation();
    close();
  } else if (to !== undefined) {
    event.preventDefault();
    all.at(to % all.length)?.focus();
  } else if (/^\p{L}$/u.test(event.key)) {
    const starts = (item: HTMLElement) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase());
    [...all.slice(here + 1), ...all].find(starts)?.focus();
  }
}
