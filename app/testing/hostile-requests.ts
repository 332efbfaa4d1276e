/** Requests that no honest client sends, to every operation of the OpenAPI document. */
import { randomUUID } from "node:crypto";
import type { Caller } from "./contract-callers.ts";
import { type RandomSource, hostileTexts, hostileValue, inheritedNames } from "./hostile-values.ts";

export interface Operation {
  method: string;
  /** As in the document: `/api/job_listings/{id}`. */
  path: string;
  /** Names its query takes. */
  parameters: string[];
  /** The type and the attributes of its body. */
  type?: string;
  attributes: string[];
}

export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

interface Schema {
  properties?: Record<string, Schema>;
  const?: string;
  $ref?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface OperationDescription {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, OperationDescription>>;
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      const document = schema?.properties?.data?.properties;
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter((one) => one.in === "query").map(({ name }) => name),
        type: document?.type?.const,
        attributes: namesIn(document?.attributes ?? schema),
      };
    }),
  );
}

const namesIn = (schema: Schema | undefined): string[] =>
  Object.keys(schema?.properties ?? {}).concat(
    [...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])].flatMap(namesIn),
  );

const methods = ["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"];
const types = [
  "application/vnd.api+json",
  "application/vnd.api+json",
  "application/json",
  "application/vnd.api+json; charset=utf-8",
  "text/plain",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "a/b; \u00e4",
  "",
];

/** `known` are ids of rows that this caller sees there. */
export function hostileRequest(
  chance: RandomSource,
  operation: Operation,
  { headers: session, kind }: Caller,
  known: readonly string[],
): HostileRequest {
  const method = chance.oneIn(12) ? chance.one(methods) : operation.method;
  const url = pathOf(chance, operation, known) + searchOf(chance, operation);
  const headers: Record<string, string> = { ...session, ...oddHeaders(chance, kind) };
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return { method, url, headers };
  const type = chance.one(types);
  if (type) headers["content-type"] = type.replace("ä", "e");
  return { method, url, headers, payload: bodyOf(chance, operation, known) };
}

const pathOf = (chance: RandomSource, { path }: Operation, known: readonly string[]) =>
  path.replace(/\{\w+\}/g, () => {
    const isKnown = known.length > 0 && !chance.oneIn(4);
    if (isKnown) return chance.one(known);
    return chance.one([
      randomUUID(),
      "%zz",
      "%00",
      "%ED%A0%80",
      "..%2f",
      "a".repeat(500),
      ...inheritedNames.map(written),
    ]);
  });

function searchOf(chance: RandomSource, { parameters }: Operation): string {
  if (chance.oneIn(3)) return "";
  const names = [
    ...parameters,
    ...[
      "include",
      "sort",
      "filter",
      "page",
      "fields",
      "filter[",
      "page[number]",
      "page[size]",
      "page[after]",
    ],
    ...inheritedNames.map((name) => `filter[${name}]`),
    ...inheritedNames.slice(0, 4).flatMap((name) => [name, `fields[${name}]`, `page[${name}]`]),
  ];
  const pairs = Array.from({ length: 1 + chance.whole(4) }, () => {
    const value = chance.oneIn(3)
      ? chance.one(inheritedNames)
      : chance.one(hostileTexts.filter((one) => one.length < 1_000));
    return `${written(chance.one(names))}=${chance.oneIn(6) ? chance.one(["%zz", "%", "%00", "%c3"]) : written(value)}`;
  });
  if (chance.oneIn(4)) pairs.push(pairs[0]!);
  return `?${pairs.join("&")}`;
}

const written = (text: string) => encodeURIComponent(text.toWellFormed());

function bodyOf(chance: RandomSource, { type, attributes }: Operation, known: readonly string[]): string {
  if (chance.oneIn(12))
    return chance.one(["", "{", "null", "[]", '"a"', "\0", "[".repeat(50_000), '{"data":', "a=b&c=%zz"]);
  const names = [...attributes, ...attributes, ...inheritedNames];
  const entries = Array.from({ length: chance.whole(5) }, () => [chance.one(names), hostileValue(chance)]);
  const example = Object.fromEntries(entries);
  if (!type) return JSON.stringify(chance.oneIn(4) ? { data: { attributes: example } } : example);
  const data = {
    type: chance.oneIn(8) ? hostileValue(chance) : type,
    ...(known.length > 0 && !chance.oneIn(4) ? { id: chance.one(known) } : {}),
    attributes: chance.oneIn(10) ? hostileValue(chance) : example,
    ...(chance.oneIn(4) ? { relationships: { [chance.one(names)]: { data: hostileValue(chance) } } } : {}),
  };
  return JSON.stringify(chance.oneIn(15) ? hostileValue(chance) : { data });
}

function oddHeaders(chance: RandomSource, kind: Caller["kind"]): Record<string, string> {
  if (!chance.oneIn(5)) return {};
  const oddValue: Record<string, string>[] = [
    { accept: chance.one(["application/vnd.api+json; a=b", "*/*", ",,,", "a".repeat(3_000)]) },
    { "if-match": chance.one(['"1"', "*", '"999999999999999999999"', "W/", '"constructor"']) },
    { "idempotency-key": chance.one(["1", "constructor", "k".repeat(2_000)]) },
    { "accept-language": chance.one(["es", "constructor", "xx-".repeat(300), "*;q=a"]) },
    { cookie: chance.one(["language=constructor", "a=%zz; =; ;", "__proto__=1"]) },
    { "ahoy-visit": "constructor", "ahoy-visitor": "__proto__" },
    ...(kind === "guest" ? [{ authorization: chance.one(["Bearer", "Bearer a.b.c", "Basic YTpi"]) }] : []),
    ...(kind === "employer"
      ? [{ "current-employer-profile-id": chance.one(["constructor", "%00", randomUUID()]) }]
      : []),
  ];
  return chance.one(oddValue);
}
