/** Team notes about some candidates and applicants: short, and about the work alone. */
import { bulkInsert } from "../../bulk-insert.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { Marketplace } from "../marketplace.ts";

const noteTexts = [
  "Warm on the phone. Asked good questions about our nap routine.",
  "Can start mid-month. Prefers the toddler room.",
  "References called: both would hire again.",
  "Trial day went well. The children wanted to know when they come back.",
  "Would take fewer hours on Fridays. Check with the classroom plan.",
  "Knows two of our families. Lives ten minutes away.",
];

const notedStates = ["shortlisted", "interviewing", "offered"];

/** Made without chance, so that what is made after them stays as it is. */
export async function writeNotes(
  tx: Transaction,
  { applications, jobs }: Marketplace,
  now: Date,
): Promise<void> {
  const teams = new Map(jobs.map(({ row, employer }) => [row.id, employer]));
  const noted = applications.filter(
    ({ row }, index) => notedStates.includes(row.aasmState!) && index % 2 === 0,
  );
  const rows = noted.flatMap(({ row }, index) => {
    const { row: employer, profiles } = teams.get(row.jobListingId)!;
    return noteTexts
      .slice(index % noteTexts.length, (index % noteTexts.length) + 1 + (index % 2))
      .map((body, turn) => {
        const at = new Date(Math.min(+new Date(row.submittedAt as Date) + (turn + 1) * dayMs, +now - hourMs));
        return {
          employerId: employer.id,
          employerProfileId: profiles[(index + turn) % profiles.length]!.id,
          userProfileId: row.userProfileId,
          body,
          createdAt: at,
          updatedAt: at,
        };
      });
  });
  await bulkInsert(tx, "notes", rows as never);
  await sql`update job_applications set notes_count = counted.notes
    from (select employer_id, user_profile_id, count(*) as notes from notes group by employer_id, user_profile_id) counted
    where job_applications.employer_id = counted.employer_id
      and job_applications.user_profile_id = counted.user_profile_id`.execute(tx);
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
