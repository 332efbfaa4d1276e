/** Answers that are shared by those who ask at the same moment. */
import { expect, test } from "vitest";
import { shareAnswers } from "./share-answers.ts";

/** Questions whose answers are given by hand, in the order in which they were begun. */
function asked() {
  const begun: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const share = shareAnswers<string>();
  const ask = (key = "a") =>
    share(key, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      begun.push({ key, answer: resolve, fail: reject });
      return promise;
    });
  return { ask, begun };
}

test("who asks while an answer is made gets the next one, together with the others", async () => {
  const { ask, begun } = asked();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]!.answer("old");
  expect(await first).toBe("old");
  await expect.poll(() => begun.length).toBe(2);
  const late = ask();
  begun[1]!.answer("new");
  expect(await Promise.all(others)).toEqual(["new", "new", "new"]);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]!.answer("newest");
  expect(await late).toBe("newest");
});

test("other questions do not wait", async () => {
  const { ask, begun } = asked();
  const [a, b] = [ask("a"), ask("b")];
  expect(begun.map(({ key }) => key)).toEqual(["a", "b"]);
  begun[1]!.answer("b");
  expect(await b).toBe("b");
  begun[0]!.answer("a");
  expect(await a).toBe("a");
});

test("a failure is that of its own askers; the next is answered", async () => {
  const { ask, begun } = asked();
  const first = ask();
  const second = ask();
  begun[0]!.fail(new Error("no"));
  await expect(first).rejects.toThrow("no");
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.answer("yes");
  expect(await second).toBe("yes");
  const third = ask();
  expect(begun).toHaveLength(3);
  begun[2]!.answer("again");
  expect(await third).toBe("again");
});
