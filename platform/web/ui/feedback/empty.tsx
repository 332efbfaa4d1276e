/** Nothing here yet: blocks, one sentence, the one next action. Never a blank area. */
import { BlockPicture } from "../media/blocks.tsx";
import classes from "./empty.module.css";

interface EmptyProps {
  /** One sentence in the words of the copy table. */
  title: React.ReactNode;
  children?: React.ReactNode;
  /** The button that leads on. */
  action?: React.ReactNode;
  /** Employer working screens go without the picture. */
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
