/**
 * Rows of a collection, with filters, includes, sorting and pages; live if requested.
 *
 *     const query = useCollection(Book, { include: ["author.publisher"], live: true });
 *     <Loaded query={query} empty={…}>{(books) => …}</Loaded>
 */
import type { Entity, ResourceOf, SparseFields } from "#platform/shared/entity.ts";

import { collectionPath, type CollectionOptions } from "../api-client/collection-path.ts";
import type { DocumentMeta } from "../api-client/document.ts";
import { positionOf } from "../live/position-of.ts";
import { useLiveRows, type LiveOption } from "../live/live-updates.ts";
import type { QueryView } from "./query-view.ts";
import { useLinkedRows } from "./use-linked-rows.ts";
import { useDocument, type DocumentOptions } from "./use-document.ts";

export interface CollectionView<T> extends QueryView<T[]> {
  /** The number of all rows; "about" that many if `totalIsExact` is false. */
  total: number;
  totalIsExact: boolean;
  page: number;
  pages: number;
  /** What a loader read as a guest, until a signed-in caller has their own. */
  isGuestData: boolean;
  meta: DocumentMeta;
  /** For `since` of `useChannel`. */
  position: string | null;
  /** New rows that are not shown yet, so that nothing shifts while it is read. */
  newCount: number;
  /** Fetches and shows them. */
  showNew: () => void;
}

export interface UseCollectionOptions<F extends SparseFields = SparseFields>
  extends CollectionOptions<F>, DocumentOptions {
  /** true: through the channel of this entity; or the channel and its parameters. */
  live?: LiveOption;
}

/** With `fields`, a row has the attributes that they name and no others. */
export function useCollection<E extends Entity, const F extends SparseFields = Record<never, never>>(
  entity: E,
  options: UseCollectionOptions<F> = {},
) {
  const query = useDocument(collectionPath(entity, options), options);
  const rows = useLinkedRows<E, F>(entity, query.data);
  const position = positionOf(query);
  const live = useLiveRows(entity.type, options.live, rows, { position, refetch: query.refetch });
  const page = query.data?.meta?.page;
  const size = page?.size ?? options.size ?? 25;
  return {
    data: rows,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    isUpdating: query.isPlaceholderData && query.isFetching,
    position,
    isGuestData: query.data !== undefined && query.dataUpdatedAt === 0,
    retry: () => void query.refetch(),
    total: page?.total ?? rows?.length ?? 0,
    totalIsExact: page?.totalIsExact ?? true,
    page: page?.number ?? options.page ?? 1,
    pages: Math.max(1, Math.ceil((page?.total ?? 0) / size)),
    meta: query.data?.meta ?? {},
    ...live,
  } satisfies CollectionView<ResourceOf<E, F>>;
}
