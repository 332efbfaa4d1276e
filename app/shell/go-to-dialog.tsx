/** "Go to…" (Ctrl/⌘K): opens a page by name. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { useGoToPages } from "./go-to-pages.ts";
import classes from "./shell.module.css";

export function GoToDialog({ close }: { close: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { userType } = useSession();
  const [text, setText] = useState("");
  const [current, setCurrent] = useState(0);
  const query = text.trim().toLowerCase();
  const found = useGoToPages(userType).filter(({ label }) => label.toLowerCase().includes(query));
  if (query && userType !== "employer") {
    found.push({
      to: `${pages.jobs}?q=${encodeURIComponent(text.trim())}`,
      label: t`Search jobs for “${text.trim()}”`,
    });
  }
  const openPage = (to: string | undefined) => {
    if (!to) return;
    close();
    void navigate(to);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) event.preventDefault();
    if (step && found.length) setCurrent((current + step + found.length) % found.length);
    if (event.key === "Enter") openPage(found[current]?.to);
  };
  return (
    <Dialog isOpen onClose={close} title={t`Go to…`}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="go-to-list"
        aria-activedescendant={found.length ? `go-to-${current}` : undefined}
        aria-label={t`Go to…`}
        className={field.input}
        value={text}
        onChange={(event) => (setText(event.currentTarget.value), setCurrent(0))}
        onKeyDown={onKeyDown}
      />
      <div id="go-to-list" role="listbox" aria-label={t`Pages`} className={classes.goTo}>
        {found.map(({ to, label }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus and the keys
          <div
            key={to}
            id={`go-to-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => openPage(to)}
          >
            {label}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="muted" role="status">
          <Trans>No page has that name.</Trans>
        </p>
      )}
    </Dialog>
  );
}
