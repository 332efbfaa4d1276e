/**
 * Whether a saved filter finds a search row, as one condition over both: what `matchingRows` requests one search, for
 * any number of them. The tables go by the names `selection` and `candidate`.
 */
import { isInAreasOfAccount } from "#features/brands/api/brand-areas.ts";
import { groupOf } from "#features/educators/api/visible-profiles.ts";
import { milesTo } from "#features/jobs/api/search/search-circle.ts";
import { type RawBuilder, sql } from "kysely";

/** The cell of searches without a place, which every candidate lies in: so one index finds who looks around a place. */
export const hasNoCircle = 2_147_483_647;

const place = { lat: sql<number>`selection.lat`, lng: sql<number>`selection.lng` };
const miles = milesTo(place, sql.ref("candidate.lat"), sql.ref("candidate.lng"));

const owner = sql`(
  select member.account_id from employer_profiles member where member.id = selection.employer_profile_id)`;

/** A search whose words occur nowhere finds similar ones; a saved filter does not. */
export const rowMatches = sql<boolean>`(
  selection.cells && (candidate.geo || ${sql.lit(hasNoCircle)})
  and (selection.lat is null or ${miles} <= selection.radius_in_miles)
  and candidate.facets @> selection.all_facets
  and (selection.text_query is null or candidate.tsv @@ selection.text_query)
  and (selection.any_facets = '[]' or not exists (
    select from jsonb_array_elements(selection.any_facets) as family
    where not candidate.facets && array(select jsonb_array_elements_text(family)::integer)))
  and (selection.any_terms = '[]' or not exists (
    select from jsonb_array_elements(selection.any_terms) as kind
    where not candidate.terms && array(select jsonb_array_elements_text(kind))))
  and (candidate.excluded_employer_ids = '{}'
    or not candidate.excluded_employer_ids && ${groupOf(sql<string>`selection.employer_id`)})
  and ${isInAreasOfAccount(owner, sql`candidate.geography_id`)})`;

/**
 * The rows of some `candidate_changes` twice: before the change, and now (`is_now`); a side on which the profile is
 * not searchable has no row.
 */
export const beforeAndAfter = (changes: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select change.changed_at, false as is_now, noted.* from ${changes} as change
  cross join jsonb_populate_record(null::candidate_search, change.before) as noted
  where change.before is not null
  union all
  select change.changed_at, true as is_now, known.* from ${changes} as change
  join candidate_search known on known.user_profile_id = change.user_profile_id)`;
