/** Whole JSON:API documents: one resource, or a page of them with its links and counts. */
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, Resource } from "../resource.ts";
import { present, type ResourceObject } from "./present.ts";
import type { Query } from "./query.ts";
import type { Page } from "./read.ts";
import type { Registry } from "./registry.ts";

export interface SingleDocument {
  data: ResourceObject;
  included?: ResourceObject[];
  links: { self: string };
}

/** The document of one row, as `context.actor` sees it; `path` is the collection it was read from. */
export async function singleDocument(
  registry: Registry,
  resource: Resource,
  context: Context | WriteContext,
  row: AnyRow,
  query: Pick<Query, "include" | "fields">,
  path?: string,
): Promise<SingleDocument> {
  const { data, included } = await present(registry, resource, [row], context, query, {
    single: true,
    path,
  });
  return { data: data[0]!, ...(included ? { included } : {}), links: { self: data[0]!.links!.self } };
}

/** A page's document; `url` is the request's own, and every page link retains its other parameters. */
export async function listDocument(
  registry: Registry,
  resource: Resource,
  context: Context,
  query: Query,
  page: Page,
  url: string,
  path?: string,
) {
  const { data, included } = await present(registry, resource, page.rows, context, query, {
    single: false,
    path,
    readAhead: page.readAhead,
  });
  const { number, size } = query.page;
  const pages = { number, size, total: page.total, totalIsExact: page.totalIsExact };
  return {
    data,
    ...(included ? { included } : {}),
    links: linksOf(resource, url, query, page),
    meta: { page: pages, ...page.meta },
  };
}

function linksOf(resource: Resource, url: string, query: Query, page: Page) {
  if (resource.cursorPaging) return cursorLinks(url, query, page);
  const { after, size } = query.page;
  const numbered = pageLinks(url, query.page, page.total);
  const next = page.nextCursor
    ? withParameters(url, { "page[size]": String(size), "page[after]": page.nextCursor })
    : null;
  // Behind a cursor nobody knows which number a page has.
  if (after !== undefined) return { ...numbered, prev: null, next };
  return next && numbered.next ? { ...numbered, next } : numbered;
}

/** The links of a numbered page. */
export function pageLinks(url: string, { number, size }: Query["page"], total: number) {
  const last = Math.max(1, Math.ceil(total / size));
  const current = (target: number) =>
    withParameters(url, { "page[number]": String(target), "page[size]": String(size) });
  return {
    self: url,
    first: current(1),
    prev: number > 1 ? current(Math.min(number - 1, last)) : null,
    next: number < last ? current(number + 1) : null,
    last: current(last),
  };
}

function cursorLinks(url: string, query: Query, { rows }: Page) {
  const { size, after, before } = query.page;
  const at = (cursor: Record<string, string>) =>
    withParameters(url, { "page[size]": String(size), ...cursor });
  const full = rows.length === size;
  return {
    self: url,
    first: at({}),
    prev: rows.length && (after || (before && full)) ? at({ "page[before]": rows[0]!.id }) : null,
    next: rows.length && (full || before) ? at({ "page[after]": rows.at(-1)!.id }) : null,
    last: null,
  };
}

function withParameters(url: string, changes: Record<string, string>): string {
  const [path, search] = url.split("?");
  const parameters = new URLSearchParams(search);
  for (const name of ["page[number]", "page[size]", "page[after]", "page[before]"]) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return `${path}?${parameters}`;
}
