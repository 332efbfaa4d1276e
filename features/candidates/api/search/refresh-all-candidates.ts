/** Fills `candidate_search` where nothing has kept it in step: after loading or importing, and on a server that grew. */
import { isFindable } from "#features/educators/api/visible-profiles.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { refreshCandidates } from "./refresh-candidates.ts";

export async function refreshAllCandidates(db: Transaction, now: Date): Promise<void> {
  const found = await db.selectFrom("userProfiles").select("id").where(isFindable).execute();
  await refreshCandidates(
    db,
    found.map(({ id }) => id),
    now,
  );
  // Nobody's saved filters were kept from them: that they can be found is no news.
  await db.deleteFrom("candidateChanges").execute();
}
