import { expect, test } from "vitest";
import { linearGrowth, timeGrowth } from "#platform/shared/time-growth.fixtures.ts";
import { errorFacts, openLog, withoutSecrets, withoutTokens } from "./log.ts";

test("secrets never reach a line, at any depth", () => {
  const lines: string[] = [];
  const log = openLog({ destination: { write: (line) => void lines.push(line) } });
  log.info({
    headers: { authorization: "Bearer s3cret", "refresh-token": "s3cret", cookie: "a=s3cret" },
    req: { method: "GET", url: "/cable?token=s3cret&current_employer_profile_id=1", id: "r1" },
    body: { data: { password: "s3cret" } },
    err: new Error("no mail for ana@school.example with token=s3cret"),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("s3cret");
  expect(lines[0]).not.toContain("ana@");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    req: { method: "GET", url: "/cable?[hidden]", id: "r1" },
  });
});

test.each([
  ["/files/abc.def", "/files/[hidden]"],
  ["/files/uploads/abc.def", "/files/uploads/[hidden]"],
  ["/files/resumable/abc.def", "/files/resumable/[hidden]"],
  ["/files/public/42", "/files/public/42"],
  ["/unsubscribe/abc", "/unsubscribe/[hidden]"],
  [
    "/reset_password?reset_password_token=abc&language=es",
    "/reset_password?reset_password_token=[hidden]&language=es",
  ],
  ["/jobs?q=lead%20teacher", "/jobs?q=lead%20teacher"],
])("%s is logged as %s", (url, shown) => expect(withoutTokens(url)).toBe(shown));

test("an error retains its stack and loses personal data", () => {
  const facts = errorFacts(
    Object.assign(new Error("550 <ana@school.example> unknown"), { code: "EENVELOPE" }),
  );
  expect(facts).toMatchObject({ name: "Error", code: "EENVELOPE", message: "550 <[email]> unknown" });
  expect(facts.stack).toContain("log.test.ts");
  expect(withoutSecrets("Authorization: Bearer abc")).toBe("Authorization: Bearer [hidden]");
});

test("facts that a line brings along stay as they are; what was thrown instead of an error shows nothing of itself", () => {
  const lines: string[] = [];
  const log = openLog({ destination: { write: (line) => void lines.push(line) } });
  log.error({ err: errorFacts(new Error("Nothing to keep")) });
  log.error({ err: { name: "x", message: "ana@school.example" } });
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(["Nothing to keep", "[object Object]"]);
});

test("an event is one line of JSON, for any values", () => {
  const lines: string[] = [];
  const log = openLog({ destination: { write: (line) => void lines.push(line) } });
  const forged = 'x\n{"level":50,"msg":"forged"}\r\u2028\u001b[31m';
  log.info({ forged }, forged);
  log.error({ err: new Error(forged) });
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    for (const sign of ["\n", "\r", "\u001b"]) expect(line.trimEnd()).not.toContain(sign);
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  }
});

test("very long text is truncated before secrets are searched", () => {
  expect(withoutSecrets("a".repeat(1_000_000))).toHaveLength(10_000);
  expect(errorFacts(new Error("a".repeat(1_000_000))).message).toHaveLength(10_000);
});

test.each(["a", "a.", "eyJ-", "token ", "@"])(
  "a long run of %s takes time in proportion to its length",
  (unit) => {
    expect(timeGrowth(unit, withoutSecrets)).toBeLessThan(linearGrowth);
  },
);
