/** A state in a word: tint, text colour, and always the word itself. An icon makes it a badge. */
import type { Icon } from "@tabler/icons-react";

import classes from "./pill.module.css";

export type Tone = "neutral" | "primary" | "info" | "warning" | "danger" | "hero";

interface PillProps {
  tone?: Tone;
  icon?: Icon;
  children: React.ReactNode;
}

export const Pill = ({ tone = "neutral", icon: PillIcon, children }: PillProps) => (
  <span className={classes.pill} data-tone={tone}>
    {PillIcon && <PillIcon size={16} stroke={1.75} aria-hidden="true" />}
    <span>{children}</span>
  </span>
);
