/** The sections side by side with their list of links; on a phone an accordion with one open. */
import { useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import { useIsNarrow } from "#platform/web/ui/use-is-narrow.ts";
import { anchorOfCategory, type ProfileAnchor, questionAt } from "../../profile-anchors.ts";
import type { Question } from "../questions/answer-calls.ts";
import classes from "./profile-frame.module.css";
import { useScrollSpy } from "./use-scroll-spy.ts";
import { useTarget } from "./use-target.ts";

export interface ProfilePart {
  anchor: ProfileAnchor;
  title: string;
  body: React.ReactNode;
}

interface ProfileFrameProps {
  parts: readonly ProfilePart[];
  /** To know the section of a question that a link leads to. */
  questions: readonly Question[];
}

export function ProfileFrame({ parts, questions }: ProfileFrameProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState<ProfileAnchor | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<ProfileAnchor>>(new Set());
  const show = (anchor: ProfileAnchor | null) => {
    setOpen(anchor);
    if (anchor) setSeen((before) => new Set([...before, anchor]));
  };
  const sectionOf = (target: string) => {
    const name = questionAt(target);
    const category = questions.find((question) => question.name === name)?.category;
    return name === null
      ? parts.find(({ anchor }) => anchor === target)?.anchor
      : category && anchorOfCategory[category];
  };
  useTarget(sectionOf, show);
  const here = useScrollSpy(parts.map(({ anchor }) => anchor));
  return (
    <div className={classes.frame}>
      <nav aria-label={t`Parts of your profile`} className={classes.links}>
        <ul>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} aria-current={here === anchor ? "true" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sections}>
        {parts.map(({ anchor, title, body }) => {
          const isOpen = !isNarrow || open === anchor;
          return (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={classes.section}>
              <h2 id={`${anchor}-title`} tabIndex={-1}>
                {isNarrow ? (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`${anchor}-body`}
                    onClick={() => show(isOpen ? null : anchor)}
                  >
                    {title}
                    <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
                  </button>
                ) : (
                  title
                )}
              </h2>
              <div id={`${anchor}-body`} hidden={!isOpen} className={classes.body}>
                {(isOpen || seen.has(anchor)) && body}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
