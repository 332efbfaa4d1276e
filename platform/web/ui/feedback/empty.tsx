/** The state of an empty list: a picture, one sentence, one next action. Never a blank area. */
import { BlockPicture } from "../media/blocks.tsx";
import classes from "./empty.module.css";

interface EmptyProps {
  /** One sentence. */
  title: React.ReactNode;
  children?: React.ReactNode;
  /** The button for the next action. */
  action?: React.ReactNode;
  /** Working screens have no picture. */
  plain?: boolean;
}

export const Empty = ({ title, children, action, plain }: EmptyProps) => (
  <div className={classes.empty}>
    {!plain && <BlockPicture />}
    <h2>{title}</h2>
    {children && <p className="muted">{children}</p>}
    {action && <div className={classes.actions}>{action}</div>}
  </div>
);
