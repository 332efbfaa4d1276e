/** The street tiles that an installation has set (`MAP_TILES_URL`); null where it has none, and no other host is asked. */
import { createContext } from "react";

export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  /** As the server's terms ask for, in plain text. */
  attribution: string;
}

export const MapTilesContext = createContext<MapTiles | null>(null);

export const tileAddress = ({ url }: MapTiles, { x, y, z }: { x: number; y: number; z: number }) =>
  url.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));

declare module "#platform/web/data/loader-context.ts" {
  interface WebContext {
    mapTiles: MapTiles | null;
  }
}
