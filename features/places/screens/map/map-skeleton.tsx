/** As high as a map, while it or where it looks is loading. */
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";

export const MapSkeleton = () => (
  <div aria-busy="true">
    <SkeletonRows count={1} height={360} />
  </div>
);
