/** Filters a list of options by any part of a word, ignoring accents. */
interface Found {
  value: string;
  label: string;
}

export function filterOptions<O extends Found>(
  options: readonly O[],
  sought: string,
  chosen: readonly string[],
): O[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return options.filter(
    ({ value, label }) => chosen.includes(value) || words.every((word) => plain(label).includes(word)),
  );
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
