/** Reads a collection's query string against what its resource allows; anything unknown is a `400` naming it. */
import { splitCommaList } from "#platform/shared/comma-list.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import { z } from "zod";
import { badRequest } from "../errors.ts";
import type { Collection, Filter, Resource, AnyTable } from "../resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { wireName } from "#platform/shared/entity.ts";
import { rangeParam } from "./filter-schemas.ts";
import type { Registry } from "./registry.ts";

export interface Query {
  /** Include paths in relationship keys, or null where the request has no `include`. */
  include: string[][] | null;
  /** Sparse fieldsets by type; a type that is not named has all its fields. */
  fields: Map<string, Set<string>>;
  filters: Record<string, unknown>;
  /** Filters of rows that are included because they point at those of the page, by their relationship. */
  relatedFilters: Map<string, Record<string, unknown>>;
  sort: { name: string; descending: boolean }[];
  /** Cursors are ids, or whatever the collection's search gave as its own. */
  page: { number: number; size: number; after?: string; before?: string };
}

export const maxPageSize = 100;
export const defaultPageSize = { number: 1, size: 25 };
/** Offsets beyond this cost more than anyone reads; searches say so with `totalIsExact: false`. */
export const maxOffset = 100_000;

const bracketed = /^(filter|fields|page)\[([^\]]*)\]$/;

/** Parses `search` (without `?`). `single` reads take include and fields only. */
export function parseQuery(
  registry: Registry,
  whole: Resource,
  collection: Collection<AnyTable>,
  search: string,
  actor: Actor,
  single: boolean,
): Query {
  const resource = allowedIn(whole, collection);
  const query: Query = {
    include: null,
    fields: new Map(),
    filters: {},
    relatedFilters: new Map(),
    sort: [],
    page: { ...defaultPageSize },
  };
  const parameterNames = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (parameterNames.has(name)) throw repeatedParameter(name);
    parameterNames.add(name);
    const [, family, member] = bracketed.exec(name) ?? [];
    if (name === "include") query.include = includePaths(resource, value);
    else if (family === "fields") query.fields.set(member!, fieldNames(registry, member!, value));
    else if (single) throw unknownParameter(name);
    else if (name === "sort") query.sort = sorts(resource, value, actor);
    else if (family === "page") page(resource, collection, query, member!, value);
    else if (family === "filter" && member!.includes("."))
      addRelatedFilter(registry, resource, query, member!, value, actor);
    else if (family === "filter") query.filters[member!] = filterValue(resource, member!, value, actor);
    else throw unknownParameter(name);
  }
  if (!single) addDefaultFilters(resource, query, actor);
  return query;
}

/** Filters that hold unless a list requests another value, such as hiding archived rows. */
function addDefaultFilters(resource: Resource, { filters }: Query, me: Actor): void {
  const requestedFilters = { ...filters };
  for (const [name, { defaultValue }] of Object.entries(resource.filters ?? {})) {
    if (!defaultValue || Object.hasOwn(requestedFilters, name) || isGuarded(resource, name, me)) continue;
    const value = defaultValue(requestedFilters);
    if (value !== undefined) filters[name] = value;
  }
}

/** The resource with the filters and sorts of this collection alone. */
const allowedIn = (resource: Resource, { filters, sorts }: Collection<AnyTable>): Resource => ({
  ...resource,
  filters: pickAllowed(resource.filters, filters),
  sorts: pickAllowed(resource.sorts, sorts),
});

const pickAllowed = <V>(all: Record<string, V> | undefined, names: readonly string[] | undefined) =>
  names && all ? Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) : all;

export const unknownParameter = (parameter: string, code = "unknown_parameter") =>
  badRequest(/*i18n*/ "This parameter is not known here.", { code, source: { parameter } });

/** Which of two values counts would depend on who reads them. */
const repeatedParameter = (parameter: string) =>
  badRequest(/*i18n*/ "This parameter is there more than once. Send it once.", {
    code: "repeated_parameter",
    source: { parameter },
  });

/** Among sparse fields: included rows of the type have their `meta`, too. */
export const metaName = "meta";

/** Attributes and relationships of a type by their wire names, also those that this caller may not read. */
function fieldNames({ resources }: Registry, type: string, value: string): Set<string> {
  const parameter = `fields[${type}]`;
  const resource = resources.find((one) => one.entity.type === type);
  if (!resource) throw unknownParameter(parameter);
  const { entity, relatedLinks = {} } = resource;
  const related = [entity.belongsTo, entity.hasMany, relatedLinks].flatMap(Object.keys).map(wireName);
  const known = new Set([...Object.keys(entity.attributes), ...related, metaName]);
  const names = splitCommaList(value);
  if (names.every((name) => known.has(name))) return new Set(names);
  throw unknownParameter(parameter, "unknown_field");
}

