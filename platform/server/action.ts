/** An action: one POST that is not a plain create, under a resource or by itself. */
import type { ActorKind } from "#platform/shared/actor.ts";
import type { EmployerAccess } from "#platform/shared/standing.ts";
import type { z } from "zod";
import type { WriteContext } from "./context.ts";

export interface ActionReply {
  status?: number;
  headers?: Record<string, string>;
  /** Present this resource as the document, read as the caller sees it. */
  resource?: { type: string; id: string };
  /** Or answer this JSON as it stands. */
  json?: unknown;
}

type Params = Record<string, string>;

export interface Action {
  method: "POST" | "DELETE";
  /** Below the API's base, with `:params`: `employer/job_listings/:id/publish`. */
  path: string;
  /** The kinds that may; others get 401 (guests) or 403. Operators are named where they may. */
  for: ActorKind[];
  /** Which employers may, by their standing; `reviewed` unless said. */
  access?: EmployerAccess;
  /** Also for operators who must first change the password or show the second factor. */
  allowIncompleteSignIn?: boolean;
  /** The body, flat JSON or the attributes of a JSON:API document. */
  input: z.ZodType;
  /** Reads what the path names before the body is looked at; throws where it is not there for the caller. */
  find?: (context: WriteContext, params: Params) => Promise<unknown>;
  /** Runs in the request's transaction, with what `find` found (else the path's parameters); throws an `ApiError` to refuse. */
  run: (context: WriteContext, input: never, found: never) => Promise<ActionReply>;
  /** Its answer holds a secret: an `Idempotency-Key` is not looked at, so that the answer is stored nowhere. */
  skipIdempotency?: boolean;
  /** One sentence for the OpenAPI document. */
  summary: string;
}

/** Declares an action; `input` is parsed before `run` sees it. */
export function action<S extends z.ZodType, Found = Params>(
  parts: Omit<Action, "input" | "find" | "run" | "method"> & {
    method?: Action["method"];
    input: S;
    find?: (context: WriteContext, params: Params) => Promise<Found>;
    run: (context: WriteContext, input: z.output<S>, found: Found) => Promise<ActionReply>;
  },
): Action {
  return { method: "POST", ...parts } as Action;
}
