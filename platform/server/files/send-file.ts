/**
 * Responds with a stored file: streamed, in ranges where requested (videos), and harmless regardless of its
 * contents.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ByteRange, FileStorage } from "./storage.ts";
import type { FileRow } from "./upload-processor.ts";

/**
 * `disposition` inline only for what cannot run scripts; even then the page it would make is closed in a
 * sandbox.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  file: FileRow,
  disposition: "inline" | "attachment",
): Promise<FastifyReply> {
  const range = rangeOf(request.headers.range, file.byteSize);
  reply
    .type(file.contentType)
    .header("content-disposition", dispositionOf(disposition, file.filename))
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .header("cross-origin-resource-policy", disposition === "inline" ? "cross-origin" : "same-origin")
    .header("accept-ranges", "bytes");
  if (range === "outside") return reply.code(416).header("content-range", `bytes */${file.byteSize}`).send();
  if (!range) return reply.header("content-length", file.byteSize).send(await storage.open(file.id));
  return reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${file.byteSize}`)
    .header("content-length", range.end - range.start + 1)
    .send(await storage.open(file.id, range));
}

/** One range only; several at once are answered with the whole, as RFC 9110 (14.2) allows. */
function rangeOf(header: string | undefined, size: number): ByteRange | "outside" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end || start >= size ? "outside" : { start, end };
}

/** The header that names a file, for names with any characters. */
export const dispositionOf = (disposition: "inline" | "attachment", filename: string) =>
  `${disposition}; ${nameOf(filename)}`;

/** A plain name for old programs and the true one (RFC 6266, 4.3). */
function nameOf(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%/]/g, "_");
  const coded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${coded}`;
}
