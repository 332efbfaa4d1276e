/** Which geography options an area offers: the one definition, for lists over the API and for educators' questions. */
import { type RawBuilder, sql } from "kysely";
import { categoriesBesideGeneral } from "../geography-options.ts";

/**
 * Whether a row of `geography_options` is offered in the areas that a subquery selects: their own rows, and the general
 * list of each category for which they have none. With no area, the general lists.
 */
export const isOfferedIn = (areaIds: RawBuilder<unknown>) => sql<boolean>`(
  geography_options.geography_id in (${areaIds})
  or geography_options.geography_id is null and (
    geography_options.category in (${sql.join(categoriesBesideGeneral)})
    or not exists (
      select 1 from geography_options as own
      where own.geography_id in (${areaIds}) and own.category = geography_options.category)))`;
