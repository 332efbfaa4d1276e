/** The API read by the pages of the same process: the same routes and rights as over the wire, without the wire. */
import type { ReadClient } from "#platform/web/load-context.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

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
