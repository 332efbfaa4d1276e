/**
 * The decorative half of the log-in page on wide screens: a house of building blocks in the brand's colours.
 */
import { Block, blockColours, type Shape } from "#platform/web/ui/media/blocks.tsx";
import classes from "./accounts.module.css";

export const BrandPanel = () => (
  <div className={classes.panel} aria-hidden="true">
    <svg viewBox="0 0 168 168" focusable="false">
      {rows.flatMap(({ y, from, shapes }, row) =>
        shapes.map((shape, index) => (
          <Block
            key={`${row}-${index}`}
            shape={shape}
            colour={blockColours[(row * 2 + index) % blockColours.length]}
            x={from + index * 28}
            y={y}
          />
        )),
      )}
    </svg>
  </div>
);

// A bar is lower than its square, so nothing is stacked on one.
const rows: { y: number; from: number; shapes: Shape[] }[] = [
  { y: 0, from: 70, shapes: ["triangle"] },
  { y: 28, from: 70, shapes: ["arch"] },
  { y: 56, from: 56, shapes: ["circle", "quarter"] },
  { y: 84, from: 28, shapes: ["bar", "arch", "arch", "bar"] },
  { y: 112, from: 14, shapes: ["triangle", "quarter", "circle", "quarter", "triangle"] },
  { y: 140, from: 0, shapes: ["arch", "arch", "circle", "arch", "arch", "arch"] },
];
