/** The board while its cards load. */
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { boardColumns } from "./board-columns.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./board.module.css";

export const BoardSkeleton = () => (
  <div className={classes.board}>
    {boardColumns.map((column) => (
      <Stack gap={8} key={column} className={classes.column}>
        <SkeletonRows count={3} height={112} />
      </Stack>
    ))}
  </div>
);
