import { expect, test } from "vitest";
import { isAutomaticMail } from "./is-automatic-mail.ts";

const person = "ana@school.example";
const header = (key: string, value: string) => [{ key, value }];

test("what a person wrote is not automatic", () => {
  expect(isAutomaticMail(person, [])).toBe(false);
  expect(isAutomaticMail(person, header("auto-submitted", "no"))).toBe(false);
  expect(isAutomaticMail(person, header("content-type", "multipart/alternative; boundary=x"))).toBe(false);
  expect(isAutomaticMail(person, header("precedence", "first-class"))).toBe(false);
});

test.each([
  ["auto-submitted", "auto-replied"],
  ["auto-submitted", "Auto-Generated"],
  ["content-type", "multipart/report; report-type=delivery-status"],
  ["list-id", "<teachers.lists.example>"],
  ["list-unsubscribe", "<https://lists.example/off>"],
  ["precedence", "bulk"],
  ["precedence", "junk"],
  ["x-autoreply", "yes"],
  ["x-auto-response-suppress", "OOF, AutoReply"],
])("%s: %s is automatic", (key, value) => expect(isAutomaticMail(person, header(key, value))).toBe(true));

test.each(["", "MAILER-DAEMON@mail.example", "no-reply@shop.example", "noreply@shop.example"])(
  "from %j is automatic",
  (returnPath) => expect(isAutomaticMail(returnPath, [])).toBe(true),
);
