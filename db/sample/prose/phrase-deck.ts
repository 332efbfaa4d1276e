/** Sentences dealt like cards: none repeats before all have been used once. */
import type { Random } from "../random.ts";

export function createDeck<T>(r: Random, cards: readonly T[]): () => T {
  let remaining: T[] = [];
  return () => {
    if (remaining.length === 0) remaining = r.shuffled(cards);
    return remaining.pop()!;
  };
}

/** Decks by the list they deal from, for those who need several. */
export function createDecks(r: Random): <T>(cards: readonly T[]) => T {
  const dealers = new Map<readonly unknown[], () => unknown>();
  return <T>(cards: readonly T[]) => {
    if (!dealers.has(cards)) dealers.set(cards, createDeck(r, cards));
    return dealers.get(cards)!() as T;
  };
}

/** Fills `{center}` and the like; a sentence never starts with a small letter. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** For text inside HTML. */
export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
