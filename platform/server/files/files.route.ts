/**
 * /files: the signed PUT of an upload, uploads in parts, signed downloads, and the public images. Registered
 * at the root, not below /api.
 */
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { notFound } from "../errors.ts";
import { errorDocument } from "../http/error-responses.ts";
import type { TokenSigner } from "../crypto/signed-token.ts";
import { purposeOf } from "./purposes.ts";
import { resumablePath, resumableUploads } from "./resumable.ts";
import { sendFile } from "./send-file.ts";
import type { FileStorage } from "./storage.ts";
import type { FileRow, UploadProcessor } from "./upload-processor.ts";

export interface FileRouteOptions {
  db: Database;
  storage: FileStorage;
  processor: UploadProcessor;
  tokens: TokenSigner;
  /** Other web origins that may send files in parts. */
  allowedOrigins: readonly string[];
  /** Whether a link still serves whom it was made for: their rights may have ended since. */
  mayDownload?: (by: string) => Promise<boolean>;
  /** Called when a download link that names an employer profile was followed. */
  followed?: (fileId: string, by: string) => Promise<void>;
}

/** A wildcard, because a token is longer than the 100 characters Fastify gives a named parameter. */
interface ByToken {
  Params: { "*": string };
}

/**
 * Tokens are the right to act here; sessions play no part. Use `server.register(fileRoutes, options)`:
 * bodies stay streams.
 */
export async function fileRoutes(
  server: FastifyInstance,
  { db, storage, processor, tokens, allowedOrigins, mayDownload, followed }: FileRouteOptions,
): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
  const resume = resumableUploads({
    storage,
    processor,
    find: findFile,
    allowedOrigins,
    documentOf: errorDocument,
  });

  server.put<ByToken & { Body: Readable | undefined }>("/files/uploads/*", async (request, reply) => {
    const file = await verifiedToken("upload", request.params["*"]);
    // The client may not have received our first reply; the bytes are verified already and stay as they
    // are.
    await processor.receive(file, request.body ?? request.raw);
    return reply.code(204).send();
  });

  server.head<ByToken>(`${resumablePath}/*`, async (request, reply) => {
    const { id } = await processor.verify(await verifiedToken("resume", request.params["*"]));
    reply.hijack();
    return resume(request.raw, reply.raw, id);
  });

  // The state of a file, and why it was refused: a reply to HEAD has no body.
  server.get<ByToken>(`${resumablePath}/*`, async (request) => {
    const { state } = await processor.verify(await verifiedToken("resume", request.params["*"]));
    return { state };
  });

  server.patch<ByToken>(`${resumablePath}/*`, async (request, reply) => {
    const file = await verifiedToken("resume", request.params["*"]);
    if (file.state === "refused") await processor.verify(file);
    // The last part again, from a client that did not receive the reply to it.
    if (file.state === "stored") return reply.code(204).headers(hasArrived(file)).send();
    reply.hijack();
    return resume(request.raw, reply.raw, file.id);
  });

  server.options(`${resumablePath}/*`, async (request, reply) => {
    reply.hijack();
    return resume(request.raw, reply.raw, "");
  });

  server.get<{ Params: { id: string } }>("/files/public/:id", async (request, reply) => {
    const file = await findFile(request.params.id);
    if (!file?.attachedAt || !purposeOf(file.purpose)?.isPublic) throw notFound();
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return sendFile(request, reply, storage, file, "inline");
  });

  server.get<ByToken>("/files/*", async (request, reply) => {
    const token = request.params["*"];
    const download = await tokens.read("download", token);
    const show = download ? undefined : await tokens.read("show", token);
    const file = await findFile((download ?? show)?.id);
    if (file?.state !== "stored") throw notFound();
    const reader = (download ?? show)?.["by"];
    const by = typeof reader === "string" ? reader : null;
    if (by && mayDownload && !(await mayDownload(by))) throw notFound();
    // A program that reads a file by ranges opened it once.
    const isWhole = !request.headers.range || request.headers.range.startsWith("bytes=0-");
    if (by && download && isWhole) await followed?.(file.id, by);
    const mayShow = show && /^(image|video)\//.test(file.contentType);
    reply.header("cache-control", mayShow ? "private, max-age=3600" : "private, no-store");
    return sendFile(request, reply, storage, file, mayShow ? "inline" : "attachment");
  });

  async function verifiedToken(use: "upload" | "resume", token: string): Promise<FileRow> {
    const file = await findFile((await tokens.read(use, token))?.id);
    if (!file) throw notFound();
    return file;
  }

  async function findFile(id: string | undefined): Promise<FileRow | undefined> {
    if (!id || !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) return undefined;
    return db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  }
}

const hasArrived = ({ byteSize }: FileRow) => ({ "tus-resumable": "1.0.0", "upload-offset": byteSize });
