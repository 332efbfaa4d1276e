/** The area a ZIP belongs to, for the pages that say whether it is open. */
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { Document } from "#platform/web/api-client/document.ts";
import type { ReadClient } from "#platform/web/data/loader-context.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Geography } from "../geography.ts";
import { fiveDigits, isZipCode } from "../zip-code.ts";

/** The ZIP in the address of a page ("?zip=82001"), or null. */
export function zipIn(search: string): string | null {
  const zip = new URLSearchParams(search).get("zip");
  return isZipCode(zip) ? fiveDigits(zip) : null;
}

/** For loaders; a page that only names the area goes without it when it cannot be had. */
export const loadArea = (api: ReadClient, zip: string) =>
  api.get(collectionPath(Geography, areaOf(zip))).catch(() => null);

/** Without a name while it loads, when it cannot be loaded, and for a ZIP of no area. */
export function useArea(zip: string | null, initial?: Document | null) {
  const query = useCollection(Geography, { ...areaOf(zip), initial, enabled: zip !== null });
  const areas = query.data ?? [];
  const open = areas.find(({ userProfileRegisterable }) => userProfileRegisterable);
  const area = open ?? areas[0];
  return {
    name: area?.longName ?? null,
    salesPhoneNumber: area?.salesPhoneNumber ?? null,
    isOpen: open !== undefined,
    isLoading: query.isLoading && zip !== null,
  };
}

const areaOf = (zip: string | null) => ({ filter: { zipCode: zip } });
