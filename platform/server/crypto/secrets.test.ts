import fc from "fast-check";
import { expect, test } from "vitest";
import { secretsOf } from "./secrets.ts";

const tokenSecret = "a token secret of enough length for a test";
const secrets = secretsOf({ tokenSecret, secretsKey: undefined });

test("any text sealed for a purpose opens for it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, purpose) => {
      fc.pre(text.isWellFormed() && purpose.isWellFormed());
      expect(secrets.open(purpose, secrets.seal(purpose, text))).toBe(text);
    }),
  );
});

test("equal texts are sealed differently, and unreadable when stored", () => {
  const sealed = [1, 2].map(() => secrets.seal("calendar", "https://example.org/secret.ics"));
  expect(sealed[0]).not.toEqual(sealed[1]);
  for (const one of sealed) expect(one.toString("latin1")).not.toContain("secret.ics");
});

test("it does not open for another purpose, under another key, cut short, or with any bit changed", () => {
  const sealed = secrets.seal("calendar", "open sesame");
  expect(secrets.open("credential", sealed)).toBeUndefined();
  expect(
    secretsOf({ tokenSecret: `${tokenSecret}!`, secretsKey: undefined }).open("calendar", sealed),
  ).toBeUndefined();
  expect(secrets.open("calendar", Buffer.alloc(0))).toBeUndefined();
  for (let length = 0; length < sealed.length; length++)
    expect(secrets.open("calendar", sealed.subarray(0, length))).toBeUndefined();
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(secrets.open("calendar", changed)).toBeUndefined();
  }
});

test("a key of its own takes the place of the derived one, and survives a new token secret", () => {
  const secretsKey = "k".repeat(32);
  const sealed = secretsOf({ tokenSecret, secretsKey }).seal("calendar", "text");
  expect(secretsOf({ tokenSecret: "another", secretsKey }).open("calendar", sealed)).toBe("text");
  expect(secrets.open("calendar", sealed)).toBeUndefined();
});
