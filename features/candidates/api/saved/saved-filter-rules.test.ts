/**
 * Saved filters against their plain definition: everyone the search finds now, except those it found when the
 * filter was last viewed and those who were messaged. Educators change, teams act, filters are viewed and changed
 * at any moment, also while changes wait to be compared, and two workers compare concurrently.
 */
import type { CandidateStatus } from "#features/educators/candidate-filters.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { expect, test } from "vitest";
import { matchingRows } from "../search/matching-rows.ts";
import { parseSearch } from "../search/search-candidates.query.ts";
import { parseCandidateFilters } from "../search/search-filters.ts";
import { compareBatch } from "./compare-changes.job.ts";
import { loadCurrentDiffs } from "./current-diffs.query.ts";
import { updateDiffs } from "./update-diffs.ts";
import { filterColumns, type FilterTexts } from "./canonical-filters.ts";
import { findRelatedSince } from "./related-since.query.ts";
import {
  edit,
  randomEvents,
  saveFilter,
  makePerson,
  makeTeam,
  randomFilters,
} from "./saved-filters.fixtures.ts";
import { resetBaseline } from "./reset-baseline.ts";

const { db } = await testDatabase();

interface SavedFilter {
  id: string;
  team: { employerId: string };
  filters: FilterTexts;
  /** Found when last viewed. */
  whenViewed: Set<string>;
  /** As of the last comparison. */
  wasNew: Set<string>;
  extendedAt: number;
  isViewedSince: boolean;
}

test.each([1, 2, 3])("seed %i: the diff is who matches now and did not when last viewed", async (seed) => {
  const r = seeded(seed);
  let time = Date.parse("2026-03-01T08:00:00Z");
  const tick = () => new Date((time += 60_000));
  const first = await makeTeam(db);
  const teams = [first, await makeTeam(db, first.accountId), await makeTeam(db)];
  const people = await Promise.all(Array.from({ length: 25 }, () => makePerson(db)));
  for (const id of people) if (r.chance(0.7)) await edit(db, r, id, teams, tick());
  const saved: SavedFilter[] = [];
  for (let count = 0; count < 40; count += 1) {
    const team = r.pick(teams);
    const filters = randomFilters(r);
    const one = { id: await saveFilter(db, team, filters, tick()), team, filters };
    const whenViewed = await found(one);
    saved.push({ ...one, whenViewed, wasNew: new Set(), extendedAt: time, isViewedSince: true });
  }
  for (let step = 0; step < 60; step += 1) {
    const one = r.pick(saved);
    const dice = r.next();
    if (dice < 0.55) await edit(db, r, r.pick(people), teams, tick());
    else if (dice < 0.75) {
      const happen = r.pick(Object.values(randomEvents));
      await happen(db, r.pick(teams), r.pick(people), tick());
    } else if (dice < 0.85) await reset(one, one.filters, tick());
    else if (dice < 0.9) await reset(one, randomFilters(r), tick());
    else await compareAndCheck(saved, tick());
  }
  await compareAndCheck(saved, tick());
  expect(saved.some(({ wasNew }) => wasNew.size > 0)).toBe(true);
});

/** Viewed, or made to look for something else. */
async function reset(one: SavedFilter, filters: FilterTexts, now: Date): Promise<void> {
  const { filtersHash: _hash, ...columns } = filterColumns(filters);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("savedFilterSelections").set(columns).where("id", "=", one.id).execute();
    await resetBaseline(tx, one.id, now);
  });
  const whenViewed = await found({ ...one, filters });
  Object.assign(one, { filters, whenViewed, wasNew: new Set(), isViewedSince: true });
  expect((await loadCurrentDiffs(db, [one.id])).get(one.id)).toEqual([]);
}

async function compareAndCheck(kept: SavedFilter[], now: Date): Promise<void> {
  // Before the comparison nobody is wrongly new; it is only unknown yet who came.
  const early = await loadCurrentDiffs(
    db,
    kept.map(({ id }) => id),
  );
  for (const one of kept)
    expect([...(await expected(one))]).toEqual(expect.arrayContaining(early.get(one.id)!));
  await Promise.all([compareEverything(now), compareEverything(now)]);
  await updateDiffs(db, await findRelatedSince(db), now);
  const diffs = await loadCurrentDiffs(
    db,
    kept.map(({ id }) => id),
  );
  for (const one of kept) {
    const isNew = await expected(one);
    expect(new Set(diffs.get(one.id)), JSON.stringify(one.filters)).toEqual(isNew);
    const extendedAt = await grownAtOf(one.id);
    // A view in between may have reported someone already, so only this is certain: it never changes for nobody.
    if (extendedAt !== one.extendedAt) expect(isNew.size).toBeGreaterThan(0);
    const came = [...isNew].some((id) => !one.wasNew.has(id));
    if (came && !one.isViewedSince && !("status" in one.filters)) expect(extendedAt).toBe(now.getTime());
    Object.assign(one, { wasNew: isNew, extendedAt, isViewedSince: false });
  }
}

async function compareEverything(now: Date): Promise<void> {
  while ((await compareBatch(db, now, 3)) > 0);
}

async function expected({ id: _id, whenViewed, ...one }: SavedFilter): Promise<Set<string>> {
  const status = (one.filters.status ?? "all") as CandidateStatus;
  const written = status === "messaged" ? [] : await writtenTo(one.team.employerId);
  const now = await found(one);
  return new Set([...now].filter((id) => !whenViewed.has(id) && !written.includes(id)));
}

async function found({ team, filters }: Pick<SavedFilter, "team" | "filters">): Promise<Set<string>> {
  const parsed = parseCandidateFilters(filters as Record<string, string>)!;
  const search = parseSearch(parsed, { employerId: team.employerId, areas: null, excluding: null });
  const rows = await matchingRows(db, search).select("userProfileId").execute();
  return new Set(rows.map(({ userProfileId }) => userProfileId));
}

async function writtenTo(employerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("conversations")
    .select("userProfileId")
    .where("employerId", "=", employerId)
    .execute();
  return rows.map(({ userProfileId }) => userProfileId);
}

const grownAtOf = async (id: string) =>
  (
    await db
      .selectFrom("savedFilterSelections")
      .select("extendedAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).extendedAt.getTime();
