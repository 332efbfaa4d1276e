/** The quiet half of the log-in page on wide screens: a house of building blocks in the brand's colours. */
import { Block, blockColours, type Shape } from "#platform/web/ui/blocks.tsx";
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

const rows: { y: number; from: number; shapes: Shape[] }[] = [
  { y: 0, from: 70, shapes: ["triangle"] },
  { y: 28, from: 56, shapes: ["quarter", "circle"] },
  { y: 56, from: 28, shapes: ["triangle", "arch", "arch", "triangle"] },
  { y: 84, from: 28, shapes: ["circle", "quarter", "bar", "circle"] },
  { y: 112, from: 0, shapes: ["arch", "bar", "arch", "arch", "quarter", "triangle"] },
  { y: 140, from: 0, shapes: ["bar", "arch", "bar", "bar", "circle", "arch"] },
];
