/** `GET openapi.json`, and `GET docs`: the same document as pages to browse and try. */
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { describeRoute, file, hiddenRoute, json, nothing } from "../engine/describe-route.ts";

interface DocsOptions {
  /** Made at the first request: by then every route is known. */
  document: () => object;
}

const assets = dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

export async function apiDocs(server: FastifyInstance, { document }: DocsOptions): Promise<void> {
  let rendered: { text: string; etag: string } | undefined;
  const documentDescription = describeRoute({
    summary: "This document.",
    answers: { 200: json(z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })), 304: nothing },
  });
  server.get("/openapi.json", documentDescription, (request, reply) => {
    const { text, etag } = (rendered ??= render(document()));
    reply.header("ETag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json").send(text);
  });
  const docsDescription = describeRoute({
    summary: "This document as pages to browse and try.",
    answers: { 200: file("text/html") },
  });
  server.get("/docs", docsDescription, (_request, reply) =>
    reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8").send(page),
  );
  server.get("/docs/start.js", hiddenRoute, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(start),
  );
  const files = ["swagger-ui.css", "swagger-ui-bundle.js"];
  const allowedPath = (path: string) => files.some((file) => path.endsWith(`/${file}`));
  await server.register(fastifyStatic, {
    root: assets,
    prefix: "/docs/",
    allowedPath,
    decorateReply: false,
    maxAge: "1d",
  });
}

/** The ETag is a weak one, because the same text is sent in several encodings. */
function render(document: object) {
  const text = JSON.stringify(document);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 27);
  return { text, etag: `W/"${hash}"` };
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · Cubby</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: "openapi.json", dom_id: "#docs", deepLinking: true, docExpansion: "none" });`;
