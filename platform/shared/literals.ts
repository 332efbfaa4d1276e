/** Literal types that TypeScript widens to `string`: membership in a list of constants, and the keys of a record. */

/** Whether a value from outside is one of these constants. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.some((one) => one === value);

/** The keys of a record that has no others than its type says, such as a table of constants. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[];
