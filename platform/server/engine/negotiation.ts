/** Media types of JSON:API 1.1 (section "Content Negotiation"): what may come in, what may go out. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, badRequest, notFound, unsupportedMediaType } from "../errors.ts";

export const mediaType = "application/vnd.api+json";

/** A document as bytes: given text, Fastify would add a charset, which the media type must not carry. */
export const bytes = (document: unknown): Buffer => Buffer.from(JSON.stringify(document));

/** Sends a document; `Vary` keeps what others (CORS) have put there. */
export const sendDocument = (reply: FastifyReply, document: unknown) =>
  varying(reply).header("Content-Type", mediaType).send(bytes(document));

/** An answer in this media type depends on Accept (JSON:API 1.1, "Server Responsibilities"). */
export const varying = (reply: FastifyReply) =>
  reply.header("Vary", [reply.getHeader("Vary"), "Accept"].filter(Boolean).join(", "));

/** `406` only where every JSON:API entry of Accept carries a foreign parameter or an extension we lack. */
export function checkAccept(accept: string | undefined): void {
  if (!accept) return;
  const entries = accept
    .split(",")
    .map(parse)
    .filter(({ type }) => type === mediaType);
  if (entries.length === 0 || entries.some(({ parameters }) => isPlain(parameters))) return;
  throw new ApiError(406, [
    {
      status: "406",
      code: "not_acceptable",
      title: "Not acceptable",
      detail: /*i18n*/ "This API answers application/vnd.api+json without parameters.",
      source: { header: "Accept" },
    },
  ]);
}

/** `415` for a request body of another type; bodyless requests may carry any type (kitsu and devour send one). */
export function checkContentType(request: FastifyRequest, alsoPlainJson: boolean): void {
  const header = request.headers["content-type"];
  if (!header) return;
  const { type, parameters } = parse(header);
  const source = { source: { header: "Content-Type" } };
  if (type === mediaType && !isPlain(parameters)) {
    throw unsupportedMediaType(
      /*i18n*/ "This API takes application/vnd.api+json without parameters.",
      source,
    );
  }
  if (!hasBody(request) || type === mediaType || (alsoPlainJson && type === "application/json")) return;
  throw unsupportedMediaType(/*i18n*/ "Send the request as application/vnd.api+json.", source);
}

/** The request's JSON, or undefined without a body. Parsed only after the caller's rights are known. */
export function jsonBody(request: FastifyRequest): unknown {
  if (!hasBody(request)) return undefined;
  const body = readJson(request.body as string);
  // Only written as an escape can such characters come in at all; a look at every string is for those bodies alone.
  if (/\\u(0000|d[89a-f])/i.test(request.body as string) && !isKeepable(body)) {
    throw badRequest(/*i18n*/ "The request is not valid.", { code: "malformed_text" });
  }
  return body;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest(/*i18n*/ "The request's body is not valid JSON.", { code: "malformed_json" });
  }
}

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
function isKeepable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, below]) => isKeepable(key) && isKeepable(below));
}

/** An `onRequest` hook: a path with a NUL leads nowhere, a query with one is `400` naming its parameter. */
export async function refuseNul({ url }: FastifyRequest): Promise<void> {
  if (!url.includes("%00")) return;
  const [path = "", search] = url.split("?", 2);
  if (path.includes("%00")) throw notFound();
  const [parameter] = [...new URLSearchParams(search)].find((pair) => pair.join().includes("\0")) ?? [];
  const source = { source: { parameter } };
  throw badRequest(/*i18n*/ "The request is not valid.", { code: "malformed_text", ...source });
}

const hasBody = (request: FastifyRequest) => typeof request.body === "string" && request.body.trim() !== "";

function parse(entry: string) {
  const [type = "", ...rest] = entry.split(";").map((part) => part.trim());
  return {
    type: type.toLowerCase(),
    parameters: rest.map((part) => part.split("=")[0]!.trim().toLowerCase()),
  };
}

/** `profile` may be anything (unknown ones are ignored); we speak no `ext`; `q` is the header's, not the type's. */
const isPlain = (parameters: string[]) => parameters.every((name) => name === "profile" || name === "q");
