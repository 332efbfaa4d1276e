/** Import circles between files, imports of types included: what needs each other is one file, or a third holds what both need. */
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Types of one contract that describe each other; nothing of it is loaded in a circle. */
const allowed = [
  // A write context emits events about rows; a resource's functions are given that context.
  ["platform/server/context.ts", "platform/server/events.ts", "platform/server/resource.ts"],
  // A job may send mail, and mail is delivered by a job.
  ["platform/server/job.ts", "platform/server/mail/deliver-mail.job.ts", "platform/server/mail/send.ts"],
];

test("no file imports itself by way of others", () => {
  expect(importCircles()).toEqual(allowed);
});

/** The groups of files that can all reach each other (Tarjan's strongly connected components). */
function importCircles(): string[][] {
  const importsOf = new Map(sourceFiles.map(({ path, imports }) => [path, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const visit = (path: string) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    stack.push(path);
    for (const next of importsOf.get(path)!) {
      if (!importsOf.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) circles.push(group.toSorted());
  };
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles.toSorted();
}
