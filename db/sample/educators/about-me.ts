/** How sample educators describe themselves. */
import { createDeck, fillPlaceholders } from "../prose/phrase-deck.ts";
import { aboutEnds, aboutMiddles, aboutOpenings } from "../prose/educator-phrases.ts";
import { rooms } from "../prose/classroom-phrases.ts";
import type { Random } from "../random.ts";

export function createAboutWriter(
  r: Random,
): (of: { city: string; ages: string[]; months: number }) => string {
  const experienced = createDeck(r, aboutOpenings);
  const fresh = createDeck(
    r,
    aboutOpenings.filter((opening) => !/\{years\}|substitute|children are grown/.test(opening)),
  );
  const middle = createDeck(r, aboutMiddles);
  const end = createDeck(r, aboutEnds);
  return ({ city, ages, months }) => {
    const opening = months >= 12 ? experienced() : fresh();
    const values = { city, children: rooms[ages[0]!]?.children ?? "young children", years: years(months) };
    return fillPlaceholders(`${opening} ${middle()} ${end()}`, values);
  };
}

const years = (months: number) => {
  const count = Math.max(1, Math.round(months / 12));
  return count === 1 ? "a year" : `${numbers[count] ?? count} years`;
};

const numbers = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
