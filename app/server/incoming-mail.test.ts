/** When a process accepts mail, and how it reports settings that do not fit together. */
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

test("none by default, and otherwise for the features that accept some", async () => {
  expect(await take({})).toBeUndefined();
  expect(await take(domain)).toBeUndefined();
  expect(collectFrom(features, "incomingMail").length).toBeGreaterThan(0);
  const receiver = await take({ ...domain, INBOUND_SMTP_PORT: "0" });
  expect(receiver?.port).toBeGreaterThan(0);
  const samePort = { ...domain, INBOUND_SMTP_PORT: String(receiver?.port) };
  await expect(take(samePort)).rejects.toThrow(/Mail can't be taken at 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
  await receiver?.close();
});

test("replies go to the domain, regardless of the process that accepts them", () => {
  expect(replyAddressesOf(read())).toEqual({});
  expect(replyAddressesOf(read(domain))).toEqual({
    replyAddresses: { domain: "reply.cubby.example", secret },
  });
});

test.each([
  [{ INBOUND_SMTP_PORT: "2525" }, "INBOUND_MAIL_DOMAIN must be set too"],
  [{ ...domain, INBOUND_SMTP_PORT: "0", INBOUND_TLS_CERT: "/a.pem" }, "must be set together"],
  [
    { ...domain, INBOUND_SMTP_PORT: "0", INBOUND_TLS_CERT: "/none.pem", INBOUND_TLS_KEY: "/none.pem" },
    "must be files this process may read",
  ],
])("%j is refused in a sentence", (more, sentence) => expect(take(more)).rejects.toThrow(sentence));
