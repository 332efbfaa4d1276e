/** Which settings allow the product to run, and where its mail then goes. */
import { readConfig } from "#platform/server/config/config.ts";
import { expect, test } from "vitest";
import { mailSettingsOf, requireMailServer } from "./mail-server.ts";

const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, "/srv/product");
const smtp = "smtp://mail.example.org";

test.each([
  [{ SAMPLE: "off" }, false],
  [{ PUBLIC_URL: "https://jobs.example.org" }, false],
  [{ SAMPLE: "off", SMTP_URL: smtp }, true],
  [{ SAMPLE: "off", MAIL: "off" }, true],
  [{ SAMPLE: "on" }, true],
  [{}, true],
])("%j may start: %s", (environment, mayStart) => {
  const start = () => requireMailServer(read(environment));
  if (mayStart) start();
  else expect(start).toThrow("set SMTP_URL, or MAIL=off");
});

test("mail that is off goes to no server, and encryption is required unless it is said not to be", () => {
  expect(mailSettingsOf(read({ SMTP_URL: smtp, MAIL: "off" })).smtpUrl).toBeUndefined();
  expect(mailSettingsOf(read({ SMTP_URL: smtp }))).toMatchObject({ smtpUrl: smtp, requireTls: undefined });
  expect(mailSettingsOf(read({ SMTP_URL: smtp, SMTP_REQUIRE_TLS: "off" })).requireTls).toBe(false);
});
