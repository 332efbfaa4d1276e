/** Compresses texts of more than 1 kB: pages, documents, sitemaps, CSV downloads, scripts. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * For the routes that are registered after it; `/files` stands before, because its ranges and lengths are those of the
 * stored bytes. Bodies of requests are not unpacked: that would only invite bombs.
 *
 * What is compressed may hold a secret beside text of an attacker's choice (BREACH). Measuring its length takes a victim's
 * browser that sends its session along with a request of the attacker's page. Sessions travel in headers that other
 * origins cannot send. The cookie by which pages know their reader is `SameSite=Lax`: another page's requests go without
 * it unless they open a whole page, and no page holds a token.
 */
export const compressResponses = (app: FastifyInstance) =>
  app.register(compress, {
    encodings: ["br", "gzip"],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    customTypes: /^text\/(?!event-stream)|^image\/svg\+xml|(?:\/|\+)(?:json|javascript|xml)(?:;|$)/,
  });
