/**
 * Signing in where scripts are blocked: the log-in page's form as browsers send it by themselves. The answer sets the
 * cookie by which pages know their reader and no tokens: the browser reads pages and can change nothing.
 */
import type { PlainSignInProblem } from "#features/accounts/plain-sign-in.ts";
import { pages, roleHome } from "#features/paths.ts";
import { forbidden } from "#platform/server/errors.ts";
import { userTypes } from "#features/accounts/account.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";

const formType = "application/x-www-form-urlencoded";
const maxFormBytes = 16_384;
const credentials = z.object({
  email: z.string().max(1000).catch(""),
  password: z.string().max(1000).catch(""),
});
const signedIn = z.object({
  data: z.object({ attributes: z.object({ userType: z.enum(userTypes) }) }),
});

/** `POST /login`. Tries are counted by the API's own sign-in, which it calls in this process. */
export async function plainSignIn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      formType,
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(pages.login, async (request, reply) => {
      if (!isFromOurPage(request)) throw forbidden(/*i18n*/ "Please log in on our own page.");
      const input = credentials.catch({ email: "", password: "" }).parse(request.body);
      const answer = await app.inject({
        method: "POST",
        url: "/api/accounts/sign_in",
        remoteAddress: request.ip,
        headers: sameCaller(request),
        payload: JSON.stringify(input),
      });
      reply.header("Cache-Control", "no-store");
      const search = new URL(request.url, "http://page").search;
      const account = signedIn.safeParse(answer.statusCode === 200 ? answer.json() : null).data?.data
        .attributes;
      if (!account) return reply.redirect(withProblem(search, problemOf(answer.statusCode)), 303);
      const cookie = answer.headers["set-cookie"];
      if (cookie) reply.header("Set-Cookie", cookie);
      return reply.redirect(returnPath(search) ?? roleHome(account.userType), 303);
    });
  });
}

/** Another site's form could sign its visitor in to an account of its own: browsers name the page that sends one. */
function isFromOurPage({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && URL.parse(origin)?.host === host;
}

function sameCaller({ headers }: FastifyRequest): Record<string, string> {
  const { host = "localhost", "user-agent": agent, "accept-language": language } = headers;
  return {
    host,
    "content-type": "application/json",
    ...(agent ? { "user-agent": agent } : {}),
    ...(language ? { "accept-language": language } : {}),
  };
}

function problemOf(status: number): PlainSignInProblem {
  if (status === 422) return "credentials";
  return status === 429 ? "too_many" : "other";
}

function withProblem(search: string, problem: PlainSignInProblem): string {
  const params = new URLSearchParams(search);
  params.set("problem", problem);
  return `${pages.login}?${params}`;
}
