/** Lookups by untrusted names: `constructor` and its like exist on every object and in no record. */

/** What a record itself says under a name; nothing where it says nothing. */
export const ownValue = <V>(record: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
