/** How many there are, in a round patch: what is new, what is chosen. */
import classes from "./count-badge.module.css";

interface CountBadgeProps {
  count: number;
  /** mark: something waits · primary: something is chosen. */
  tone?: "mark" | "primary";
  /** What is counted, read aloud; nothing where the words beside it say so. */
  label?: string;
  className?: string;
}

export const CountBadge = ({ count, tone = "mark", label, className }: CountBadgeProps) => (
  <span
    className={className ? `${classes.badge} ${className}` : classes.badge}
    data-tone={tone}
    {...(label && { role: "img", "aria-label": label })}
  >
    {count}
  </span>
);
