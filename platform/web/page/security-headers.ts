/** The Content-Security-Policy of our pages. Inline scripts and styles need the page's nonce; eval never runs. */

interface PagePolicy {
  nonce: string;
  mode: "production" | "development";
  /** The origin to which browsers upload files directly, if there is one. */
  fileStoreOrigin?: string | undefined;
  /** Origins of external images: `https://media.example.org`, `https://*.example.org`. */
  imageOrigins?: readonly string[];
}

/**
 * Reported and not yet refused: strings that become HTML or scripts without one of these policies. `default` is in
 * `trusted-types.ts`; the editor parses pasted text in a separate document, with its own policy.
 */
export const trustedTypesPolicy =
  "require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard";

/** Style attributes cannot have a nonce and cannot run code, so only they are allowed inline. */
export function contentSecurityPolicy({
  nonce,
  mode,
  fileStoreOrigin,
  imageOrigins = [],
}: PagePolicy): string {
  const own = `'self' 'nonce-${nonce}'`;
  const live = mode === "development" ? ["ws:", "wss:"] : [];
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...live, ...(fileStoreOrigin ? [fileStoreOrigin] : [])].join(" "),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    // An operator's page shows mails in frames; every other answer of ours refuses to be framed.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
