/** The state of an empty list: a picture, one sentence, one next action. Never a blank area. */
import { BlockPicture } from "../media/blocks.tsx";
import { Cluster, Stack } from "../layout/stack.tsx";
import classes from "./empty-state.module.css";

interface EmptyProps {
  /** One sentence. */
  title: React.ReactNode;
  children?: React.ReactNode;
  /** The button for the next action. */
  action?: React.ReactNode;
  /** One more, known only once something has been counted: its room is kept, so that nothing moves when it comes. */
  lateAction?: React.ReactNode;
  /** Working screens have no picture. */
  plain?: boolean;
}

export const EmptyState = ({ title, children, action, lateAction, plain }: EmptyProps) => (
  <Stack gap={12} align="center" className={classes.empty}>
    {!plain && <BlockPicture />}
    <h2 className="h3">{title}</h2>
    {children && <p className="muted">{children}</p>}
    {action && (
      <Cluster gap={8} align="stretch" justify="center" className={classes.actions}>
        {action}
      </Cluster>
    )}
    {lateAction !== undefined && <div className={classes.lateAction}>{lateAction}</div>}
  </Stack>
);
