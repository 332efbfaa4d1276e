/** Updates `candidate_search` and `candidate_facts` when educators' profiles change, in the same transaction. */
import type { Transaction } from "#platform/server/database/database.ts";
import { readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import { sql } from "kysely";
import { buildCandidateRow } from "./candidate-row.ts";
import { loadSearchableCandidates } from "./searchable-candidates.query.ts";

/** Profiles a statement: some 3 MB of JSON at the most. */
const batchSize = 500;

/**
 * Rewrites the search rows of these profiles, and deletes those of profiles that are not searchable any more. The
 * profiles stay locked until the transaction ends: a concurrent change of the same one waits, and refreshes after
 * it.
 */
export async function refreshCandidates(
  db: Transaction,
  userProfileIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(userProfileIds)].sort();
  for (let start = 0; start < ids.length; start += batchSize)
    await refresh(db, ids.slice(start, start + batchSize), now);
}

async function refresh(db: Transaction, ids: string[], now: Date): Promise<void> {
  await db.selectFrom("userProfiles").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  const candidates = await loadSearchableCandidates(db, ids);
  const facts = await readVisibleFacts(
    db,
    candidates.map(({ id }) => id),
    now,
  );
  const rows = candidates.map((candidate) => buildCandidateRow(candidate, facts.get(candidate.id) ?? {}));
  await saveRows(db, ids, rows);
}

/**
 * One statement. An unchanged row is not written; if a row changes in what it is found by, its former values are
 * noted in `candidate_changes`, where the first note stays until saved filters are compared. The note is updated
 * even so: that waits for a worker that is processing it, so that nothing gets lost. A change of the order alone
 * (the last visit) is noted nowhere, because no filter depends on it.
 */
async function saveRows(
  db: Transaction,
  ids: string[],
  rows: ReturnType<typeof buildCandidateRow>[],
): Promise<void> {
  await sql`
    with fresh as (
      select user_profile_id, geography_id, lat, lng, cell, geo, facets, terms, rank, excluded_employer_ids,
        created_at, name, fuzzy, facts,
        setweight(to_tsvector('simple', a), 'A')
        || setweight(to_tsvector('simple', b) || to_tsvector('english', b), 'B')
        || setweight(to_tsvector('simple', c), 'C')
        || setweight(to_tsvector('english', d), 'D') as tsv
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(user_profile_id uuid, geography_id uuid,
        lat float8, lng float8, cell int, geo int[], facets int[], terms text[], rank int,
        excluded_employer_ids uuid[], created_at timestamptz, name text, fuzzy text, a text, b text, c text, d text,
        facts jsonb)
    ), kept as (
      select * from candidate_search where user_profile_id = any(${ids}::uuid[])
    ), noted as (
      insert into candidate_changes (user_profile_id, before)
      select user_profile_id, case when kept.rank is not null then to_jsonb(kept) end
      from kept full join fresh using (user_profile_id)
      where (${foundBy("kept")}) is distinct from (${foundBy("fresh")})
      order by user_profile_id
      on conflict (user_profile_id) do update set changed_at = excluded.changed_at
    ), gone as (
      delete from candidate_search where user_profile_id = any(${ids}::uuid[])
        and user_profile_id not in (select user_profile_id from fresh)
    ), matched as (
      insert into candidate_facts as kept (user_profile_id, facts)
      select user_profile_id, facts from fresh order by user_profile_id
      on conflict (user_profile_id) do update set facts = excluded.facts where kept.facts <> excluded.facts
    )
    insert into candidate_search as kept (user_profile_id, geography_id, lat, lng, cell, geo, facets, terms, rank,
      excluded_employer_ids, created_at, name, fuzzy, tsv)
    select user_profile_id, geography_id, lat, lng, cell, geo, facets, terms, rank,
      excluded_employer_ids, created_at, name, fuzzy, tsv
    from fresh order by user_profile_id
    on conflict (user_profile_id) do update set
      geography_id = excluded.geography_id, lat = excluded.lat, lng = excluded.lng, cell = excluded.cell,
      geo = excluded.geo, facets = excluded.facets, terms = excluded.terms, rank = excluded.rank,
      excluded_employer_ids = excluded.excluded_employer_ids, created_at = excluded.created_at,
      name = excluded.name, fuzzy = excluded.fuzzy, tsv = excluded.tsv, updated_at = now()
    where (${foundBy("kept")}, kept.rank, kept.name, kept.fuzzy)
      is distinct from (${foundBy("excluded")}, excluded.rank, excluded.name, excluded.fuzzy)`.execute(db);
}

/** The id shows that the row exists at all. */
const foundBy = (row: "kept" | "fresh" | "excluded") =>
  sql.join(
    [
      "user_profile_id",
      "geography_id",
      "lat",
      "lng",
      "facets",
      "terms",
      "excluded_employer_ids",
      "created_at",
      "tsv",
    ].map((column) => sql.ref(`${row}.${column}`)),
  );
