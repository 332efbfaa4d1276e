/** Delivery by SMTP. */
import { isRecord } from "#platform/shared/is-record.ts";
import { errorCode } from "#platform/shared/caught-error.ts";
import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../http/loopback-host.ts";
import { PermanentDeliveryError, type MailTransport } from "./transport.ts";

/**
 * Up to two connections, reused; every step of the dialogue is bounded, because a row of the outbox is
 * locked in the meantime. With `requireTls` (the default for another machine) nothing is sent, no password
 * either, to a server without STARTTLS: an attacker in between can remove the offer (RFC 3207, section 6).
 */
export function openSmtp(url: string, { requireTls = mustEncrypt(url) } = {}): MailTransport {
  const transporter = createTransport({
    ...partsOf(url),
    requireTLS: requireTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "smtp",
    async deliver({ to, headers, replyTo, calendar, ...mail }) {
      try {
        await transporter.sendMail({
          ...mail,
          // An object, not text: a comma in an address must not make two of it.
          to: { name: "", address: to },
          replyTo: replyTo ?? undefined,
          // Beside the text for programs that show an invitation, and as a file for those that do not.
          ...(calendar ? { icalEvent: calendar } : {}),
          headers: headers.map(([key, value]) => ({ key, value })),
        });
      } catch (error) {
        throw isPermanent(error) ? new PermanentDeliveryError(reasonOf(error)) : new Error(reasonOf(error));
      }
    },
    close: () => transporter.close(),
  };
}

/** Traffic that stays on this machine cannot be intercepted. */
export const mustEncrypt = (url: string): boolean => !isLoopbackHost(new URL(url).hostname);

function partsOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  return { host: hostname, port: port ? Number(port) : secure ? 465 : 587, secure, auth };
}

/** What nodemailer says of a failure. */
const responseCodeOf = (error: unknown) =>
  isRecord(error) && typeof error.responseCode === "number" ? error.responseCode : undefined;

/**
 * 5yz about the address or the mail (RFC 5321, 4.2.1). A refused login is ours to repair, so it is tried
 * again.
 */
function isPermanent(error: unknown): boolean {
  const code = errorCode(error);
  return (responseCodeOf(error) ?? 0) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** Codes only: a server's own text often repeats the address. */
function reasonOf(error: unknown): string {
  const code = errorCode(error) ?? "unknown";
  return `The mail was not accepted (${[responseCodeOf(error), code].filter(Boolean).join(" ")})`;
}
