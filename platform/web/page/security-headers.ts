/** What the browser is told to refuse on our pages. Inline scripts and styles need the page's nonce; eval never runs. */

interface PagePolicy {
  nonce: string;
  mode: "production" | "development";
  /** The origin where browsers put files themselves, where there is one. */
  fileStore?: string | undefined;
  /** Origins of pictures that stand elsewhere: `https://media.example.org`, `https://*.example.org`. */
  pictures?: readonly string[];
}

/**
 * Reported and not yet refused: strings that become HTML or scripts without one of these policies. `default` is in
 * `trusted-types.ts`; the editor reads what is pasted in a document of its own, by a policy of its own.
 */
export const trustedTypesPolicy =
  "require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard";

/** Style attributes cannot carry a nonce and cannot run code, so they alone are let in. */
export function contentSecurityPolicy({ nonce, mode, fileStore, pictures = [] }: PagePolicy): string {
  const own = `'self' 'nonce-${nonce}'`;
  const live = mode === "development" ? ["ws:", "wss:"] : [];
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...live, ...(fileStore ? [fileStore] : [])].join(" "),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
