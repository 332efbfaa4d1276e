/** A slim line under the header: one fact in a sentence, and its actions. */
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import textActions from "./text-actions.module.css";
import classes from "./strip.module.css";

interface StripProps {
  /** Names the landmark. */
  label: string;
  tone?: "info" | "warning";
  /** Links and buttons. */
  actions?: React.ReactNode;
  /** The sentence. */
  children: React.ReactNode;
}

export const Strip = ({ label, tone = "info", actions, children }: StripProps) => (
  <Cluster
    as="aside"
    gap={[0, 24]}
    aria-label={label}
    className={`small ${classes.strip}`}
    data-tone={tone}
    data-shell
  >
    <p className={classes.text}>{children}</p>
    {actions && (
      <Cluster as="p" gap={[0, 20]} align="stretch" className={textActions.actions}>
        {actions}
      </Cluster>
    )}
  </Cluster>
);
