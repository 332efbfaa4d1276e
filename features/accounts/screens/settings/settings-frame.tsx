/** The sections below each other, beside a list of links where there is room. */
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router";

import classes from "./settings-frame.module.css";

export interface SettingsPart {
  anchor: string;
  title: string;
  body: React.ReactNode;
}

export function SettingsFrame({ parts }: { parts: readonly SettingsPart[] }) {
  const { t } = useLingui();
  useAnchor();
  return (
    <div className={classes.frame}>
      <nav aria-label={t`Parts of the settings`} className={classes.links}>
        <ul>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sections}>
        {parts.map(({ anchor, title, body }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={classes.section}>
            <h2 id={`${anchor}-title`} tabIndex={-1}>
              {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Mails link to a section; it stands only once the account is there, when the browser has looked already. */
function useAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const title = hash && document.getElementById(`${hash.slice(1)}-title`);
    if (!title) return;
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  }, [hash]);
}
