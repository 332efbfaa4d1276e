/** The decoration of the site: five flat building blocks, drawn in code. */

export const shapes = ["arch", "circle", "quarter", "triangle", "bar"] as const;
export type Shape = (typeof shapes)[number];

/** Paths in a square of 28. */
export const shapePaths: Record<Shape, string> = {
  arch: "M0 28V14a14 14 0 0 1 28 0v14h-8V14a6 6 0 0 0-12 0v14z",
  circle: "M14 0a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
  quarter: "M0 28V0a28 28 0 0 1 28 28z",
  triangle: "M14 0L28 28H0z",
  bar: "M0 10h28v18H0z",
};

export const blockColours = [
  "var(--brand-6)",
  "var(--accent)",
  "var(--brand-4)",
  "var(--hero)",
  "var(--brand-2)",
] as const;

interface BlockProps {
  shape: Shape;
  colour?: string;
  x?: number;
  y?: number;
}

export const Block = ({ shape, colour = blockColours[0], x = 0, y = 0 }: BlockProps) => (
  <path d={shapePaths[shape]} fill={colour} transform={`translate(${x} ${y})`} />
);

/** The small picture over an empty list: a house of blocks, 96 px tall. */
export const BlockPicture = ({ height = 96 }: { height?: number }) => (
  <svg height={height} viewBox="0 0 112 74" aria-hidden="true" focusable="false">
    <Block shape="triangle" colour={blockColours[1]} x={42} y={0} />
    <Block shape="arch" colour={blockColours[0]} x={14} y={28} />
    <Block shape="circle" colour={blockColours[3]} x={42} y={28} />
    <Block shape="quarter" colour={blockColours[2]} x={70} y={28} />
    <Block shape="bar" colour={blockColours[4]} x={0} y={46} />
    <Block shape="bar" colour={blockColours[0]} x={28} y={46} />
    <Block shape="bar" colour={blockColours[2]} x={56} y={46} />
    <Block shape="bar" colour={blockColours[1]} x={84} y={46} />
  </svg>
);

/** A strip of blocks, for the lower edge of a hero. */
export const BlockStrip = ({ count = 24 }: { count?: number }) => (
  <svg
    width="100%"
    height="28"
    viewBox={`0 0 ${count * 28} 28`}
    preserveAspectRatio="xMinYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: count }, (_, index) => (
      <Block
        key={index}
        shape={shapes[(index * 2) % shapes.length]!}
        colour={blockColours[(index * 3) % blockColours.length]}
        x={index * 28}
      />
    ))}
  </svg>
);
