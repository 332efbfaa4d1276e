/** What educators of the sample say about themselves. */
import { deck, fill } from "./prose/deck.ts";
import { aboutEnds, aboutMiddles, aboutOpenings } from "./prose/people.ts";
import { rooms } from "./prose/rooms.ts";
import type { Random } from "./random.ts";

export function aboutWriter(r: Random): (of: { city: string; ages: string[]; months: number }) => string {
  const experienced = deck(r, aboutOpenings);
  const fresh = deck(
    r,
    aboutOpenings.filter((opening) => !/\{years\}|substitute|children are grown/.test(opening)),
  );
  const middle = deck(r, aboutMiddles);
  const end = deck(r, aboutEnds);
  return ({ city, ages, months }) => {
    const opening = months >= 12 ? experienced() : fresh();
    const words = { city, children: rooms[ages[0]!]?.children ?? "young children", years: years(months) };
    return fill(`${opening} ${middle()} ${end()}`, words);
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
