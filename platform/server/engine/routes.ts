/** Mounts every collection and action on Fastify: rights first, then the body, then one transaction. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Action } from "../action.ts";
import { type AuditEntry, recordSupervised } from "../audit.ts";
import type { Context, WriteContext } from "../context.ts";
import type { ContextOptions } from "../feature.ts";
import { conflict, forbidden, notFound, unauthorized } from "../errors.ts";
import type { Collection, Resource, AnyTable } from "../resource.ts";
import { flatBody, parseDocument, parseFields } from "./body.ts";
import { checkAccept, checkContentType, jsonBody, sendBytes, sendDocument, toBytes } from "./negotiation.ts";
import { collectionDocument } from "./collection-document.ts";
import { singleDocument } from "./document.ts";
import { hiddenRoute } from "./describe-route.ts";
import { etag, ifMatch } from "./etag.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import { requireAccess } from "../require-standing.ts";
import { z } from "zod";
import { runInTransaction } from "./in-transaction.ts";
import { parseQuery } from "./query.ts";
import { lockVisibleRow, mayUseCollection, readOne } from "./read.ts";
import type { Registry } from "./registry.ts";
import { shareAnswers } from "./share-answers.ts";
import { actionReply, documentReply, type RetryWrite, runWrite, sendReply } from "./write-reply.ts";
import { updateRow, createRow, deleteRow } from "./write.ts";

export interface EngineOptions {
  registry: Registry;
  actions: Action[];
  contextOf: (request: FastifyRequest, options?: ContextOptions) => Promise<Context>;
  /** Runs a write's transaction, again after what it lacked was done outside of it (a file was verified). */
  retryWrite?: RetryWrite;
}

type Params = { Params: Record<string, string> };
type Write = "create" | "change" | "delete";

/**
 * Registers the engine's routes in a scope of its own, where bodies stay text until the caller's rights are known.
 * They are hidden as routes: the document reads what they do off the resources and actions, and a method that no kind
 * may use has a route, to refuse it, and no operation.
 */
export function mountEngine(
  server: FastifyInstance,
  { registry, actions, contextOf, retryWrite = (write) => write() }: EngineOptions,
): void {
  const share = shareAnswers<Buffer>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  for (const resource of registry.resources) {
    for (const [path, collection] of Object.entries(resource.collections))
      mountCollection(resource, path, collection);
  }
  for (const action of actions) mountAction(action);

  function mountCollection(resource: Resource, path: string, collection: Collection<AnyTable>): void {
    const url = `/${path}`;

    server.get<Params>(url, hiddenRoute, async (request, reply) => {
      const context = await requireAccessTo(request, collection, resource);
      const asked = { resource, collection, path, url: request.url };
      const make = async () => toBytes(await collectionDocument(registry, context, asked));
      // Visitors of one site see the same.
      const { actor, origin, language } = context;
      const isShared = actor.kind === "guest";
      return sendBytes(
        reply,
        await (isShared ? share(`${origin} ${language} ${request.url}`, make) : make()),
      );
    });

    server.get<Params>(`${url}/:id`, hiddenRoute, async (request, reply) => {
      const context = await requireAccessTo(request, collection, resource);
      const row = await found(resource, collection, context, request.params.id!);
      const query = parseQuery(registry, resource, collection, searchOf(request.url), context.actor, true);
      await resource.onOpened?.(context, row);
      // What never changes has no versions: it is the first for ever.
      reply.header("ETag", etag(row.version ?? 1));
      return sendDocument(reply, await singleDocument(registry, resource, context, row, query, path));
    });

    const post = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await requireAccessTo(request, collection, resource, "create");
      checkContentType(request, false);
      const input = parseDocument(resource.entity, jsonBody(request));
      await resource.create?.beforeTransaction?.(context, input.values);
      await runWrite(
        context,
        request,
        reply,
        async (write) => {
          const id = await createRow(registry, resource, write, input);
          return documentReply(registry, write, 201, resource, id);
        },
        { retryWrite },
      );
    };
    // A plain route of a feature may speak another protocol at the same address (ahoy/visits).
    if (!server.hasRoute({ method: "POST", url: server.prefix + url })) server.post(url, hiddenRoute, post);

    server.patch<Params>(`${url}/:id`, hiddenRoute, async (request, reply) => {
      const context = await requireAccessTo(request, collection, resource, "change");
      const answer = await retryWrite(() =>
        runInTransaction(context.db, async (db) => {
          const write: WriteContext = { ...context, db };
          const row = await found(resource, collection, write, request.params.id!);
          checkContentType(request, false);
          const input = parseDocument(resource.entity, jsonBody(request), row.id);
          await updateRow(registry, resource, write, row, input, ifMatch(request));
          return documentReply(registry, write, 200, resource, row.id);
        }),
      );
      delete answer.headers.Location;
      return sendReply(reply, answer);
    });

    server.delete<Params>(`${url}/:id`, hiddenRoute, async (request, reply) => {
      const context = await requireAccessTo(request, collection, resource, "delete");
      await runWrite(
        context,
        request,
        reply,
        async (write) => {
          const row = await found(resource, collection, write, request.params.id!);
          await deleteRow(registry, resource, write, row);
          return { status: 204, headers: {}, body: null };
        },
        { retryWrite },
      );
    });
  }

  function mountAction(action: Action): void {
    server.route<Params>({
      ...hiddenRoute,
      method: action.method,
      url: `/${action.path}`,
      handler: async (request, reply) => {
        const context = await contextOf(request, {
          ...openToEveryone,
          allowIncompleteSignIn: action.allowIncompleteSignIn,
        });
        checkAccept(request.headers.accept);
        requireKind(mayRun(action, context), context);
        requireAccess(context.actor, action.access, "write");
        await runWrite(
          context,
          request,
          reply,
          async (write) => {
            const target = await findTarget(action, write, request.params);
            checkContentType(request, true);
            const input = parseFields(action.input, flatBody(jsonBody(request)));
            // `action` has paired `run` with its schema and with what it is about.
            const answer = await action.run(write, input as never, target as never);
            await recordSupervised(write, auditEntryOf(action, request.params));
            return actionReply(registry, write, answer);
          },
          { ...action, retryWrite },
        );
      },
    });
  }

  function findTarget(action: Action, write: WriteContext, params: Record<string, string>): unknown {
    const { on, find, path } = action;
    if (!on) return find ? find(write, params) : params;
    const resource = registry.byType(on.type);
    const collection = resource.collections[path.split("/:")[0]!];
    return lockVisibleRow(resource, write, params.id ?? params.slug ?? "", collection);
  }

  async function requireAccessTo(
    request: FastifyRequest,
    collection: Collection<AnyTable>,
    resource: Resource,
    write?: Write,
  ) {
    checkAccept(request.headers.accept);
    const context = await contextOf(request, openToEveryone);
    requireKind(mayUseCollection(resource, collection, context.actor), context);
    if (write) requireKind(mayWrite(collection, resource, write, context), context);
    requireAccess(context.actor, resource.access, write ? "write" : "read");
    return context;
  }
}