function includePaths(resource: Resource, value: string): string[][] {
  const allowed = new Map(
    (resource.includes ?? []).map((path) => [path.split(".").map(wireName).join("."), path]),
  );
  return splitCommaList(value).map((wire) => {
    const path = allowed.get(wire);
    if (!path) {
      throw badRequest(/*i18n*/ "This cannot be included here.", {
        code: "unknown_include",
        source: { parameter: "include" },
      });
    }
    return path.split(".");
  });
}

/**
 * An attribute this caller may not read can neither be filtered nor sorted by. Checked without a row: a
 * permission that depends on the row does not allow it.
 */
export function isGuarded(resource: Resource, name: string, me: Actor): boolean {
  const may = ownValue(resource.readableBy, name);
  // No row at all: a predicate that reads one finds nothing that allows it.
  return may !== undefined && me.kind !== "operator" && !may(me, {} as never);
}

function sorts(resource: Resource, value: string, me: Actor) {
  return splitCommaList(value).map((term) => {
    const name = term.replace(/^-/, "");
    if (!Object.hasOwn(resource.sorts ?? {}, name) || isGuarded(resource, name, me)) {
      throw badRequest(/*i18n*/ "This collection cannot be sorted that way.", {
        code: "unknown_sort",
        source: { parameter: "sort" },
      });
    }
    return { name, descending: term.startsWith("-") };
  });
}

function page(
  resource: Resource,
  collection: Collection<AnyTable>,
  query: Query,
  member: string,
  value: string,
): void {
  const parameter = `page[${member}]`;
  const rejectParameter = () =>
    badRequest(/*i18n*/ "This page parameter is not valid.", { code: "invalid_page", source: { parameter } });
  if ((member === "after" || member === "before") && resource.cursorPaging) {
    if (!z.uuid().safeParse(value).success) throw rejectParameter();
    query.page[member] = value;
  } else if (member === "after" && takesCursors(resource, collection)) query.page.after = value;
  else Object.assign(query.page, pageParameter(member, value));
}

/** Whether a page's `links.next` is opaque to its reader: the place of its last row. */
export const takesCursors = (resource: Resource, collection: Collection<AnyTable>): boolean =>
  collection.searchCursors === true || resource.cursorSorts !== undefined;

/** `page[number]` and `page[size]`, as every collection takes them. */
export function pageParameter(member: string, value: string): Partial<Query["page"]> {
  const parameter = `page[${member}]`;
  if (member !== "number" && member !== "size") throw unknownParameter(parameter);
  const range = { minimum: 1, maximum: member === "size" ? maxPageSize : maxOffset };
  const number = Number(value);
  if (/^\d{1,9}$/.test(value) && number >= range.minimum && number <= range.maximum)
    return { [member]: number };
  throw badRequest(/*i18n*/ "Use a number from {minimum} to {maximum} here.", {
    code: "invalid_page",
    source: { parameter },
    meta: range,
  });
}

/** Every collection can be filtered by the time of the last change (for live updates). */
export const appliesToAllRows: Record<string, Filter<never>> = {
  updatedSince: { schema: z.iso.datetime({ offset: true }).transform((text) => new Date(text)) },
};

export const findFilter = (resource: Resource, name: string): Filter<never> | undefined =>
  ownValue(resource.filters, name) ?? ownValue(appliesToAllRows, name);

/** `filter[chapters.title]`: of the chapters that point at a book, those that are included with it. */
function addRelatedFilter(
  registry: Registry,
  { includes = [], hasManyLoaders = {} }: Resource,
  { relatedFilters }: Query,
  member: string,
  value: string,
  me: Actor,
): void {
  const parameter = `filter[${member}]`;
  const [relationship, name, ...deeper] = member.split(".") as [string, string];
  const key = includes.find((path) => wireName(path) === relationship);
  const loader = key === undefined ? undefined : ownValue(hasManyLoaders, key);
  if (key === undefined || !loader?.by || deeper.length > 0) throw unknownParameter(parameter);
  const related = filterValue(registry.byType(loader.type), name, value, me, parameter);
  relatedFilters.set(key, { ...relatedFilters.get(key), [name]: related });
}

function filterValue(
  resource: Resource,
  name: string,
  value: string,
  me: Actor,
  parameter = `filter[${name}]`,
): unknown {
  const known = findFilter(resource, name);
  if (!known || isGuarded(resource, name, me)) throw unknownParameter(parameter);
  const parsed = known.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidFilter(parameter, known.schema);
}

/** `400` at a filter's value; the message names the range where the value is outside it. */
export function invalidFilter(parameter: string, schema?: z.ZodType) {
  const range = schema && rangeParam.get(schema);
  const message = { code: "invalid_filter", source: { parameter } };
  return range
    ? badRequest(/*i18n*/ "Use a number from {minimum} to {maximum} here.", {
        ...message,
        meta: { ...range },
      })
    : badRequest(/*i18n*/ "This filter's value is not valid.", message);
}
