/** For tests of parsers of untrusted text: how the time grows with the text, on any machine. */

const characters = 8_000;
const factor = 8;

/** How many times longer `work` takes on one text than on eight of its parts: 1 where it is linear, 8 where it is quadratic. */
export function timeGrowth(unit: string, work: (text: string) => unknown): number {
  const part = unit.repeat(characters / unit.length);
  const whole = unit.repeat((characters * factor) / unit.length);
  const partsDuration = () => {
    for (let count = 0; count < factor; count += 1) work(part);
  };
  return minimumTime(() => work(whole)) / Math.max(minimumTime(partsDuration), minDurationMs);
}

/** Between linear and quadratic, with tolerance for a busy machine. */
export const linearGrowth = 4;

/** Shorter times are the clock's and not the work's. */
const minDurationMs = 4;

const minimumTime = (work: () => unknown) => Math.min(...[0, 1, 2, 3, 4].map(() => timeOf(work)));

/** Milliseconds this thread computed: what else the machine does in the meantime does not count. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
