/** The board while its cards load. */
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { boardColumns } from "./board-columns.ts";
import classes from "./board.module.css";

export const BoardSkeleton = () => (
  <div className={classes.board}>
    {boardColumns.map((column) => (
      <div key={column} className={classes.column}>
        <SkeletonRows count={3} height={112} />
      </div>
    ))}
  </div>
);
