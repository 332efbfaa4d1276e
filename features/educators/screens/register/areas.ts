/** The areas in which an educator may register: those of their ZIP, and all others that are open. */
import { Geography } from "#features/places/geography.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll, type Document } from "#platform/web/api-client/document.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";

export type Area = ResourceOf<typeof Geography>;

/** All there are fit on one page. */
export const allAreas = { size: 100 } as const;

/** Where educators may register. */
export const isOpen = ({ userProfileRegisterable }: Area) => userProfileRegisterable;

/** The open areas a ZIP belongs to; several leave a choice. */
export async function openAreasOf(zipCode: string): Promise<Area[]> {
  const document = await call<Document>(collectionPath(Geography, { filter: { zipCode } }));
  return linkAll(Geography, document).filter(isOpen);
}

interface Listed {
  areas: readonly Area[];
  /** Ids of the areas of the educator's ZIP, which come first. */
  near: ReadonlySet<string>;
  /** What was typed to find one. */
  search: string;
  /** Stays visible whatever is typed. */
  chosen: string;
}

export function sortAreas({ areas, near, search, chosen }: Listed): Area[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = ({ longName, shortName, descriptiveLabel }: Area) => {
    const text = plain(`${longName} ${shortName} ${descriptiveLabel}`);
    return words.every((word) => text.includes(word));
  };
  const known = areas.filter((area) => isOpen(area) && (fits(area) || area.id === chosen));
  return known.toSorted((a, b) => Number(near.has(b.id)) - Number(near.has(a.id)));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
