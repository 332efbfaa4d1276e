/** Holds real requests and answers against the OpenAPI document. */
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { columnName } from "#platform/shared/entity.ts";
import { isRecord } from "#platform/shared/is-record.ts";

/** As much of it as is needed to find an operation. */
interface Document {
  paths: Record<string, Record<string, unknown>>;
}

export interface Exchange {
  method: string;
  url: string;
  /** The request's media type and body, where it has one. */
  requestType?: string;
  requestBody?: unknown;
  status: number;
  responseType?: string;
  text: string;
}

type Check = (exchange: Exchange) => string[];
const checks = new Map<string, Check>();

/** What differs from the document, in words; nothing where no operation is at that address. `text` is the document. */
export function checkAgainst(text: string): Check {
  const known = checks.get(text) ?? documentCheck(JSON.parse(text) as Document);
  checks.set(text, known);
  return known;
}

function documentCheck(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  // The package is CommonJS: its default export is the plugin itself only at run time.
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(document, "document");
  const validators = new Map<string, ValidateFunction>();
  const paths = Object.keys(document.paths)
    .map((path) => ({ path, pattern: patternOf(path), wildcards: path.split("{").length }))
    // As the server does: what is written out goes before a parameter.
    .toSorted((one, other) => one.wildcards - other.wildcards || other.path.length - one.path.length);

  const problems = (pointer: readonly string[], value: unknown): string[] => {
    const $ref = `document#/${pointer.map(escapePart).join("/")}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validate);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, 4)
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  };

  return ({ method, url, requestType, requestBody, status, responseType, text }) => {
    const path = url.split("?")[0]!;
    const verb = method.toLowerCase();
    const known = paths.find((one) => one.pattern.test(path) && document.paths[one.path]![verb]);
    if (!known) return [];
    const at = ["paths", known.path, verb];
    const found = [
      ...answerProblems(at, { status, responseType, text }),
      ...(status < 300 ? bodyProblems(at, requestType, requestBody) : []),
    ];
    return found.map((problem) => `${method} ${known.path} ${status}: ${problem}`);
  };

  function answerProblems(
    at: readonly string[],
    { status, responseType = "", text }: Pick<Exchange, "status" | "responseType" | "text">,
  ): string[] {
    const responses = member(document, [...at, "responses"]);
    const name = Object.hasOwn(responses, status) ? String(status) : status >= 400 ? "default" : undefined;
    if (!name) return ["this status is not described"];
    const place = resolved([...at, "responses", name]);
    if (text === "") return [];
    const content = member(document, [...place, "content"]);
    const type = typeIn(content, responseType);
    if (!type) return [`the type ${responseType} is not described`];
    return type.endsWith("json") ? problems([...place, "content", type, "schema"], JSON.parse(text)) : [];
  }

  function bodyProblems(at: readonly string[], requestType = "", body: unknown): string[] {
    if (!isRecord(body) || Object.keys(body).length === 0) return [];
    const content = member(document, [...at, "requestBody", "content"]);
    const type = typeIn(content, requestType);
    if (!type) return [`a body of the type ${requestType} is not described`];
    const pointer = [...at, "requestBody", "content", type, "schema"];
    const found = problems(pointer, body);
    // Flat names may be in snake_case too.
    const isSame = found.length === 0 || problems(pointer, camelCased(body)).length === 0;
    return isSame ? [] : found.map((problem) => `the request's body: ${problem}`);
  }

  function resolved(pointer: readonly string[]): readonly string[] {
    const { $ref } = member(document, pointer);
    return typeof $ref === "string" ? $ref.slice(2).split("/") : pointer;
  }
}

function member(value: unknown, pointer: readonly string[]): Record<string, unknown> {
  const found = pointer.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value);
  return isRecord(found) ? found : {};
}

const typeIn = (content: Record<string, unknown>, header: string) =>
  Object.keys(content).find((type) => header.split(";")[0]!.trim().toLowerCase() === type);

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+?")}$`);

const escapePart = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

const camelCased = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      columnName(name),
      name === "data" || name === "attributes" ? (isRecord(value) ? camelCased(value) : value) : value,
    ]),
  );
