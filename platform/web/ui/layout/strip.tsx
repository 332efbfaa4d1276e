/** A slim line under the header, on every page it concerns: one fact in a sentence, and what can be done about it. */
import textActions from "./text-actions.module.css";
import classes from "./strip.module.css";

interface StripProps {
  /** Names the landmark. */
  label: string;
  tone?: "info" | "warning";
  /** Links and buttons. */
  acts?: React.ReactNode;
  /** The sentence. */
  children: React.ReactNode;
}

export const Strip = ({ label, tone = "info", acts, children }: StripProps) => (
  <aside aria-label={label} className={classes.strip} data-tone={tone} data-shell>
    <p className={classes.text}>{children}</p>
    {acts && <p className={textActions.actions}>{acts}</p>}
  </aside>
);
