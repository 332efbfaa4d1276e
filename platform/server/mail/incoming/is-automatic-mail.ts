/** Mail that no person wrote: holiday answers, bounces, lists. Answering or posting it would make loops (RFC 3834, 2). */

interface Header {
  /** Lower case. */
  key: string;
  value: string;
}

/** `returnPath` is the address of MAIL FROM; bounces have none (RFC 5321, 4.5.5). */
export function isAutomaticMail(returnPath: string, headers: readonly Header[]): boolean {
  if (!returnPath || /^(mailer-daemon|postmaster|no-?reply)@/i.test(returnPath)) return true;
  return headers.some(({ key, value }) => rules[key]?.test(value.trim()));
}

const rules: Record<string, RegExp> = {
  "auto-submitted": /^(?!no\b)/i,
  "content-type": /^multipart\/report\b/i,
  "list-id": /./,
  "list-unsubscribe": /./,
  precedence: /^(bulk|junk|list|auto_reply)\b/i,
  "x-autoreply": /./,
  "x-autorespond": /./,
  "x-auto-response-suppress": /\b(all|autoreply)\b/i,
  "x-loop": /./,
};
