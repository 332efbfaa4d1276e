/** The town a ZIP stands for, while it is typed. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Place } from "../place.ts";
import { fiveDigits, isZipCode } from "../zip-code.ts";

/** Undefined until it is a ZIP somebody knows. */
export function useTown(zip: string): ResourceOf<typeof Place> | undefined {
  const isWhole = isZipCode(zip);
  const places = useCollection(Place, { filter: { q: fiveDigits(zip) }, enabled: isWhole });
  return isWhole ? places.data?.find((place) => place.zip === fiveDigits(zip)) : undefined;
}
