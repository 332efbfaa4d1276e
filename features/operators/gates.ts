/** Whether a feature is on for an actor: the gates of Flipper, any one of which opens. */

export const flagStates = ["on", "off", "some"] as const;
export type FlagState = (typeof flagStates)[number];

export const groups = ["educators", "employers", "operators"] as const;
export type Group = (typeof groups)[number];

export interface Gates {
  name: string;
  state: FlagState;
  accounts: string[];
  groups: Group[];
  /** Groups too: everyone of these brands, everyone in these geographies. */
  brands: string[];
  geographies: string[];
  percentageOfActors: number;
  percentageOfTime: number;
}

export interface FlagActor {
  /** `Account;{id}`, as Flipper names actors. */
  flipperId: string;
  /** What is known of the account; nothing for one that is not there. */
  accountId?: string;
  group?: Group;
  brandId?: string | null;
  geographyIds?: string[];
}

/** `chance` is a number from 0 up to 1, drawn anew each time a percentage of time is asked. */
export function isOpen(gates: Gates, actor: FlagActor, chance = Math.random): boolean {
  if (gates.state !== "some") return gates.state === "on";
  return (
    has(gates.accounts, actor.accountId) ||
    has(gates.groups, actor.group) ||
    has(gates.brands, actor.brandId) ||
    (actor.geographyIds ?? []).some((id) => gates.geographies.includes(id)) ||
    isAmong(gates.percentageOfActors, gates.name, actor.flipperId) ||
    chance() * 100 < gates.percentageOfTime
  );
}

const has = <T>(list: T[], one: T | null | undefined) =>
  one !== null && one !== undefined && list.includes(one);

/** By feature and actor, so that an actor stays on its side, and is not always the first to get what is new. */
function isAmong(percentage: number, feature: string, flipperId: string): boolean {
  const steps = 1000;
  return crc32(feature + flipperId) % (100 * steps) < percentage * steps;
}

/** CRC-32 (IEEE), as Flipper uses; here so that the rule runs in a browser too. */
export function crc32(text: string): number {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
