/** Grey shapes as tall as the rows that will come. */
import classes from "./loaded.module.css";

/** `height` in CSS pixels; rows of the current density unless told. */
export function SkeletonRows({ count = 6, height }: { count?: number; height?: number }) {
  return (
    <div className={classes.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row} style={{ height: height ?? "var(--row)" }} />
      ))}
    </div>
  );
}
