/** Values that break programs. Drawn from a seed, so that a run can be repeated. */

export interface RandomSource {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number;
  one<T>(of: readonly T[]): T;
  /** Once in `times`. */
  oneIn(times: number): boolean;
}

/** Numbers that look like chance and are the same for every run with this seed (mulberry32). */
export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { whole, one: (of) => of[whole(of.length)]!, oneIn: (times) => whole(times) === 0 };
}

/** What every object inherits, and names that mean something to someone. */
export const inheritedNames = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...["prototype", "then", "toJSON", "length", "caller", "id", "type", "version", "createdAt"],
];

export const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u202e",
  "\ufeff",
  "a".repeat(300),
  "a".repeat(20_000),
  "ä".repeat(3_000),
  "-1",
  "0",
  "1e309",
  "NaN",
  "Infinity",
  "9".repeat(40),
  "0x10",
  "null",
  "true",
  "[]",
  "{}",
  "%",
  "%00",
  "%zz",
  "../../../etc/passwd",
  "' or 1=1 --",
  "<b>",
  "</script>",
  "{name}",
  "=1+1",
  "a@b",
  "http://[::1",
  "javascript:alert(1)",
  "2026-02-30",
  "2011-12-30",
  "0000-00-00",
  "9999-12-31T23:59:60Z",
  "-271821-04-20T00:00:00Z",
  "25:61",
  "Pacific/Apia",
  "Mars/Olympus",
  "00000000-0000-0000-0000-000000000000",
  "\\",
  "\\u0000",
  ",,,",
  "a,b,a",
  "-",
  "*",
  "(?:",
];

const hostileScalars = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e20,
];

/** A JSON value: a scalar, or some of them where one is expected, or deep ones. */
export function hostileValue(chance: RandomSource, depth = 0): unknown {
  const kind = chance.whole(depth > 3 ? 6 : 10);
  if (kind < 6) return chance.one(hostileScalars);
  if (kind === 6) return Array.from({ length: chance.whole(4) }, () => hostileValue(chance, depth + 1));
  if (kind === 7) return Array.from({ length: 300 }, () => chance.one(["a", 1, null, "2026-02-30"]));
  if (kind === 8) return nested(chance.one([40, 60, 3_000]));
  return hostileRecord(chance, depth);
}

function hostileRecord(chance: RandomSource, depth: number): unknown {
  const entries = Array.from({ length: 1 + chance.whole(3) }, () => [
    chance.oneIn(2)
      ? chance.one(inheritedNames)
      : chance.one(["min", "max", "name", "value", "text", "a\0", "\ud800"]),
    hostileValue(chance, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** Lists in records in lists. */
function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
