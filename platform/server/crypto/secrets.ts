/** Secrets at rest: AES-256-GCM under a key of this product, each bound to what it is for. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../config/config.ts";

export interface Secrets {
  /** `purpose` says whose and what: sealed for one it does not open for another. */
  seal(purpose: string, text: string): Buffer;
  /** The text; undefined when it is not ours, damaged, for another purpose, or under another key. */
  open(purpose: string, sealed: Buffer): string | undefined;
}

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The key comes from SECRETS_KEY, or without it from the secret that signs tokens, by HKDF (RFC 5869), so
 * that neither key reveals the other. A sealed text is version, nonce, tag and ciphertext.
 */
export function secretsOf({ secretsKey, tokenSecret }: Pick<Config, "secretsKey" | "tokenSecret">): Secrets {
  const keyMaterial = secretsKey ?? tokenSecret;
  const key = Buffer.from(hkdfSync("sha256", keyMaterial, "cubby", "secrets at rest, version 1", 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(associatedData(purpose));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), encrypted]);
    },
    open(purpose, sealed) {
      const headerLength = 1 + nonceBytes + tagBytes;
      if (sealed[0] !== version || sealed.length < headerLength) return undefined;
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 1 + nonceBytes))
        .setAAD(associatedData(purpose))
        .setAuthTag(sealed.subarray(1 + nonceBytes, headerLength));
      try {
        return decipher.update(sealed.subarray(headerLength), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

const associatedData = (purpose: string) => Buffer.from(`${version}\n${purpose}`);
