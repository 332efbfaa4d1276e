/** "Go to…" (Ctrl/⌘K): opens a page, a job or a person by name. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import field from "#platform/web/ui/form/field.module.css";
import type { GoToEntry, GoToGroup } from "./go-to-group.ts";
import { useGoToMatches } from "./go-to-matches.ts";
import { useGoToPages } from "./go-to-pages.ts";
import classes from "./go-to-dialog.module.css";

export function GoToDialog({ close }: { close: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [current, setCurrent] = useState(0);
  const { groups, isSearching } = useGoToGroups(text);
  const found = groups.flatMap(({ entries }) => entries);
  useEffect(() => {
    document.getElementById(optionId(current))?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const openPage = (to: string | undefined) => {
    if (!to) return;
    close();
    void navigate(to);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) event.preventDefault();
    if (step && found.length) setCurrent((current + step + found.length) % found.length);
    if (event.key !== "Enter") return;
    // Else it would press the button that has the focus once this dialog is closed.
    event.preventDefault();
    openPage(found[current]?.to);
  };
  return (
    <Dialog isOpen onClose={close} title={t`Go to…`}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls="go-to-list"
        aria-activedescendant={found.length ? optionId(current) : undefined}
        aria-label={t`Go to…`}
        className={field.input}
        value={text}
        onChange={(event) => (setText(event.currentTarget.value), setCurrent(0))}
        onKeyDown={onKeyDown}
      />
      <div id="go-to-list" role="listbox" aria-label={t`Results`} className={classes.list}>
        {groups.map(({ label, entries }) => (
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden className={`small muted strong ${classes.group}`}>
              {label}
            </div>
            {entries.map((entry) => (
              <Option
                key={entry.to}
                entry={entry}
                index={found.indexOf(entry)}
                isCurrent={found.indexOf(entry) === current}
                onOpen={openPage}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={found.length && !isSearching ? "visually-hidden" : "muted"}>
        {isSearching ? (
          <Trans>Searching…</Trans>
        ) : found.length ? (
          <Plural value={found.length} one="# result" other="# results" />
        ) : (
          <Trans>Nothing has that name.</Trans>
        )}
      </p>
    </Dialog>
  );
}

const optionId = (index: number) => `go-to-${index}`;

interface OptionProps {
  entry: GoToEntry;
  index: number;
  isCurrent: boolean;
  onOpen: (to: string) => void;
}

const Option = ({ entry: { to, label, note }, index, isCurrent, onOpen }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus and the keys
  <div
    id={optionId(index)}
    role="option"
    aria-selected={isCurrent}
    className={classes.option}
    onClick={() => onOpen(to)}
  >
    <span className={classes.label}>
      {label}
      {note && <span className="small muted"> · {note}</span>}
    </span>
  </div>
);

/** Pages first: they are there at once, and keep their places when the rest arrives. */
function useGoToGroups(text: string): { groups: GoToGroup[]; isSearching: boolean } {
  const { t } = useLingui();
  const { userType } = useSession();
  const words = text.trim();
  const entries: GoToEntry[] = useGoToPages(userType).filter(({ label }) =>
    label.toLowerCase().includes(words.toLowerCase()),
  );
  if (words && userType !== "employer" && userType !== "operator") {
    entries.push({
      to: `${pages.jobs}?q=${encodeURIComponent(words)}`,
      label: t`Search jobs for “${words}”`,
    });
  }
  const { groups, isSearching } = useGoToMatches(text);
  const shown = entries.length > 0 ? [{ label: t`Pages`, entries }, ...groups] : groups;
  return { groups: shown, isSearching };
}
