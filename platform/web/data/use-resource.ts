/** One row by its id. `etag` goes to `useChange` where two people may edit the same row. */
import { useMemo } from "react";

import type { Entity, ResourceOf } from "#platform/shared/entity.ts";

import { resourcePath, type ResourceOptions } from "../api-client/collection-path.ts";
import { linkOne, type DocumentMeta } from "../api-client/document.ts";
import { useLiveRows, type LiveOption } from "../live/live-updates.ts";
import type { QueryView } from "./query-view.ts";
import { useDocument, type DocumentOptions } from "./use-document.ts";

export interface ResourceView<T> extends QueryView<T> {
  etag: string | undefined;
  meta: DocumentMeta;
}

export interface UseResourceOptions extends ResourceOptions, DocumentOptions {
  live?: LiveOption;
}

/** `id` null or undefined fetches nothing yet. */
export function useResource<E extends Entity>(
  entity: E,
  id: string | null | undefined,
  options: UseResourceOptions = {},
): ResourceView<ResourceOf<E>> {
  const query = useDocument(id ? resourcePath(entity, id, options) : null, options);
  const row = useMemo(() => (query.data ? linkOne(entity, query.data) : undefined), [entity, query.data]);
  const rows = useMemo(() => (row ? [row] : undefined), [row]);
  useLiveRows(entity.type, options.live, rows, query);
  return {
    // The previous row must never show under the address of this one.
    data: query.isPlaceholderData ? undefined : row,
    error: query.isError ? query.error : null,
    isLoading: query.isPending || query.isPlaceholderData,
    isUpdating: false,
    retry: () => void query.refetch(),
    etag: query.data?.etag,
    meta: query.data?.meta ?? {},
  };
}
