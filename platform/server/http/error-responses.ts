/** Turns any error a handler throws into a JSON:API error document in the caller's language. */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendDocument } from "../engine/negotiation.ts";
import { ApiError, type ErrorObject, notFound, unavailable } from "../errors.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import { translator } from "../translations.ts";

/** Sets the error and not-found handlers of the API's scope. `report` receives unexpected errors. */
export function handleErrors(
  server: FastifyInstance,
  report: (error: Error, request: FastifyRequest) => void,
): void {
  server.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      if (error.status >= 500)
        request.log.error({ err: error.cause ?? error }, "a request had to be put off");
      return send(request, reply, error);
    }
    const clientError = fromFastify(error);
    // A statement that takes too long is not the caller's fault, and needs attention.
    if (clientError && clientError.status >= 500)
      request.log.error({ err: error }, "the database took too long");
    if (clientError) return send(request, reply, clientError);
    request.log.error({ err: error }, "request failed");
    report(error, request);
    return send(request, reply, serverError(request.id));
  });
  server.setNotFoundHandler((request, reply) => send(request, reply, notFound()));
}

/** What Fastify refuses before it knows a route: a path that cannot be read. */
export const sendFastifyError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, fromFastify(error) ?? notFound());

const send = (request: FastifyRequest, reply: FastifyReply, error: ApiError) =>
  sendDocument(reply.code(error.status).headers(error.headers), errorDocument(error, request.headers));

/** The body of an error response, in the caller's language. */
export function errorDocument(error: ApiError, headers: IncomingHttpHeaders): { errors: ErrorObject[] } {
  const t = translator(chosenLanguage(headers.cookie, headers["accept-language"]));
  return { errors: error.errors.map((one) => ({ ...one, detail: t(one.detail, one.meta) })) };
}

/**
 * PostgreSQL's code for a row that may exist only once. Two simultaneous requests pass any check made
 * before.
 */
const uniqueViolation = "23505";

/** Its word for a row that others refer to, or that refers to one that is gone. */
const foreignKeyViolation = "23503";

const tooLong = /*i18n*/ "This is taking too long right now. Please try again in a moment.";
const lockedRow = /*i18n*/ "Somebody else is changing this right now. Please try again in a moment.";
/** PostgreSQL's codes for timeouts and exhausted connections (its appendix A). */
const timeoutErrors = new Map([
  ["57014", { code: "timeout", detail: tooLong }],
  ["25P03", { code: "timeout", detail: tooLong }],
  ["55P03", { code: "locked", detail: lockedRow }],
  ["53300", { code: "busy", detail: tooLong }],
]);

/** What Fastify itself refuses before a handler runs, and constraint violations that no check caught. */
function fromFastify({ statusCode, code, message }: FastifyError): ApiError | null {
  if (code === uniqueViolation) {
    return singleError(409, "duplicate", "Conflict", /*i18n*/ "There is one like this already.");
  }
  if (code === foreignKeyViolation) {
    return message.startsWith("update or delete")
      ? singleError(409, "in_use", "Conflict", /*i18n*/ "This is still in use, so it can't be deleted.")
      : singleError(409, "gone", "Conflict", /*i18n*/ "What this belongs to is not there any more.");
  }
  const timeoutError = timeoutErrors.get(code);
  if (timeoutError) return unavailable(timeoutError.code, timeoutError.detail);
  if (statusCode === 413) {
    return singleError(413, "too_large", "Too large", /*i18n*/ "That is too large to send.");
  }
  if (statusCode === 415) {
    return singleError(
      415,
      "unsupported_media_type",
      "Unsupported media type",
      /*i18n*/ "Send the request as JSON.",
    );
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return singleError(
      statusCode,
      code?.toLowerCase() ?? "bad_request",
      "Bad request",
      /*i18n*/ "The request is not valid.",
    );
  }
  return null;
}

function singleError(
  status: number,
  code: string,
  title: string,
  detail: string,
  meta?: ErrorObject["meta"],
): ApiError {
  return new ApiError(status, [{ status: String(status), code, title, detail, ...(meta ? { meta } : {}) }]);
}

const serverError = (requestId: string) =>
  singleError(
    500,
    "server_error",
    "Something went wrong",
    /*i18n*/ "Sorry, something went wrong on our side. Try again.",
    {
      requestId,
    },
  );