/** "POST employer/jobs/:id/publish" is `publish` of `jobs`; DELETE undoes what POST does: `delete_like`. */
function auditEntryOf({ path, method }: Action, params: Record<string, string>): AuditEntry {
  const names = path.split("/").filter((part) => !part.startsWith(":"));
  const verb = names.at(-1)!;
  const { id } = params;
  return {
    action: method === "DELETE" ? `delete_${verb}` : verb,
    entity: names.at(-2) ?? verb,
    ...(z.uuid().safeParse(id).success ? { entityId: id! } : {}),
  };
}

/** The engine itself requests the standing, once it knows what is requested. */
const openToEveryone: ContextOptions = { access: "everyone" };

const searchOf = (url: string) => url.split("?")[1] ?? "";

async function found(
  resource: Resource,
  collection: Collection<AnyTable>,
  context: Context | WriteContext,
  id: string,
) {
  const row = await readOne(resource, collection, context, id);
  if (!row) throw notFound();
  return row;
}

function mayWrite(
  collection: Collection<AnyTable>,
  resource: Resource,
  write: Write,
  context: Context,
): boolean {
  const { create, updatableBy: change, delete: remove } = resource;
  const knowsOperation = Boolean({ create, change, delete: remove }[write]);
  const { actor } = context;
  if (!knowsOperation) return false;
  return actor.kind === "operator"
    ? hasOperatorRole(actor, resource.operators?.write)
    : (collection[write] ?? []).includes(actor.kind);
}

function mayRun({ for: kinds, operators }: Action, { actor }: Context): boolean {
  return kinds.includes(actor.kind) && (actor.kind !== "operator" || hasOperatorRole(actor, operators));
}

/** Guests get `401`; a team member who has not chosen an employer profile gets a request to choose. */
export function requireKind(allowed: boolean, { actor }: Context): void {
  if (allowed) return;
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind === "unchosen") {
    throw conflict(/*i18n*/ "Choose which employer profile you act as.", {
      code: "employer_profile_required",
    });
  }
  throw forbidden(/*i18n*/ "You can't do that here.");
}
