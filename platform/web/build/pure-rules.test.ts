import { expect, test } from "vitest";

import { markPure } from "./pure-rules.ts";

test("what is built by a call may go when nobody uses it; the rest stays as written", () => {
  const code = `const text = (longest: number) => z.string().max(longest);
export const Input = { title: text(9).nullable() } as const;
export const words: string[] = ["a", "b"];
let later = f(1);
export function run() { const x = g(); return x; }`;
  expect(markPure(code)).toBe(`const text = (longest: number) => z.string().max(longest);
export const Input = /* @__PURE__ */ (() => ({ title: text(9).nullable() } as const))();
export const words: string[] = ["a", "b"];
let later = /* @__PURE__ */ (() => (f(1)))();
export function run() { const x = g(); return x; }`);
});
