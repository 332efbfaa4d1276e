/**
 * The API as the pages of the same process read it: the same routes and rights as over the network, without
 * the network.
 */
import { randomBytes } from "node:crypto";
import { isSameSecret } from "#platform/server/crypto/is-same-secret.ts";
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

/** Reads as a guest at the visitor's address, host and language. */
export const inProcessApi =
  (app: FastifyInstance) =>
  (request: FastifyRequest): ReadClient => ({
    async get(path) {
      const { host = "localhost", cookie, "accept-language": language } = request.headers;
      const answer = await app.inject({
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
      if (answer.statusCode === 200) return answer.json();
      throw Object.assign(new Error(`GET ${path.split("?")[0]} answered ${answer.statusCode}`), {
        status: answer.statusCode,
      });
    },
  });
