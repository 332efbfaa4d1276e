/** Media types of JSON:API 1.1 (section "Content Negotiation"): what may come in, what may go out. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, badRequest, notFound, escapePointerPart, unsupportedMediaType } from "../errors.ts";

export const mediaType = "application/vnd.api+json";

/** A document as bytes: given text, Fastify would add a charset, which the media type must not carry. */
export const toBytes = (document: unknown): Buffer => Buffer.from(JSON.stringify(document));

/** Sends a document; retains what others (CORS) have put into `Vary`. */
export const sendDocument = (reply: FastifyReply, document: unknown) => sendBytes(reply, toBytes(document));

/** The same where the document is bytes already. */
export const sendBytes = (reply: FastifyReply, document: Buffer) =>
  varyOnAccept(reply).header("Content-Type", mediaType).send(document);

/** An answer in this media type depends on Accept (JSON:API 1.1, "Server Responsibilities"). */
export const varyOnAccept = (reply: FastifyReply) =>
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
  if (bodyText(request) === undefined || type === mediaType || (alsoPlainJson && type === "application/json"))
    return;
  throw unsupportedMediaType(/*i18n*/ "Send the request as application/vnd.api+json.", source);
}

/** The request's JSON, or undefined without a body. Parsed only after the caller's rights are known. */
export function jsonBody(request: FastifyRequest): unknown {
  const text = bodyText(request);
  if (text === undefined) return undefined;
  const body = readJson(text);
  // Such characters can only arrive as an escape; only those bodies are searched string by string.
  if (/\\u(0000|d[89a-f])/i.test(text)) rejectBrokenText(body);
  return body;
}

/** `422` at each value that PostgreSQL cannot store. */
function rejectBrokenText(body: unknown): void {
  const pointers = brokenTexts(body, "").slice(0, maxErrors);
  if (pointers.length === 0) return;
  const errors = pointers.map((pointer) => ({
    status: "422",
    code: "malformed_text",
    title: "Not valid",
    detail: /*i18n*/ "This text holds a character that cannot be saved. Delete it, then type it again.",
    source: { pointer },
    meta: { field: /^(?:\/data\/attributes)?\/([^/]+)/.exec(pointer)?.[1] ?? "" },
  }));
  throw new ApiError(422, errors);
}

const maxErrors = 20;

function readJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    if (!isDeeper(value, maxDepth)) return value;
  } catch {
    // Answered below: what is no JSON, and what nobody nests so deep.
  }
  throw badRequest(/*i18n*/ "The request's body is not valid JSON.", { code: "malformed_json" });
}

/** Code that walks a body may recurse for each level. */
const maxDepth = 50;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((children) => isDeeper(children, levels - 1)));

/**
 * JSON pointers of the texts that hold a NUL or half of a surrogate pair; for a name that does, of its
 * parent.
 */
function brokenTexts(value: unknown, pointer: string): string[] {
  if (typeof value === "string") return isStorable(value) ? [] : [pointer];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (!Array.isArray(value) && !entries.every(([name]) => isStorable(name))) return [pointer];
  return entries.flatMap(([name, below]) => brokenTexts(below, `${pointer}/${escapePointerPart(name)}`));
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** An `onRequest` hook: a path with a NUL leads nowhere, a query with one is `400` naming its parameter. */
export async function rejectNulCharacters({ url }: FastifyRequest): Promise<void> {
  if (!url.includes("%00")) return;
  const [path = "", search] = url.split("?", 2);
  if (path.includes("%00")) throw notFound();
  const [parameter] = [...new URLSearchParams(search)].find((pair) => pair.join().includes("\0")) ?? [];
  const source = { source: { parameter } };
  throw badRequest(/*i18n*/ "The request is not valid.", { code: "malformed_text", ...source });
}

/** Undefined without a body. */
const bodyText = ({ body }: FastifyRequest) =>
  typeof body === "string" && body.trim() !== "" ? body : undefined;

function parse(entry: string) {
  const [type = "", ...rest] = entry.split(";").map((part) => part.trim());
  return {
    type: type.toLowerCase(),
    parameters: rest.map((part) => part.split("=")[0]!.trim().toLowerCase()),
  };
}

/** `profile` may be anything (unknown ones are ignored); we speak no `ext`; `q` is the header's, not the type's. */
const isPlain = (parameters: string[]) => parameters.every((name) => name === "profile" || name === "q");
