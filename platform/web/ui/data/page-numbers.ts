/** The page numbers of a pagination. */

/** First, last, and nearby pages; null is a gap. */
export function numbers(page: number, pages: number): (number | null)[] {
  const nearby = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(nearby)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    return gap === 2 ? [number - 1, number] : gap > 2 ? [null, number] : [number];
  });
}
