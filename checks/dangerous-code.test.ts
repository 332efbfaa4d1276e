/**
 * Code that can turn input into commands, markup, patterns or weak secrets is allowed only in reviewed
 * files.
 */
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

interface Rule {
  /** What is dangerous about it, and where it is right all the same. */
  reason: string;
  pattern: RegExp;
  allowed: readonly string[];
}

const rules: Rule[] = [
  {
    reason: "runs text as code",
    pattern: /\beval\(|\bnew Function\(|\bvm\b.*\brunIn/,
    allowed: [],
  },
  {
    reason: "starts programs: only fixed ones, with a list of arguments and no shell",
    pattern: /from "(?:node:)?child_process"/,
    allowed: [
      "app/process/child-processes.ts",
      "app/conformance/product.ts",
      "app/commands/fuzz.ts",
      "app/start.mjs",
      "platform/server/database/embedded-postgres.ts",
      "platform/server/database/embedded-postgres-location.ts",
      "platform/server/database/embedded-postgres-process.ts",
      "platform/server/files/reencode-image.ts",
      "platform/server/mail/dispatcher-process.ts",
      "platform/server/video/run-ffmpeg.ts",
    ],
  },
  { reason: "gives text to a shell", pattern: /shell: true|\bexecSync\(|[^.\w]exec\(`/, allowed: [] },
  {
    reason: "writes markup: sanitized descriptions, the theme's own styles, JSON-LD with < escaped",
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    allowed: ["app/root.tsx", "platform/web/ui/layout/page.tsx", "platform/web/ui/data/rich-text.tsx"],
  },
  {
    reason: "makes a pattern from text: only from texts of the code, or with every sign escaped",
    pattern: /\bRegExp\(/,
    allowed: [
      "features/educators/resume-text/dates.ts",
      "features/educators/resume-text/degree.ts",
      "features/educators/resume-text/resume-keywords.ts",
      "features/messages/contact-warnings.ts",
      "platform/server/language-model/redact.ts",
      "platform/web/build/bare-entities.ts",
    ],
  },
  {
    reason: "trusts any certificate",
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/,
    allowed: [],
  },
  {
    reason: "listens to messages of other windows",
    pattern: /(?:window|globalThis|self)\.(?:onmessage|addEventListener\("message")/,
    // In a worker only pages of its own origin can post.
    allowed: ["app/service-worker/service-worker.ts"],
  },
  {
    reason: "is random for show, not for secrets: a share of people, a gap between tries",
    pattern: /Math\.random/,
    allowed: ["features/operators/gates.ts"],
  },
  {
    reason: "encrypts: AES-256-GCM, what is kept of other services and backups",
    pattern: /createCipheriv|createDecipheriv|publicEncrypt|privateDecrypt/,
    allowed: ["platform/server/backup/encrypted-stream.ts", "platform/server/crypto/secrets.ts"],
  },
  {
    reason: "opens a session: the ways in that docs/security.md lists",
    pattern: /\bopenSession\(/,
    allowed: [
      "features/accounts/api/sessions/impersonate.action.ts",
      "features/accounts/api/passwords/reset-password.action.ts",
      "features/accounts/api/sessions/session-tokens.ts",
      "features/accounts/api/sessions/sign-in.action.ts",
      "features/accounts/api/sign-up.action.ts",
      // In the browser: requests one.
      "features/accounts/screens/session/account-calls.ts",
    ],
  },
  {
    reason: "opens an account whose owner has proven who they are, by each of these ways",
    pattern: /\bopenAccount\(/,
    allowed: [
      "features/accounts/api/email-code/sign-in-with-code.action.ts",
      "features/accounts/api/openid/sign-in-with-identity.action.ts",
      "features/accounts/api/passkeys/sign-in-with-passkey.action.ts",
      "features/accounts/api/sessions/sign-in.action.ts",
    ],
  },
  {
    reason: "lets a person at a provider log in: at a log-in, at a sign-up, and in the settings",
    pattern: /\blinkIdentity\(/,
    allowed: [
      "features/accounts/api/openid/connect-identity.route.ts",
      "features/accounts/api/openid/link-identity.action.ts",
      "features/accounts/api/openid/sign-in-with-identity.action.ts",
      "features/accounts/api/sign-up.action.ts",
    ],
  },
  {
    reason: "says that an address is confirmed: its link does, and whoever starts the product",
    pattern: /emailVerifiedAt: (?!null)(?:now|new Date|context)/,
    allowed: ["app/setup/first-operator.ts", "features/accounts/api/confirm-email/confirm-email.action.ts"],
  },
  {
    reason: "hashes weakly: the upload contract's checksum, names of statements, Twilio's signature",
    pattern: /create(?:Hash|Hmac)\("(?:md5|sha1)"/,
    allowed: [
      "platform/server/database/database.ts",
      "platform/server/files/store-file.ts",
      "platform/server/files/upload-processor.ts",
      "platform/server/sms/twilio-signature.ts",
    ],
  },
];

const product = sourceFiles.filter(
  ({ path }) =>
    /^(app|features|platform)\//.test(path) && !/\.(test|fixtures)\.|under-test|\/testing\//.test(path),
);
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

test.each(rules)("$reason", ({ pattern, allowed }) => {
  const found = product.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
