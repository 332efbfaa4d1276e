/** TLS in the web process itself, where no proxy in front ends it: HTTP/2, and HTTP/1.1 for live updates and old clients. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { Config } from "#platform/server/config/config.ts";
import { CommandError } from "#platform/shared/command-error.ts";

interface Certificate {
  cert: Buffer;
  key: Buffer;
}

interface ConnectionTimeouts {
  /** Nothing sent and nothing read for so long. */
  connectionTimeout: number;
  keepAliveTimeout: number;
}

/** Of one connection at once; a browser opens one for a whole page. */
const maxConcurrentStreams = 100;

/**
 * Null without the two settings.
 * @throws CommandError where one of them is missing or is no file that this process may read.
 */
export function readCertificate({
  tlsCertificateFile,
  tlsKeyFile,
}: Pick<Config, "tlsCertificateFile" | "tlsKeyFile">): Certificate | null {
  if (!tlsCertificateFile !== !tlsKeyFile)
    throw new CommandError("TLS_CERTIFICATE_FILE and TLS_KEY_FILE must be set together.");
  if (!tlsCertificateFile || !tlsKeyFile) return null;
  try {
    return { cert: readFileSync(tlsCertificateFile), key: readFileSync(tlsKeyFile) };
  } catch {
    throw new CommandError("TLS_CERTIFICATE_FILE and TLS_KEY_FILE must be files this process may read.");
  }
}

/**
 * Node gives its HTTP/2 server another type, but with `allowHTTP1` its requests, upgrades and closing are those of the
 * plain one.
 */
export function secureServer(
  certificate: Certificate,
  { connectionTimeout, keepAliveTimeout }: ConnectionTimeouts,
  handler: RequestListener,
): Server {
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    settings: { maxConcurrentStreams },
  });
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    session.setTimeout(keepAliveTimeout, () => session.close());
  });
  server.setTimeout(connectionTimeout);
  const plain = server as unknown as Server;
  plain.keepAliveTimeout = keepAliveTimeout;
  plain.on("request", (request, response) => {
    nameHost(request);
    handler(request, response);
  });
  const closeIdleHttp1 = plain.closeIdleConnections.bind(plain);
  return Object.assign(plain, {
    /** Sessions take no new request, and end with those that are open. */
    closeIdleConnections() {
      closeIdleHttp1();
      for (const session of sessions) if (!session.closed) session.close();
    },
    closeAllConnections() {
      closeIdleHttp1();
      for (const session of sessions) session.destroy();
    },
  });
}

/** HTTP/2 names the host in a field of its own (RFC 9113, section 8.3.1), which counts more than a `Host`. */
function nameHost({ headers }: IncomingMessage): void {
  const authority = headers[":authority"];
  if (typeof authority === "string") headers.host = authority;
}
