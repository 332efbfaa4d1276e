/** Fills `candidate_search` where nothing has updated it: after loading or importing, and after an upgrade. */
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
  // These educators were not hidden from saved filters before: becoming searchable does not make them new.
  await db.deleteFrom("candidateChanges").execute();
}
