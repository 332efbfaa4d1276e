/** An action: one POST that is not a plain create, under a resource or by itself. */
import type { ActorKind } from "#platform/shared/actor.ts";
import type { Entity } from "#platform/shared/entity.ts";
import type { OperatorRole } from "#platform/shared/operator-role.ts";
import type { AccessLevel } from "#platform/shared/standing.ts";
import type { z } from "zod";
import type { WriteContext } from "./context.ts";
import type { Answers } from "./engine/describe-route.ts";
import type { Row, TableOf } from "./resource.ts";

export interface ActionReply {
  status?: number;
  headers?: Record<string, string>;
  /** Present this resource as the document, read as the caller sees it. */
  resource?: { type: string; id: string };
  /** Or answer with this JSON unchanged. */
  json?: unknown;
}

type Params = Record<string, string>;

export interface Action {
  method: "POST" | "DELETE";
  /** Below the API's base, with `:params`: `employer/job_listings/:id/publish`. */
  path: string;
  /** The kinds that may; others get 401 (guests) or 403. Operators are named where they may. */
  for: ActorKind[];
  /** Which employers may, by their standing; `reviewed` by default. */
  access?: AccessLevel;
  /** Which operators may, by their role, where `for` names them; by default those alone who may everything. */
  operators?: readonly OperatorRole[];
  /** Also for operators who must first change the password or show the second factor. */
  allowIncompleteSignIn?: boolean;
  /** The body, flat JSON or the attributes of a JSON:API document. */
  input: z.ZodType;
  /**
   * The entity it acts on: before the body is read, the engine finds the row that `:id` (or the resource's alternate key)
   * names among those that `visibleTo` and the `scope` of the path's collection show the caller, and locks it; otherwise
   * it answers 404. `run` is given the row.
   */
  on?: Entity;
  /** Where the path names no row of an entity: finds what it names, or throws what the caller may know. */
  find?: (context: WriteContext, params: Params) => Promise<unknown>;
  /** Runs in the request's transaction, with the row of `on`, what `find` found, or the path's parameters. */
  run: (context: WriteContext, input: never, found: never) => Promise<ActionReply>;
  /** Its reply holds a secret: the `Idempotency-Key` is ignored, so that the reply is stored nowhere. */
  skipIdempotency?: boolean;
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** What it answers, for the OpenAPI document; by default 200 with the row that it acts `on`. */
  answers?: Answers;
}

type ActionParts<S extends z.ZodType> = Omit<Action, "input" | "on" | "find" | "run" | "method"> & {
  method?: Action["method"];
  input: S;
};

/** Declares an action; `input` is parsed before `run` sees it, and an `ApiError` thrown by `run` refuses. */
export function action<S extends z.ZodType, E extends Entity>(
  parts: ActionParts<S> & {
    on: E;
    run: (context: WriteContext, input: z.output<S>, row: Row<TableOf<E>>) => Promise<ActionReply>;
  },
): Action;
export function action<S extends z.ZodType, Found = Params>(
  parts: ActionParts<S> & {
    answers: Answers;
    find?: (context: WriteContext, params: Params) => Promise<Found>;
    run: (context: WriteContext, input: z.output<S>, found: Found) => Promise<ActionReply>;
  },
): Action;
export function action(parts: ActionParts<z.ZodType>): Action {
  return { method: "POST", ...parts } as Action;
}
