/** Media types of JSON:API 1.1 (section "Content Negotiation"): what may come in, what may go out. */
import type { FastifyRequest } from "fastify";
import { ApiError, badRequest, unsupportedMediaType } from "../errors.ts";

export const mediaType = "application/vnd.api+json";

/** A document as bytes: given text, Fastify would add a charset, which the media type must not carry. */
export const bytes = (document: unknown): Buffer => Buffer.from(JSON.stringify(document));

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
  try {
    return JSON.parse(request.body as string);
  } catch {
    throw badRequest(/*i18n*/ "The request's body is not valid JSON.", { code: "malformed_json" });
  }
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
