/** A state in a word: tint, text color, and always the word itself. An icon makes it a badge. */
import type { Icon } from "#platform/web/ui/media/icon.tsx";

import classes from "./pill.module.css";

export type Tone = "neutral" | "primary" | "info" | "warning" | "danger" | "hero";

interface PillProps {
  tone?: Tone;
  icon?: Icon;
  children: React.ReactNode;
}

export const Pill = ({ tone = "neutral", icon: PillIcon, children }: PillProps) => (
  <span className={`tiny muted ${classes.pill}`} data-tone={tone}>
    {PillIcon && <PillIcon size={16} />}
    <span>{children}</span>
  </span>
);
