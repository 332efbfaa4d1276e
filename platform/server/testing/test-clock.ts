/**
 * Preloaded into every Node process of `npm run test:clocks`: its clock runs as fast as ever, but from another moment.
 * What runs the test and what is tested share the one offset, so that they agree on the time.
 */
import { ServerResponse } from "node:http";

const offsetMs = testClockOffsetMs();
if (offsetMs) {
  shiftDate(offsetMs);
  shiftDateHeader();
}

/** How far the tests' clock is ahead of the machine's; 0 without TEST_CLOCK_OFFSET_MS. */
export function testClockOffsetMs(): number {
  const offset = Number(process.env["TEST_CLOCK_OFFSET_MS"] ?? 0);
  if (!Number.isSafeInteger(offset))
    throw new Error("TEST_CLOCK_OFFSET_MS is no whole number of milliseconds");
  return offset;
}

/** Runs in browsers too (e2e/fixtures/visitor.ts), so it uses nothing from outside itself. Timers and `performance` stay as they are. */
export function shiftDate(offset: number): void {
  const machineDate = globalThis.Date;
  const now = () => machineDate.now() + offset;
  const shifted: DateConstructor = new Proxy(machineDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(
        target,
        given.length > 0 ? given : [now()],
        newTarget === shifted ? target : newTarget,
      ),
    apply: () => new machineDate(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  machineDate.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

/** Node dates its answers by the machine's clock, and pages reckon with what the server's answers say. */
function shiftDateHeader(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    if (!this.headersSent && !this.hasHeader("date")) this.setHeader("date", new Date().toUTCString());
    return Reflect.apply(writeHead, this, given) as ServerResponse;
  };
}
