/**
 * Saved filters against the plain meaning of the words: who the search itself finds now, without those it found when the
 * filter was last viewed and those who were written to. Educators change, teams act, filters are viewed and changed at
 * any moment, also while changes wait to be compared, and two workers compare at once.
 */
import type { CandidateStatus } from "#features/educators/candidate-filters.ts";
import { seeded } from "#features/jobs/api/search/market-under-test.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { expect, test } from "vitest";
import { matchingRows } from "../search/matching-rows.ts";
import { readSearch } from "../search/search-candidates.query.ts";
import { parseCandidateFilters } from "../search/search-filters.ts";
import { compareSome } from "./compare-changes.job.ts";
import { currentDiffs } from "./current-diffs.query.ts";
import { moveAll } from "./move-all.ts";
import { filterColumns, type Texts } from "./read-filters.ts";
import { relatedSince } from "./related-since.query.ts";
import { edit, happenings, keep, makePerson, makeTeam, randomFilters } from "./saved-filters-under-test.ts";
import { startAnew } from "./start-anew.ts";

const { db } = await testDatabase();

interface Kept {
  id: string;
  team: { employerId: string };
  filters: Texts;
  /** Found when last viewed. */
  whenViewed: Set<string>;
  /** As of the last comparison. */
  wasNew: Set<string>;
  grownAt: number;
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
  const kept: Kept[] = [];
  for (let count = 0; count < 40; count += 1) {
    const team = r.pick(teams);
    const filters = randomFilters(r);
    const one = { id: await keep(db, team, filters, tick()), team, filters };
    const whenViewed = await found(one);
    kept.push({ ...one, whenViewed, wasNew: new Set(), grownAt: time, isViewedSince: true });
  }
  for (let step = 0; step < 60; step += 1) {
    const one = r.pick(kept);
    const dice = r.next();
    if (dice < 0.55) await edit(db, r, r.pick(people), teams, tick());
    else if (dice < 0.75) {
      const happen = r.pick(Object.values(happenings));
      await happen(db, r.pick(teams), r.pick(people), tick());
    } else if (dice < 0.85) await beginAnew(one, one.filters, tick());
    else if (dice < 0.9) await beginAnew(one, randomFilters(r), tick());
    else await compareAndCheck(kept, tick());
  }
  await compareAndCheck(kept, tick());
  expect(kept.some(({ wasNew }) => wasNew.size > 0)).toBe(true);
});

/** Viewed, or made to look for something else. */
async function beginAnew(one: Kept, filters: Texts, now: Date): Promise<void> {
  const { filtersHash: _hash, ...columns } = filterColumns(filters);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("savedFilterSelections").set(columns).where("id", "=", one.id).execute();
    await startAnew(tx, one.id, now);
  });
  const whenViewed = await found({ ...one, filters });
  Object.assign(one, { filters, whenViewed, wasNew: new Set(), isViewedSince: true });
  expect((await currentDiffs(db, [one.id])).get(one.id)).toEqual([]);
}

async function compareAndCheck(kept: Kept[], now: Date): Promise<void> {
  // Before anything is compared nobody is new who is not: it is only not known yet who came.
  const early = await currentDiffs(
    db,
    kept.map(({ id }) => id),
  );
  for (const one of kept)
    expect([...(await expected(one))]).toEqual(expect.arrayContaining(early.get(one.id)!));
  await Promise.all([compareEverything(now), compareEverything(now)]);
  await moveAll(db, await relatedSince(db), now);
  const diffs = await currentDiffs(
    db,
    kept.map(({ id }) => id),
  );
  for (const one of kept) {
    const isNew = await expected(one);
    expect(new Set(diffs.get(one.id)), JSON.stringify(one.filters)).toEqual(isNew);
    const grownAt = await grownAtOf(one.id);
    // A viewing in between may have been told of somebody already, so only that it never moves for nobody is sure.
    if (grownAt !== one.grownAt) expect(isNew.size).toBeGreaterThan(0);
    const came = [...isNew].some((id) => !one.wasNew.has(id));
    if (came && !one.isViewedSince && !("status" in one.filters)) expect(grownAt).toBe(now.getTime());
    Object.assign(one, { wasNew: isNew, grownAt, isViewedSince: false });
  }
}

async function compareEverything(now: Date): Promise<void> {
  while ((await compareSome(db, now, 3)) > 0);
}

async function expected({ id: _id, whenViewed, ...one }: Kept): Promise<Set<string>> {
  const status = (one.filters.status ?? "all") as CandidateStatus;
  const written = status === "messaged" ? [] : await writtenTo(one.team.employerId);
  const now = await found(one);
  return new Set([...now].filter((id) => !whenViewed.has(id) && !written.includes(id)));
}

async function found({ team, filters }: Pick<Kept, "team" | "filters">): Promise<Set<string>> {
  const search = readSearch(parseCandidateFilters(filters as Record<string, string>)!, team.employerId);
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
      .select("grownAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).grownAt.getTime();
