/** The signed reply address of one member's emails: identifies the member and cannot be forged. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Mail systems may change letters' case and cut local parts past 64 characters (RFC 5321, 4.5.3.1.1): lower-case hex, 63. */
export function replyAddress(memberId: string, secret: string, domain: string): string {
  const id = memberId.replaceAll("-", "").toLowerCase();
  return `r${id}${signature(id, secret)}@${domain}`;
}

/** The member id of a reply address; undefined if the signature is invalid. */
export function readReplyAddress(address: string, secret: string): string | undefined {
  const [, id, signed] = /^<?r([0-9a-f]{32})([0-9a-f]{30})@[^@\s]+$/i.exec(address.trim()) ?? [];
  if (!id || !signed) return undefined;
  const hex = id.toLowerCase();
  const expected = Buffer.from(signature(hex, secret));
  if (!timingSafeEqual(expected, Buffer.from(signed.toLowerCase()))) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const signature = (id: string, secret: string) =>
  createHmac("sha256", `reply-address\n${secret}`).update(id).digest("hex").slice(0, 30);
