/** The operations of the OpenAPI document: of a collection, of an action, of a plain route. */
import type { ActorKind } from "#platform/shared/actor.ts";
import type { z } from "zod";
import type { Action } from "../action.ts";
import type { AnyTable, Collection, Resource } from "../resource.ts";
import { type Answers, resourceDocument, type RouteDescription } from "./describe-route.ts";
import { mediaType } from "./negotiation.ts";
import {
  idempotencyKey,
  ifMatchParameter,
  listParameters,
  queryParameters,
  readParameters,
  sessionParameters,
} from "./openapi-parameters.ts";
import { type OperationKind, responsesOf } from "./openapi-responses.ts";
import {
  changesSchema,
  documentSchema,
  includedTypes,
  type Json,
  jsonSchema,
  listSchema,
  writeSchema,
} from "./openapi-schemas.ts";

export type Operation = Json;
/** Method, what follows the collection's path, and the operation. */
type Listed = [method: string, suffix: string, operation: Operation];

export interface Catalogue {
  resources: readonly Resource[];
  byType: (type: string) => Resource;
}

export function collectionOperations(
  catalogue: Catalogue,
  resource: Resource,
  path: string,
  collection: Collection<AnyTable>,
): Listed[] {
  const { entity } = resource;
  const includes = includedTypes(resource, (type) => catalogue.byType(type).entity);
  const types = [...new Set([entity.type, ...includes])].map(catalogue.byType);
  const operation = (verb: string, security: Json, answers: Json, parts: Json): Operation => ({
    tags: [path],
    summary: `${verb} ${entity.type}`,
    ...security,
    ...parts,
    responses: answers,
  });
  const readers = securityFor(collection.for);
  const answers = (given: Answers, kind: OperationKind, schema: Json = documentSchema(entity.type)) =>
    responsesOf(given, kind, () => schema);
  const document = resourceDocument(entity.type);
  const body = (attributes: Json, isChange: boolean) => ({
    required: true,
    content: { [mediaType]: { schema: writeSchema(entity, attributes, isChange) } },
  });
  const listed: Listed[] = [
    [
      "get",
      "",
      operation("List", readers, answers({ 200: document }, {}, listSchema(entity.type, includes)), {
        parameters: [...listParameters(resource, collection, types), ...sessionParameters],
      }),
    ],
    [
      "get",
      "/:id",
      operation(
        "Read one of",
        readers,
        answers({ 200: document }, { isOne: true }, documentSchema(entity.type, includes)),
        { parameters: [...readParameters(resource, types), ...sessionParameters] },
      ),
    ],
  ];
  // Operators may wherever the resource knows how.
  if (resource.create) {
    const given = { 201: document, 204: outOfSight };
    const create = operation("Create one of", securityFor(collection.create), answers(given, write), {
      parameters: [idempotencyKey, ...sessionParameters],
      requestBody: body(jsonSchema(resource.create.input), false),
    });
    listed.push(["post", "", create]);
  }
  if (resource.updatableBy) {
    const given = { 200: document, 204: outOfSight };
    const kind = { ...write, isOne: true, ifMatch: true };
    const change = operation("Change one of", securityFor(collection.change), answers(given, kind), {
      parameters: [ifMatchParameter, ...sessionParameters],
      requestBody: body(changesSchema(resource), true),
    });
    listed.push(["patch", "/:id", change]);
  }
  if (resource.delete) {
    const given = { 204: { description: "Deleted" } };
    const remove = operation(
      "Delete one of",
      securityFor(collection.delete),
      answers(given, { isOne: true }),
      {
        parameters: [idempotencyKey, ...sessionParameters],
      },
    );
    listed.push(["delete", "/:id", remove]);
  }
  return listed;
}

const write = { hasBody: true };
/** After a write that took the row out of the caller's sight. */
const outOfSight = { description: "Done; you do not see it any more" };

export function actionOperation(catalogue: Catalogue, action: Action): Operation {
  const { path, summary, input, method, on, skipIdempotency = false } = action;
  const answers = action.answers ?? { 200: resourceDocument(on!.type) };
  const showsRow = Object.values(answers).some(({ resource }) => resource);
  const kind = { isOne: path.includes("/:"), hasBody: method === "POST" };
  return {
    tags: [tagOf(catalogue, path)],
    summary,
    ...securityFor(action.for),
    parameters: [...(skipIdempotency ? [] : [idempotencyKey]), ...sessionParameters],
    ...(method === "POST" ? { requestBody: actionBody(input) } : {}),
    responses: responsesOf(showsRow ? { 204: outOfSight, ...answers } : answers, kind, documentSchema),
  };
}

export function routeOperation(catalogue: Catalogue, path: string, route: RouteDescription): Operation {
  const { summary, query, queryOf, body, bodyTypes, answers, ifMatch } = route;
  const kind = {
    refusals: route.refusals,
    isOne: path.includes("/:"),
    hasBody: body !== undefined,
    ifMatch,
  };
  return {
    tags: [tagOf(catalogue, path)],
    summary,
    parameters: [
      ...(query ? queryParameters(query) : []),
      ...(queryOf ? collectionParameters(catalogue, queryOf) : []),
      ...(ifMatch ? [ifMatchParameter] : []),
      ...sessionParameters,
    ],
    ...(body ? { requestBody: bodyTypes ? typedBody(body, bodyTypes) : actionBody(body) } : {}),
    responses: responsesOf(answers, kind, documentSchema),
  };
}

/** Filters, sorts and pages of a collection, for a file or counts of the same rows. */
function collectionParameters({ resources }: Catalogue, path: string) {
  const resource = resources.find(({ collections }) => Object.hasOwn(collections, path));
  if (!resource) throw new Error(`There is no collection ${path}.`);
  return listParameters(resource, resource.collections[path]!, [resource]);
}

/** Flat JSON, or the attributes of a document; both under either media type. */
function actionBody(input: z.ZodType): Json {
  const flat = jsonSchema(input);
  const attributes = { type: "object", properties: { attributes: flat } };
  const document = { type: "object", required: ["data"], properties: { data: attributes } };
  const schema = { anyOf: [flat, document] };
  return {
    required: isRequired(input),
    description: "Flat JSON, or as the attributes of a JSON:API document; names may be in snake_case too",
    content: { "application/json": { schema }, [mediaType]: { schema } },
  };
}

const typedBody = (input: z.ZodType, types: readonly string[]): Json => ({
  required: isRequired(input),
  content: Object.fromEntries(types.map((type) => [type, { schema: jsonSchema(input) }])),
});

const isRequired = (input: z.ZodType) => !input.safeParse({}).success;

/** Operators may everywhere; guests only where they are named. */
const securityFor = (kinds: readonly ActorKind[] = []): Json => ({
  security: [...(kinds.includes("guest") ? [{}] : []), { session: [] }],
});

/** The collection that a path belongs to, or its first words: what the pages of the document are grouped by. */
function tagOf({ resources }: Catalogue, path: string): string {
  const collections = resources.flatMap((resource) => Object.keys(resource.collections));
  const above = collections.filter((one) => path === one || path.startsWith(`${one}/`));
  const [longest] = above.toSorted((one, other) => other.length - one.length);
  if (longest) return longest;
  const [first, second = ""] = path.split("/");
  return /^(employers?|user_profile)$/.test(first!) && !second.startsWith(":")
    ? `${first}/${second}`
    : first!;
}
