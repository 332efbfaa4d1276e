/** Which names fit on a map: the most important first, none over another or over a marker. */

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name and the point it belongs to, on the screen. */
export interface MapName {
  key: string;
  text: string;
  left: number;
  top: number;
}

export interface PlacedName extends MapName {
  /** On which side of its point it stands. */
  side: "right" | "left";
}

const [lineHeight, letterWidth, gap] = [18, 7.4, 7];

/** `names` in the order of their importance; each stands right of its point, else left, else not at all. */
export function placeNames(
  names: readonly MapName[],
  taken: readonly Area[],
  { width, height }: { width: number; height: number },
): PlacedName[] {
  const areas = [...taken];
  const placed: PlacedName[] = [];
  for (const name of names) {
    const side = (["right", "left"] as const).find((one) => {
      const area = areaOf(name, one);
      const isInside = area.left >= 0 && area.right <= width && area.top >= 0 && area.bottom <= height;
      return isInside && !areas.some((other) => overlaps(area, other));
    });
    if (!side) continue;
    areas.push(areaOf(name, side));
    placed.push({ ...name, side });
  }
  return placed;
}

/** The point with its name. Measured by the letter: on the screen it is at most as wide. */
export function areaOf({ text, left, top }: MapName, side: PlacedName["side"]): Area {
  const width = text.length * letterWidth + gap;
  const [from, to] = side === "right" ? [left - 4, left + width] : [left - width, left + 4];
  return { left: from, right: to, top: top - lineHeight / 2, bottom: top + lineHeight / 2 };
}

/** A square around a point, for what a name must not cover. */
export const squareAround = ([left, top]: readonly [number, number], half: number): Area => ({
  left: left - half,
  top: top - half,
  right: left + half,
  bottom: top + half,
});

export const overlaps = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
