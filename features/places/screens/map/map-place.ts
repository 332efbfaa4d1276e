/** What a map shows: places with a number, and the point around which its rings are. */
import type { Point } from "../../distance.ts";

export interface MapPlace {
  id: string;
  name: string;
  /** In the list below the name: the address, the employer. */
  detail: string;
  point: Point;
  /** Where it leads: the page of a job. */
  path?: string;
}

export interface MapCenter {
  point: Point;
  /** "Your ZIP 78701". */
  name: string;
}

/** The rings around the center, in miles. */
export const ringMiles = [5, 10, 25] as const;
