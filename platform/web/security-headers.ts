/** What the browser is told to refuse on our pages. Inline scripts and styles need the page's nonce; eval never runs. */

/** Style attributes cannot carry a nonce and cannot run code, so they alone are let in. */
export function contentSecurityPolicy(nonce: string, mode: "production" | "development") {
  const own = `'self' 'nonce-${nonce}'`;
  const live = mode === "development" ? " ws: wss:" : "";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${live} https:`,
    "worker-src 'self' blob:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(self), payment=(self)",
};
