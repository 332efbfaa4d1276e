/** When a process takes mail, and what it says of settings that do not fit. */
import { readConfig } from "#platform/server/config/config.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { expect, test } from "vitest";
import { featuresFor } from "../features.ts";
import { replyAddressesOf, startIncomingMail } from "./incoming-mail.ts";

const secret = "s".repeat(48);
const read = (more: Record<string, string> = {}) => readConfig({ TOKEN_SECRET: secret, ...more }, "/");
const features = featuresFor(read(), fileLinks(tokenSigner(secret)));
const take = (more: Record<string, string>) => startIncomingMail(read(more), features, {} as never);
const domain = { INBOUND_MAIL_DOMAIN: "Reply.Cubby.example" };

test("none unless told to, and then for the features that want some", async () => {
  expect(await take({})).toBeUndefined();
  expect(await take(domain)).toBeUndefined();
  expect(collectFrom(features, "incomingMail").length).toBeGreaterThan(0);
  const receiver = await take({ ...domain, INBOUND_SMTP_PORT: "0" });
  expect(receiver?.port).toBeGreaterThan(0);
  const taken = { ...domain, INBOUND_SMTP_PORT: String(receiver?.port) };
  await expect(take(taken)).rejects.toThrow(/Mail can't be taken at 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
  await receiver?.close();
});

test("answers go to the domain, whoever takes them", () => {
  expect(replyAddressesOf(read())).toEqual({});
  expect(replyAddressesOf(read(domain))).toEqual({ replies: { domain: "reply.cubby.example", secret } });
});

test.each([
  [{ INBOUND_SMTP_PORT: "2525" }, "INBOUND_MAIL_DOMAIN must be set too"],
  [{ ...domain, INBOUND_SMTP_PORT: "0", INBOUND_TLS_CERT: "/a.pem" }, "must be set together"],
  [
    { ...domain, INBOUND_SMTP_PORT: "0", INBOUND_TLS_CERT: "/none.pem", INBOUND_TLS_KEY: "/none.pem" },
    "must be files this process may read",
  ],
])("%j is refused in a sentence", (more, sentence) => expect(take(more)).rejects.toThrow(sentence));
