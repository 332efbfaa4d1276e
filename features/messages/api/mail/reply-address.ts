/** The address that answers one member's mail: says who answers where, and cannot be made up. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Mail systems may change letters' case and cut local parts past 64 characters (RFC 5321, 4.5.3.1.1): lower-case hex, 63. */
export function replyAddress(memberId: string, secret: string, domain: string): string {
  const id = memberId.replaceAll("-", "").toLowerCase();
  return `r${id}${signature(id, secret)}@${domain}`;
}

/** The member whose address it is; undefined for one that we did not give out. */
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
