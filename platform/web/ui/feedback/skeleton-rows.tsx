/** Gray placeholders as tall as the rows that load. */
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./loaded.module.css";

/** `height` in CSS pixels; by default rows of the current density. */
export function SkeletonRows({ count = 6, height }: { count?: number; height?: number }) {
  return (
    <Stack gap={12} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row} style={{ height: height ?? "var(--row)" }} />
      ))}
    </Stack>
  );
}
