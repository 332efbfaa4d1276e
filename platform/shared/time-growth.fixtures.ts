/** For tests of what reads strangers' texts: how its time grows with the text, whatever the machine. */

const characters = 8_000;
const factor = 8;

/** How many times longer `work` takes on a text eight times as long: 8 where it is linear, 64 where it is quadratic. */
export function timeGrowth(unit: string, work: (text: string) => unknown): number {
  const short = unit.repeat(characters / unit.length);
  const long = unit.repeat((characters * factor) / unit.length);
  return (
    leastTime(() => work(long)) /
    Math.max(
      leastTime(() => work(short)),
      leastMs,
    )
  );
}

/** Between the two, with room for a machine that is busy with other things. */
export const linearGrowth = 30;

/** Shorter times are the clock's and not the work's. */
const leastMs = 0.5;

const leastTime = (work: () => unknown) => Math.min(...[0, 1, 2].map(() => timeOf(work)));

function timeOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}
