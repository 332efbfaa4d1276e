/** The choices of one category of geography options, as the forms and filters of an area show them. */
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { Point } from "../distance.ts";
import { GeographyOption } from "../geography-option.ts";
import { type GeographyOptionCategory, offeredTitles } from "../geography-options.ts";

/** The first that is known says which area; none is the general list. */
interface OfferedAt {
  zipCode?: string | null | undefined;
  near?: Point | null;
  geographyId?: string | null | undefined;
}

/** `chosen` keeps what was chosen earlier in the list. */
export function useOfferedOptions(
  category: GeographyOptionCategory,
  at: OfferedAt,
  chosen?: readonly string[],
): string[] {
  const { data } = useCollection(GeographyOption, {
    filter: { category, ...areaFilter(at) },
    fields: { geography_options: ["title"] },
    size: 100,
  });
  return offeredTitles(
    category,
    data?.map(({ title }) => title),
    chosen,
  );
}

function areaFilter({ zipCode, near, geographyId }: OfferedAt) {
  if (zipCode) return { zipCode };
  if (near) return { near: `${near.lat},${near.lng}` };
  return geographyId ? { geographyId } : { general: "true" };
}
