/**
 * The API as the pages of the same process read it: the same routes and rights as over the network, without
 * the network.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { isSameSecret } from "#platform/server/crypto/is-same-secret.ts";
import { type Actor, guest, isSignedIn } from "#platform/shared/actor.ts";
import { positionHeader } from "#platform/shared/live-position.ts";
import type { ReadClient } from "#platform/web/data/loader-context.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Nobody outside of this process can know it. */
const inProcessKey = randomBytes(32).toString("base64url");
const keyHeader = "x-in-process";

/** Whether the request comes from a page of this process, which was counted before it was rendered. */
export function isInProcess({ headers }: FastifyRequest): boolean {
  const sentKey = headers[keyHeader];
  return typeof sentKey === "string" && isSameSecret(sentKey, inProcessKey);
}

/** Who reads by way of `inProcessApi`. No header names it, so that nobody outside of this process can. */
const readers = new AsyncLocalStorage<Actor>();

/** The reader of the page for which this request of the API is made; a guest for every other request. */
export function readerInProcess(request: FastifyRequest): Actor {
  return (request.method === "GET" && isInProcess(request) && readers.getStore()) || guest;
}

/** Reads at the visitor's address, host and language: as a guest, or as the reader of the page. */
export const inProcessApi =
  (app: FastifyInstance) =>
  (request: FastifyRequest, reader: Actor = guest): ReadClient => ({
    async get(path) {
      const { host = "localhost", cookie, "accept-language": language } = request.headers;
      const inject = async () =>
        app.inject({
          method: "GET",
          url: `/api/${path}`,
          remoteAddress: request.ip,
          headers: {
            host,
            [keyHeader]: inProcessKey,
            ...(cookie ? { cookie } : {}),
            ...(language ? { "accept-language": language } : {}),
          },
        });
      const answer = await readers.run(reader, inject);
      if (answer.statusCode === 200)
        return isSignedIn(reader) ? { ...answer.json(), ...versionOf(answer.headers) } : answer.json();
      throw Object.assign(new Error(`GET ${path.split("?")[0]} answered ${answer.statusCode}`), {
        status: answer.statusCode,
      });
    },
  });

/** What a browser takes from the headers of an answer that it changes or keeps current (api-client/api.ts). */
function versionOf(headers: Record<string, unknown>): { etag?: string; position?: string } {
  const { etag, [positionHeader.toLowerCase()]: position } = headers;
  return {
    ...(typeof etag === "string" && { etag }),
    ...(typeof position === "string" && { position }),
  };
}
