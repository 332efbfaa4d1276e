/** `GET openapi.json`, and `GET docs`: the same document as pages to browse and try. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

interface DocsOptions {
  /** Made at the first request: by then every route is known. */
  document: () => object;
}

const assets = dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

export async function apiDocs(server: FastifyInstance, { document }: DocsOptions): Promise<void> {
  let renderedDocument: string | undefined;
  server.get("/openapi.json", (_request, reply) =>
    reply.type("application/json").send((renderedDocument ??= JSON.stringify(document()))),
  );
  server.get("/docs", (_request, reply) =>
    reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8").send(page),
  );
  server.get("/docs/start.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(start));
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
