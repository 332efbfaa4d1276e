/** Two edits of the same values, made at the same time, field by field. */

export interface MergedEdits<V> {
  /** Theirs, with what was changed here. */
  merged: V;
  /** Fields that both changed, to different values. */
  both: (keyof V & string)[];
  /** Fields that only they changed. */
  onlyTheirs: (keyof V & string)[];
}

/**
 * @param base what both edits began with
 * @param comparable the values as they are stored: what is written differently but means the same is no change
 */
export function mergeEdits<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  comparable: (values: V) => object = (values) => values,
): MergedEdits<V> {
  const [before, here, there] = [base, mine, theirs].map((values) => textsOf(comparable(values))) as [
    Texts,
    Texts,
    Texts,
  ];
  const names = Object.keys(base) as (keyof V & string)[];
  const isMine = (name: string) => here[name] !== before[name];
  const isTheirs = (name: string) => there[name] !== before[name];
  return {
    merged: Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as V,
    both: names.filter((name) => isMine(name) && isTheirs(name) && here[name] !== there[name]),
    onlyTheirs: names.filter((name) => isTheirs(name) && !isMine(name)),
  };
}

type Texts = Record<string, string | undefined>;

const textsOf = (values: object): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
