/** Whether a feature is on for the signed-in account, as the server computed it. */
import { useQuery } from "@tanstack/react-query";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { readDocument } from "#platform/web/data/document-bundle.ts";
import { usePageRead } from "#platform/web/data/page-reads.ts";
import { isOnByDefault, ownFeaturesPath, type ProductFeature } from "../product-features.ts";

interface FlipperActor {
  features: Partial<Record<ProductFeature, { enabled: boolean }>>;
}

/**
 * Undefined until it is known: show neither way until then. Guests, and whoever the server doesn't answer, get the
 * default; the server refuses what is off in any case. A switch is seen with the next load of the page.
 */
export function useFeature(feature: ProductFeature): boolean | undefined {
  const { status, accountId } = useSession();
  const path = ownFeaturesPath(accountId ?? "");
  usePageRead(status === "signed-in" ? path : null);
  const { data, isError } = useQuery({
    queryKey: ["api", path],
    queryFn: async ({ signal }) => (await readDocument(path, signal)) as unknown as FlipperActor,
    enabled: status === "signed-in",
    staleTime: Infinity,
  });
  if (status === "signed-out" || isError) return isOnByDefault(feature);
  return data?.features[feature]?.enabled;
}
