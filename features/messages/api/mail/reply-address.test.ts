import { expect, test } from "vitest";
import { readReplyAddress, replyAddress } from "./reply-address.ts";

const secret = "s".repeat(48);
const member = "01890abc-0000-7000-8000-0000000000ff";
const address = replyAddress(member, secret, "reply.cubby.example");

test("identifies its member, whatever case a mail system uses", () => {
  expect(readReplyAddress(address, secret)).toBe(member);
  expect(readReplyAddress(address.toUpperCase(), secret)).toBe(member);
  expect(readReplyAddress(` <${address}> `, secret)).toBe(member);
});

test("fits a local part, in lower-case letters and digits alone", () => {
  const [local, domain] = address.split("@");
  expect(local).toMatch(/^r[0-9a-f]+$/);
  expect(local!.length).toBeLessThanOrEqual(64);
  expect(domain).toBe("reply.cubby.example");
});

test("is invalid if a character was changed, another secret signed it, or it has another format", () => {
  for (let at = 1; at < address.indexOf("@"); at += 1) {
    const other = address[at] === "0" ? "1" : "0";
    const forged = address.slice(0, at) + other + address.slice(at + 1);
    expect(readReplyAddress(forged, secret)).toBeUndefined();
  }
  expect(readReplyAddress(address, "t".repeat(48))).toBeUndefined();
  expect(readReplyAddress("hello@reply.cubby.example", secret)).toBeUndefined();
  expect(readReplyAddress("", secret)).toBeUndefined();
});
