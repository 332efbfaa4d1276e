/** A picture; without one a building block picked by the id, with the initials on it. */
import classes from "./avatar.module.css";
import { shapePaths, shapes } from "./blocks.tsx";

interface AvatarProps {
  id: string;
  /** The whole name; beside a visible name screen readers skip the picture. */
  name: string;
  src?: string | null;
  /** CSS pixels. */
  size?: number;
}

export function Avatar({ id, name, src, size = 40 }: AvatarProps) {
  if (src)
    return <img className={classes.avatar} src={src} alt="" width={size} height={size} loading="lazy" />;
  const [shape, colour] = [shapes[hash(id) % 4]!, colours[hash(`${id}c`) % colours.length]!];
  return (
    <svg
      className={classes.avatar}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="28" height="28" fill={colour.ground} />
      <path d={shapePaths[shape]} fill={colour.block} />
      <text
        x="14"
        y={shape === "triangle" || shape === "arch" ? 21 : 18}
        fill={colour.text}
        className={classes.initials}
      >
        {initials(name)}
      </text>
    </svg>
  );
}

const colours = [
  { ground: "var(--brand-2)", block: "var(--brand-1)", text: "var(--brand-9)" },
  { ground: "var(--accent)", block: "#fbdc9b", text: "#3a2a00" },
  { ground: "#d9a8d0", block: "#f5e7f2", text: "#3a2036" },
  { ground: "#9cc7e6", block: "#e2eff8", text: "#17324a" },
] as const;

/** The first letters of the first and the last word. */
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? words.at(-1)![0] : ""}`.toUpperCase();
};

const hash = (text: string) => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
};
