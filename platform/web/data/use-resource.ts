/** One row by its id. `etag` goes to `useChange` where two people may edit the same row. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Entity, ResourceOf } from "#platform/shared/entity.ts";

import { resourcePath, type ResourceOptions } from "../api-client/collection-path.ts";
import {
  linkOne,
  resourcesOf,
  type Document,
  type DocumentMeta,
  type WireResource,
} from "../api-client/document.ts";
import { positionOf } from "../live/position-of.ts";
import { useLiveRows, type LiveOption } from "../live/live-updates.ts";
import type { QueryView } from "./query-view.ts";
import { useDocument, type DocumentOptions } from "./use-document.ts";

export interface ResourceView<T> extends QueryView<T> {
  etag: string | undefined;
  meta: DocumentMeta;
}

export interface UseResourceOptions extends ResourceOptions, DocumentOptions {
  live?: LiveOption;
  /** Paths of lists that may be cached with this row in them, the fullest first: shown until the row is read. */
  prefetched?: readonly string[];
}

/** `id` null or undefined fetches nothing yet. */
export function useResource<E extends Entity>(
  entity: E,
  id: string | null | undefined,
  options: UseResourceOptions = {},
): ResourceView<ResourceOf<E>> {
  const placeholder = useListedRow(id, options.prefetched);
  const query = useDocument(id ? resourcePath(entity, id, options) : null, { ...options, placeholder });
  const row = useMemo(() => (query.data ? linkOne(entity, query.data) : undefined), [entity, query.data]);
  const rows = useMemo(() => (row ? [row] : undefined), [row]);
  useLiveRows(entity.type, options.live, rows, { position: positionOf(query), refetch: query.refetch });
  // The previous row must never show under the address of this one.
  const isOther = query.isPlaceholderData && !placeholder;
  return {
    data: isOther ? undefined : row,
    error: query.isError ? query.error : null,
    isLoading: query.isPending || isOther,
    isUpdating: false,
    retry: () => void query.refetch(),
    etag: query.data?.etag,
    meta: query.data?.meta ?? {},
  };
}

function useListedRow(
  id: string | null | undefined,
  paths: readonly string[] = noPaths,
): Document | undefined {
  const client = useQueryClient();
  const list = paths
    .map((path) => client.getQueryData<Document>(["api", path]))
    .find((cached) => cached && rowIn(cached, id));
  return useMemo(() => list && { data: rowIn(list, id)!, included: list.included }, [list, id]);
}

/** By its id, or the slug that also names it. */
const rowIn = (document: Document, id: string | null | undefined): WireResource | undefined =>
  resourcesOf(document).find((row) => row.id === id || row.attributes?.slug === id);

const noPaths: readonly string[] = [];
